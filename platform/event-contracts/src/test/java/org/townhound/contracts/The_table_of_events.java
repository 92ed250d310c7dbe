package org.townhound.contracts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.enforcement.v1.EnforcementEvent;
import org.townhound.contracts.impound.v1.ImpoundEvent;
import org.townhound.contracts.kit.v1.AccountEvent;
import org.townhound.contracts.licensing.v1.LicensingEvent;
import org.townhound.contracts.notification.v1.NotificationEvent;
import org.townhound.contracts.wire.EventType;
import org.townhound.contracts.wire.EventTypes;

class The_table_of_events {
    private static final List<Class<?>> FAMILIES = List.of(
            LicensingEvent.class,
            EnforcementEvent.class,
            ImpoundEvent.class,
            NotificationEvent.class,
            AccountEvent.class);

    @Test
    void names_every_event_once() {
        Set<String> names = new HashSet<>();
        EventTypes.ALL.forEach(type -> assertTrue(names.add(type.wireName()), type.wireName() + " stands twice"));
    }

    @Test
    void names_each_event_by_publisher_act_and_version() {
        EventTypes.ALL.forEach(type -> {
            assertTrue(type.wireName().matches("[a-z]+\\.[a-z]+(-[a-z]+)*\\.v[1-9]\\d*"), type.wireName());
            String[] home = type.record().getPackageName().split("\\.", -1);
            assertTrue(type.wireName().startsWith(home[3] + "."), type.wireName() + " is not named for its publisher");
            assertTrue(type.wireName().endsWith("." + home[4]), type.wireName() + " is not named for its version");
        });
    }

    @Test
    void holds_every_record_of_every_family_and_no_other() {
        Set<Class<?>> permitted = FAMILIES.stream()
                .flatMap(family -> Stream.of(family.getPermittedSubclasses()))
                .collect(Collectors.toSet());
        assertEquals(permitted, EventTypes.ALL.stream().map(EventType::record).collect(Collectors.toSet()));
        permitted.forEach(record -> {
            assertTrue(record.isRecord(), record + " is not a record");
            assertTrue(!record.getSimpleName().endsWith("Event"), record + " needs no suffix");
        });
    }

    @Test
    void knows_every_family_of_the_contracts() {
        assertEquals(
                Set.copyOf(FAMILIES),
                EventTypes.ALL.stream()
                        .map(type -> type.record().getInterfaces()[0])
                        .collect(Collectors.toSet()));
    }

    @Test
    void leaves_no_schema_and_no_sample_behind() throws IOException {
        Set<String> files = EventTypes.ALL.stream()
                .map(type -> type.wireName() + ".json")
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(files, names(Samples.FOLDER));
        files.add("values.v1.json");
        assertEquals(files, names(Path.of("src", "main", "resources", "schemas")));
    }

    @Test
    void finds_a_record_by_name_and_a_name_by_record() {
        EventTypes.ALL.forEach(type -> {
            assertEquals(Optional.of(type), EventTypes.named(type.wireName()));
            assertEquals(type, EventTypes.of(type.record()));
        });
        assertEquals(Optional.empty(), EventTypes.named("licensing.license-issued.v99"));
        record Stranger() implements Event {}
        assertThrows(IllegalArgumentException.class, () -> EventTypes.of(Stranger.class));
    }

    @Test
    void gives_two_versions_one_family() {
        assertEquals("licensing.license-issued", EventType.family("licensing.license-issued.v2"));
        assertEquals(
                "licensing.license-issued",
                EventTypes.named("licensing.license-issued.v1").orElseThrow().family());
    }

    private static Set<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).collect(Collectors.toCollection(TreeSet::new));
        }
    }
}
