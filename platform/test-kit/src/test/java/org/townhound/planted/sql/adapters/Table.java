package org.townhound.planted.sql.adapters;

/** Stands for an adapter. */
public record Table(String name) {}
