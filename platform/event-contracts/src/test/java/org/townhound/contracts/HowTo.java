package org.townhound.contracts;

import org.townhound.contracts.wire.EventType;

/** What a failing contract test tells its reader to do. */
final class HowTo {
    static final String APPROVE = "write the approved samples anew with\n"
            + "  mvn -pl platform/event-contracts -am test -Dtest=Every_published_event,The_AsyncAPI_document"
            + " -Dsurefire.failIfNoSpecifiedTests=false -Dtownhound.samples=approve\n"
            + "and review the diff of platform/event-contracts/src/test/resources/samples: a published version may "
            + "gain a field, never lose or rename one.";

    private HowTo() {}

    /** How to bring a schema in line with its record. */
    static String describe(EventType type, String wrong) {
        return "schemas/" + type.wireName() + ".json " + wrong
                + "\n(the folder is platform/event-contracts/src/main/resources/schemas; "
                + "a field that can be null is anyOf its type and null, and is not required)";
    }
}
