package org.townhound.ordinances.reader;

/** Stands for what reads the ordinances. */
public record Reader(String folder) {}
