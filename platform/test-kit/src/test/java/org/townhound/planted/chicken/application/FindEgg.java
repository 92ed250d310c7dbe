package org.townhound.planted.chicken.application;

import org.townhound.planted.egg.application.FindChicken;

/** R5: one half of a cycle. */
public record FindEgg(FindChicken chicken) {}
