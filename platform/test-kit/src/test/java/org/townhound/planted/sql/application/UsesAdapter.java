package org.townhound.planted.sql.application;

import org.townhound.planted.sql.adapters.Table;

/** R3: a use case that knows its adapter. */
public record UsesAdapter(Table table) {}
