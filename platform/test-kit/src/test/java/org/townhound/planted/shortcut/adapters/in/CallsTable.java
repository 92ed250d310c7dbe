package org.townhound.planted.shortcut.adapters.in;

import org.townhound.planted.shortcut.adapters.out.CallsResource;

/** R4: a resource that reaches for the table by itself. */
public record CallsTable(CallsResource table) {}
