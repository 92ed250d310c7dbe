package org.townhound.planted.egg.application;

import java.util.List;
import org.townhound.planted.chicken.application.FindEgg;

/** R5: the other half. */
public record FindChicken(List<FindEgg> eggs) {}
