package org.townhound.planted.framework.domain;

import org.townhound.ordinances.reader.Reader;

/** R1: more of the ordinances than their values. */
public record UsesRulesReader(Reader reader) {}
