package org.townhound.contracts.wire;

import static java.util.stream.Collectors.toUnmodifiableMap;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.townhound.contracts.Event;
import org.townhound.contracts.enforcement.v1.AdjustmentProposed;
import org.townhound.contracts.enforcement.v1.AssessmentAdjusted;
import org.townhound.contracts.enforcement.v1.CitationDefaultRemoved;
import org.townhound.contracts.enforcement.v1.CitationDefaulted;
import org.townhound.contracts.enforcement.v1.CitationIssued;
import org.townhound.contracts.enforcement.v1.ComplaintFiled;
import org.townhound.contracts.enforcement.v1.NoticeDefective;
import org.townhound.contracts.enforcement.v1.OffenseAssessed;
import org.townhound.contracts.enforcement.v1.OffenseRecorded;
import org.townhound.contracts.enforcement.v1.OffenseVoided;
import org.townhound.contracts.enforcement.v1.WarningIssued;
import org.townhound.contracts.impound.v1.DogImpounded;
import org.townhound.contracts.impound.v1.DogReleased;
import org.townhound.contracts.impound.v1.HoldExpired;
import org.townhound.contracts.impound.v1.KeeperIdentified;
import org.townhound.contracts.kit.v1.ChargeAssessed;
import org.townhound.contracts.kit.v1.ChargeWaived;
import org.townhound.contracts.kit.v1.CreditGiven;
import org.townhound.contracts.kit.v1.PaymentReceived;
import org.townhound.contracts.kit.v1.PaymentVoided;
import org.townhound.contracts.kit.v1.RefundPaid;
import org.townhound.contracts.licensing.v1.DogRegistered;
import org.townhound.contracts.licensing.v1.KeeperRegistered;
import org.townhound.contracts.licensing.v1.LateFeeAssessed;
import org.townhound.contracts.licensing.v1.LicenseExpired;
import org.townhound.contracts.licensing.v1.LicenseIssued;
import org.townhound.contracts.licensing.v1.LicenseRefused;
import org.townhound.contracts.licensing.v1.RabiesCertificateRecorded;
import org.townhound.contracts.licensing.v1.SterilizationProofAccepted;
import org.townhound.contracts.licensing.v1.TagIssued;
import org.townhound.contracts.notification.v1.NoticeFailed;
import org.townhound.contracts.notification.v1.NoticeQueued;
import org.townhound.contracts.notification.v1.NoticeSent;
import org.townhound.contracts.notification.v1.NoticeWritten;

/** Every event and its name on the wire, written by hand: renaming a class must not orphan history. */
public final class EventTypes {
    public static final List<EventType> ALL = List.of(
            new EventType("licensing.keeper-registered.v1", KeeperRegistered.class),
            new EventType("licensing.dog-registered.v1", DogRegistered.class),
            new EventType("licensing.rabies-certificate-recorded.v1", RabiesCertificateRecorded.class),
            new EventType("licensing.sterilization-proof-accepted.v1", SterilizationProofAccepted.class),
            new EventType("licensing.license-issued.v1", LicenseIssued.class),
            new EventType("licensing.license-expired.v1", LicenseExpired.class),
            new EventType("licensing.license-refused.v1", LicenseRefused.class),
            new EventType("licensing.late-fee-assessed.v1", LateFeeAssessed.class),
            new EventType("licensing.tag-issued.v1", TagIssued.class),
            new EventType("enforcement.complaint-filed.v1", ComplaintFiled.class),
            new EventType("enforcement.offense-recorded.v1", OffenseRecorded.class),
            new EventType("enforcement.offense-voided.v1", OffenseVoided.class),
            new EventType("enforcement.offense-assessed.v1", OffenseAssessed.class),
            new EventType("enforcement.assessment-adjusted.v1", AssessmentAdjusted.class),
            new EventType("enforcement.adjustment-proposed.v1", AdjustmentProposed.class),
            new EventType("enforcement.warning-issued.v1", WarningIssued.class),
            new EventType("enforcement.citation-issued.v1", CitationIssued.class),
            new EventType("enforcement.citation-defaulted.v1", CitationDefaulted.class),
            new EventType("enforcement.citation-default-removed.v1", CitationDefaultRemoved.class),
            new EventType("enforcement.notice-defective.v1", NoticeDefective.class),
            new EventType("impound.dog-impounded.v1", DogImpounded.class),
            new EventType("impound.keeper-identified.v1", KeeperIdentified.class),
            new EventType("impound.hold-expired.v1", HoldExpired.class),
            new EventType("impound.dog-released.v1", DogReleased.class),
            new EventType("notification.notice-queued.v1", NoticeQueued.class),
            new EventType("notification.notice-written.v1", NoticeWritten.class),
            new EventType("notification.notice-sent.v1", NoticeSent.class),
            new EventType("notification.notice-failed.v1", NoticeFailed.class),
            new EventType("kit.charge-assessed.v1", ChargeAssessed.class),
            new EventType("kit.payment-received.v1", PaymentReceived.class),
            new EventType("kit.payment-voided.v1", PaymentVoided.class),
            new EventType("kit.charge-waived.v1", ChargeWaived.class),
            new EventType("kit.credit-given.v1", CreditGiven.class),
            new EventType("kit.refund-paid.v1", RefundPaid.class));

    private static final Map<String, EventType> BY_WIRE_NAME =
            ALL.stream().collect(toUnmodifiableMap(EventType::wireName, Function.identity()));
    private static final Map<Class<? extends Event>, EventType> BY_RECORD =
            ALL.stream().collect(toUnmodifiableMap(EventType::record, Function.identity()));

    private EventTypes() {}

    /** The record that carries {@code wireName}; empty for a type or a version that this release does not know. */
    public static Optional<EventType> named(String wireName) {
        return Optional.ofNullable(BY_WIRE_NAME.get(wireName));
    }

    /**
     * The wire name of a record.
     *
     * @throws IllegalArgumentException for a record that is missing from the table
     */
    public static EventType of(Class<? extends Event> record) {
        EventType type = BY_RECORD.get(record);
        if (type == null) {
            throw new IllegalArgumentException(record.getName() + " has no wire name: add it to EventTypes");
        }
        return type;
    }
}
