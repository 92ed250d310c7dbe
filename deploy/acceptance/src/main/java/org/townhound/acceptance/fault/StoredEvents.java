package org.townhound.acceptance.fault;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.townhound.acceptance.play.Http;
import org.townhound.acceptance.play.Services;

/** Everything that the services have stored and sealed, as one service may read it from another. */
public record StoredEvents(Services services, String town, Http http) {
    private static final int LANES = 12;
    private static final int MOST = 500;

    /** The events of a service, lane by lane. */
    public List<JsonNode> of(String service) {
        return IntStream.range(0, LANES)
                .mapToObj(lane -> lane(service, lane))
                .flatMap(List::stream)
                .toList();
    }

    /** What is wrong with the events of all services: a gap, or something twice; empty when nothing is. */
    List<String> faults() {
        return services.withClock().stream()
                .flatMap(service -> faults(service, of(service)).stream())
                .toList();
    }

    private static List<String> faults(String service, List<JsonNode> events) {
        List<String> faults = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        Set<Long> places = new HashSet<>();
        Map<String, Long> versions = new HashMap<>();
        for (JsonNode event : events) {
            long version = event.path("streamversion").asLong();
            Long before = versions.put(event.path("subject").asText(), version);
            if (version != (before == null ? 1 : before + 1)) {
                faults.add(service + ": version " + version + " after " + before + " of " + event.path("subject"));
            }
            if (!ids.add(event.path("id").asText())
                    || !places.add(event.path("storeseq").asLong())) {
                faults.add(service + ": twice " + event.path("id"));
            }
        }
        if (places.stream().anyMatch(place -> place < 1 || place > events.size())) {
            faults.add(service + ": the numbers of " + events.size() + " events have a gap");
        }
        return faults;
    }

    private List<JsonNode> lane(String service, int lane) {
        List<JsonNode> events = new ArrayList<>();
        List<JsonNode> page = page(service, lane, 1);
        while (!page.isEmpty()) {
            events.addAll(page);
            page = page(service, lane, events.size() + 1);
        }
        return events;
    }

    private List<JsonNode> page(String service, int lane, int from) {
        Map<String, String> headers = Map.of("Authorization", "Bearer " + services.token("service", town));
        String path = "/platform/events?lane=" + lane + "&from=" + from + "&limit=" + MOST;
        try {
            return http.send("GET", services.url(service) + path, headers, Http.JSON.missingNode())
                    .body()
                    .valueStream()
                    .toList();
        } catch (IOException unreachable) {
            throw new UncheckedIOException(unreachable);
        }
    }
}
