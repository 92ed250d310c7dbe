package org.townhound.planted.framework.domain;

import org.junit.jupiter.api.Tag;

/** R1: a framework's annotation, the violation that old versions of ArchUnit do not see. */
@Tag("planted")
public record Annotated(String name) {}
