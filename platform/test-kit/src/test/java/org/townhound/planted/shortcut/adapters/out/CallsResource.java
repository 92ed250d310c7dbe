package org.townhound.planted.shortcut.adapters.out;

import org.townhound.planted.shortcut.adapters.in.CallsTable;

/** R4: a table that knows who asks. */
public final class CallsResource {
    private CallsResource() {}

    public static CallsResource of(CallsTable resource) {
        return resource.table();
    }
}
