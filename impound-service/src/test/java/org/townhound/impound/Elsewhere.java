package org.townhound.impound;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.vertx.core.json.JsonObject;
import java.time.Instant;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.eclipse.microprofile.config.ConfigProvider;
import org.townhound.eventstore.CloudEventAttributes;
import org.townhound.eventstore.Ids;
import org.townhound.eventstore.Lanes;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.StoredEvent;
import org.townhound.eventstore.StreamId;

/** Licensing and enforcement, as far as their topics show them. */
final class Elsewhere {
    private static final UUID STORE = UUID.randomUUID();
    private static final Map<String, Long> PLACES = new HashMap<>();
    private static final Instant NOW = Instant.parse("2026-03-02T15:00:00Z");
    private static final Map<String, Object> NO_LAW = Map.of(
            "provision",
            "license.fee-unaltered",
            "value",
            "15.00 USD",
            "citation",
            Map.of("town", "whitman-ma", "section", "§ 110-2.A", "effective", "2021-10-06", "act", "ATM"),
            "ordinanceVersion",
            "sha256:" + "0".repeat(64));

    private final String town;

    Elsewhere(String town) {
        this.town = town;
    }

    UUID keeper() {
        UUID keeper = UUID.randomUUID();
        publish(
                "licensing",
                "keeper",
                keeper.toString(),
                "licensing.keeper-registered.v1",
                Map.of("personId", keeper.toString(), "kind", "person"));
        return keeper;
    }

    UUID dog(UUID keeper) {
        UUID dog = UUID.randomUUID();
        publish(
                "licensing",
                "dog",
                dog.toString(),
                "licensing.dog-registered.v1",
                Map.of(
                        "dogId", dog.toString(),
                        "keeperId", keeper.toString(),
                        "name", "Rex",
                        "breed", "beagle",
                        "color", "tricolor",
                        "sex", "male",
                        "bornOn", "2023-05-02",
                        "keptInTownSince", "2025-03-01"));
        return dog;
    }

    void vaccinated(UUID dog, String on, String until) {
        publish(
                "licensing",
                "dog",
                dog.toString(),
                "licensing.rabies-certificate-recorded.v1",
                Map.of(
                        "certificateId",
                        UUID.randomUUID().toString(),
                        "dogId",
                        dog.toString(),
                        "vaccinatedOn",
                        on,
                        "expiresOn",
                        until,
                        "rabiesTagNumber",
                        "R-1",
                        "vaccineManufacturer",
                        "Acme"));
    }

    /** A license for fifteen dollars and, when it comes late, twenty-five more. */
    UUID licensed(UUID dog, String appliedOn, String from, String until, boolean late) {
        UUID license = UUID.randomUUID();
        publish(
                "licensing",
                "license",
                license.toString(),
                "licensing.license-issued.v1",
                Map.of(
                        "licenseId", license.toString(),
                        "dogId", dog.toString(),
                        "keeperId", UUID.randomUUID().toString(),
                        "licenseNumber", "2025-1",
                        "appliedOn", appliedOn,
                        "periodFrom", from,
                        "periodUntil", until,
                        "fee", money("15.00"),
                        "because", List.of()));
        charged("licensing", license, "license-fee", "15.00");
        if (late) {
            charged("licensing", license, "late-fee", "25.00");
        }
        return license;
    }

    /** A citation, and the charge on its account. */
    UUID cited(UUID keeper, String number, String issuedOn, String amount) {
        publish(
                "enforcement",
                "citation",
                number,
                "enforcement.citation-issued.v1",
                Map.of(
                        "offenseId", UUID.randomUUID().toString(),
                        "personId", keeper.toString(),
                        "noticeNumber", number,
                        "issuedOn", issuedOn,
                        "amount", money(amount),
                        "citation", NO_LAW.get("citation")));
        UUID account = Ids.named(new StreamId(town, "citation", number).toString());
        charged("enforcement", account, "fine", amount);
        return account;
    }

    void paid(String service, UUID account, String amount) {
        publish(
                service,
                "account",
                account.toString(),
                "kit.payment-received.v1",
                Map.of(
                        "accountId", account.toString(),
                        "paymentId", UUID.randomUUID().toString(),
                        "amount", money(amount),
                        "method", "cash",
                        "receivedAt", NOW.toString(),
                        "receiptNumber", service + "-000001"));
    }

    void credited(String service, UUID account, String amount) {
        publish(
                service,
                "account",
                account.toString(),
                "kit.credit-given.v1",
                Map.of(
                        "accountId", account.toString(),
                        "creditId", UUID.randomUUID().toString(),
                        "chargeId", UUID.randomUUID().toString(),
                        "amount", money(amount),
                        "reason", "assessment-adjusted",
                        "becauseOf", UUID.randomUUID().toString()));
    }

    private void charged(String service, UUID account, String kind, String amount) {
        publish(
                service,
                "account",
                account.toString(),
                "kit.charge-assessed.v1",
                Map.of(
                        "accountId",
                        account.toString(),
                        "chargeId",
                        UUID.randomUUID().toString(),
                        "kind",
                        kind,
                        "amount",
                        money(amount),
                        "payee",
                        "town-clerk",
                        "because",
                        NO_LAW));
    }

    private static Map<String, Object> money(String amount) {
        return Map.of("amount", amount, "currency", "USD");
    }

    private void publish(String service, String kind, String id, String type, Map<String, Object> payload) {
        StreamId stream = new StreamId(town, kind, id);
        int lane = Lanes.of(stream.toString());
        StoredEvent stored = new StoredEvent(
                UUID.randomUUID(),
                stream,
                PLACES.merge(service + "/" + stream, 1L, Long::sum),
                type,
                NOW,
                LocalDate.of(2026, 3, 2),
                NOW,
                "clerk",
                UUID.randomUUID(),
                null,
                null,
                new JsonObject(payload).encode());
        send(
                service,
                new SealedEvent(
                        stored,
                        PLACES.merge(service, 1L, Long::sum),
                        lane,
                        PLACES.merge(service + "@" + lane, 1L, Long::sum),
                        STORE));
    }

    private static void send(String service, SealedEvent event) {
        ProducerRecord<String, byte[]> record = new ProducerRecord<>(
                config("townhound.topics." + service),
                event.lane(),
                event.stored().stream().toString(),
                event.stored().payload().getBytes(UTF_8));
        CloudEventAttributes.of(service, event)
                .forEach((attribute, value) -> record.headers().add("ce_" + attribute, value.getBytes(UTF_8)));
        Map<String, Object> settings = Map.of("bootstrap.servers", config("kafka.bootstrap.servers"));
        try (KafkaProducer<String, byte[]> producer =
                new KafkaProducer<>(settings, new StringSerializer(), new ByteArraySerializer())) {
            producer.send(record).get();
        } catch (InterruptedException | ExecutionException failed) {
            throw new IllegalStateException(failed);
        }
    }

    private static String config(String property) {
        return ConfigProvider.getConfig().getValue(property, String.class);
    }
}
