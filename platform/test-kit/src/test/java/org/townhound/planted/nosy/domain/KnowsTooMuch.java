package org.townhound.planted.nosy.domain;

import org.townhound.planted.tidy.domain.Dog;

/** R5: the inside of another feature. */
public record KnowsTooMuch(Dog dog) {}
