package org.townhound.acceptance.fault;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.townhound.acceptance.play.Http;
import org.townhound.acceptance.play.Services;

/**
 * What the ledgers say of the forms that officers handed in: each is counted, and counted once. A form that was handed in
 * too late for its notice has no number.
 */
record Ledgers(Services services, String town, int year, Http http) {
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(90);
    private static final long BETWEEN_LOOKS = TimeUnit.MILLISECONDS.toNanos(200);

    /**
     * Compares.
     *
     * @param taken the keeper of every offense that was taken
     * @return what is wrong; empty when all is well
     */
    List<String> faults(Map<UUID, UUID> taken) {
        Set<UUID> keepers = new TreeSet<>(taken.values());
        long deadline = System.nanoTime() + PATIENCE;
        while (keepers.stream().mapToInt(keeper -> offenses(keeper).size()).sum() < taken.size()) {
            if (System.nanoTime() > deadline) {
                return List.of("lost: not all of " + taken.size() + " forms are counted");
            }
            LockSupport.parkNanos(BETWEEN_LOOKS);
        }
        Set<String> seen = new HashSet<>();
        return keepers.stream()
                .flatMap(keeper -> faults(keeper, taken, seen).stream())
                .toList();
    }

    private List<String> faults(UUID keeper, Map<UUID, UUID> taken, Set<String> seen) {
        Set<String> faults = new TreeSet<>();
        int ordinal = 0;
        for (JsonNode offense : offenses(keeper)) {
            ordinal++;
            String id = offense.path("offenseId").asText();
            String number = offense.path("notice").path("number").asText();
            if (!keeper.equals(taken.get(UUID.fromString(id)))) {
                faults.add("the offense " + id + " was never handed in for " + keeper);
            }
            if (offense.path("assessment").path("ordinal").asInt() != ordinal) {
                faults.add("the offense " + id + " is not number " + ordinal);
            }
            if (!seen.add(id) || (!number.isEmpty() && !seen.add(number))) {
                faults.add("doubled: offense " + id + " with notice \"" + number + "\"");
            }
        }
        return List.copyOf(faults);
    }

    /** Those of the year that are assessed; none while the service does not answer. */
    private List<JsonNode> offenses(UUID keeper) {
        String path = "/towns/" + town + "/keepers/" + keeper + "/offense-counts?year=" + year;
        Map<String, String> headers =
                Map.of("Authorization", "Bearer " + services.token("animal-control-officer", town));
        try {
            return http.send("GET", services.url("enforcement") + path, headers, Http.JSON.missingNode())
                    .body()
                    .path("offenses")
                    .valueStream()
                    .toList();
        } catch (IOException unreachable) {
            return List.of();
        }
    }
}
