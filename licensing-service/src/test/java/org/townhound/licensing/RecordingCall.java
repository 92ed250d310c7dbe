package org.townhound.licensing;

import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * A call that records something.
 *
 * @param name for the report
 * @param path below the town
 * @param form a body that would be accepted
 * @param facts the fields that hold a day or a moment of the past
 * @param texts the fields that hold free text
 */
record RecordingCall(String name, String path, Map<String, ?> form, List<String> facts, List<String> texts) {
    private static final Clerk CLERK = Clerk.OF_WHITMAN;

    /** Every one of them, for a keeper, a dog and a license made for the occasion. */
    static List<RecordingCall> all() {
        UUID keeper = CLERK.keeper("Ann Example");
        UUID dog = CLERK.vaccinatedDog();
        String license = CLERK.applies(CLERK.vaccinatedDog(), "2026-07-15T09:00:00-04:00")
                .extract()
                .path("licenseId");
        return List.of(
                new RecordingCall("keepers", "/keepers", Clerk.keeperForm("Ann Example"), List.of(), List.of("name")),
                new RecordingCall(
                        "dogs",
                        "/dogs",
                        Clerk.dogForm(keeper),
                        List.of("bornOn", "keptInTownSince"),
                        List.of("name", "breed", "color")),
                new RecordingCall(
                        "rabies-certificates",
                        "/dogs/" + dog + "/rabies-certificates",
                        Clerk.certificateForm("2026-06-01", "2029-06-01"),
                        List.of("vaccinatedOn"),
                        List.of("rabiesTagNumber", "vaccineManufacturer")),
                new RecordingCall(
                        "sterilization-proofs",
                        "/dogs/" + dog + "/sterilization-proofs",
                        Map.of("kind", "certificate", "shownOn", "2026-07-15", "certificateUnobtainable", false),
                        List.of("shownOn"),
                        List.of("kind")),
                new RecordingCall(
                        "licenses",
                        "/dogs/" + dog + "/licenses",
                        Map.of(
                                "licenseId", UUID.randomUUID().toString(),
                                "appliedAt", "2026-07-15T09:00:00-04:00",
                                "periodFrom", "2026-07-01"),
                        List.of("appliedAt"),
                        List.of()),
                new RecordingCall(
                        "payments",
                        "/licenses/" + license + "/payments",
                        Clerk.with(
                                Clerk.paymentForm(UUID.randomUUID(), "15.00"),
                                Map.of("reference", "1017", "receivedAt", "2026-07-15T09:00:00-04:00")),
                        List.of("receivedAt"),
                        List.of("reference")));
    }

    /** The form with one field changed. */
    Map<String, Object> with(String field, Object value) {
        return Clerk.with(form, Map.of(field, value));
    }

    @Override
    public String toString() {
        return name;
    }
}
