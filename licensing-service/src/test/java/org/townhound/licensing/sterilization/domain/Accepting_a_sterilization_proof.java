package org.townhound.licensing.sterilization.domain;

import java.time.LocalDate;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.licensing.v1.SterilizationProofAccepted;
import org.townhound.licensing.Whitman;
import org.townhound.ordinances.values.LicenseRules;
import org.townhound.testkit.DeciderSpecification;
import org.townhound.testkit.Outcome;

class Accepting_a_sterilization_proof {
    private static final UUID REX = UUID.fromString("0197a000-0000-7000-8000-00000000000d");
    private static final UUID PROOF = UUID.fromString("0197a000-0000-7000-8000-0000000000e1");
    private static final LocalDate SHOWN = LocalDate.of(2026, 7, 15);
    private static final LicenseRules RULES = Whitman.licenseRules(SHOWN);
    private static final DeciderSpecification<SterilizationFile, SterilizationProofAccepted> FILE =
            DeciderSpecification.of(SterilizationFile.EMPTY, SterilizationFile::evolve);

    @Test
    void the_certificate_is_accepted_under_110_2_a() {
        accept(FILE, "certificate", false).then(accepted("certificate"));
    }

    @Test
    void a_certified_copy_is_accepted_under_110_2_b() {
        accept(FILE, "certified-copy", false).then(accepted("certified-copy"));
    }

    @Test
    void a_sworn_statement_is_accepted_once_the_certificate_is_beyond_reach() {
        accept(FILE, "sworn-statement", true).then(accepted("sworn-statement"));
    }

    @Test
    void a_sworn_statement_is_refused_while_the_certificate_can_be_had_citing_110_2_b() {
        accept(FILE, "sworn-statement", false).thenRefused("sterilization-certificate-obtainable", "§ 110-2.B");
    }

    @Test
    void the_owners_word_is_refused_citing_110_2_a() {
        accept(FILE, "word-of-honor", false).thenRefused("sterilization-proof-not-accepted", "§ 110-2.A");
    }

    @Test
    void the_same_proof_twice_is_one() {
        accept(FILE.given(accepted("certificate")), "certificate", false).thenNothingHappened();
    }

    @Test
    void an_id_is_never_given_to_another_proof() {
        accept(FILE.given(accepted("certificate")), "certified-copy", false)
                .thenInConflict("sterilization-proof-accepted-otherwise");
    }

    private static Outcome<SterilizationProofAccepted> accept(
            DeciderSpecification<SterilizationFile, SterilizationProofAccepted> past,
            String kind,
            boolean unobtainable) {
        AcceptSterilizationProof command = new AcceptSterilizationProof(PROOF, REX, kind, SHOWN, unobtainable);
        return past.when(file -> SterilizationDecider.decide(file, command, RULES));
    }

    private static SterilizationProofAccepted accepted(String kind) {
        return new SterilizationProofAccepted(
                PROOF, REX, kind, SHOWN, RULES.acceptedProofs().get(kind));
    }
}
