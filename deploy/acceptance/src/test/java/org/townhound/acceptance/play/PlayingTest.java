package org.townhound.acceptance.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.townhound.acceptance.scenario.ScenarioFiles;

class PlayingTest {
    @TempDir
    private Path folder;

    private StandInService service;
    private final List<Told> story = new ArrayList<>();

    @BeforeEach
    void start() throws IOException {
        service = new StandInService();
    }

    @AfterEach
    void end() {
        service.close();
    }

    @Test
    void the_steps_of_all_files_are_merged_in_the_order_of_their_times() throws IOException {
        write("a.yaml", "A", post("2026-01-01T10:00:00Z", "a1"), post("2026-03-01T10:00:00Z", "a2"));
        write("b.yaml", "B", post("2026-01-01T11:00:00+01:00", "b1"), post("2026-02-01T10:00:00Z", "b2"));
        play();
        assertEquals(
                List.of(
                        "PUT /simulation/clock {\"instant\":\"2026-01-01T10:00:00Z\"}",
                        "POST /a1 {}",
                        "POST /b1 {}",
                        "PUT /simulation/clock {\"instant\":\"2026-02-01T10:00:00Z\"}",
                        "POST /b2 {}",
                        "PUT /simulation/clock {\"instant\":\"2026-03-01T10:00:00Z\"}",
                        "POST /a2 {}"),
                service.calls);
    }

    @Test
    void a_scenario_that_fails_stops_and_the_others_go_on() throws IOException {
        write(
                "a.yaml",
                "A",
                post("2026-01-01T10:00:00Z", "a1").replace("201", "404"),
                post("2026-03-01T10:00:00Z", "a2"));
        write("b.yaml", "B", post("2026-04-01T10:00:00Z", "b1"));
        List<Outcome> outcomes = play();
        String report = outcomes.getFirst().report();
        assertTrue(report.startsWith("FAILS  A\n  step \"a1\" at 2026-01-01T10:00Z\n"), report);
        assertTrue(report.contains("a.yaml:4: echo POST /a1 as town-clerk"), report);
        assertTrue(report.contains("expected 404, but was 201"), report);
        assertTrue(outcomes.getLast().holds());
        assertEquals(
                0, service.calls.stream().filter(call -> call.contains("/a2")).count());
    }

    @Test
    void values_are_carried_from_an_answer_and_told() throws IOException {
        write("a.yaml", "A", """
                - step: Send
                  at: 2026-01-01T10:00:00Z
                  as: town-clerk
                  call: echo POST /first
                  body: { id: "${id.rex}", fee: $15.00, list: [{ n: 7 }] }
                  status: 201
                  answer: { id: "${id.rex}", fee: { amount: "15.00", currency: USD } }
                  carry: first
                """, """
                - step: Send again in ${town}
                  as: town-clerk
                  call: echo POST /${first.list.0.n}
                  body: { copy: "${first.list}", text: "cost ${first.fee}" }
                  status: 201
                  answer: { copy: [{ n: 7 }] }
                  tell: { amount: "${first.fee}", why: "${answer.text}" }
                """);
        assertTrue(play().getFirst().holds());
        assertTrue(service.calls.getLast().startsWith("POST /7 {\"copy\":[{\"n\":7}],\"text\":\"cost $15.00\"}"));
        assertEquals("Send again in whitman-ma", story.getFirst().what());
        assertEquals("$15.00", story.getFirst().amount());
        assertEquals("cost $15.00", story.getFirst().why());
    }

    @Test
    void a_name_that_nothing_was_carried_under_fails_its_step() throws IOException {
        write("a.yaml", "A", post("2026-01-01T10:00:00Z", "${nobody.id}"));
        assertTrue(play().getFirst().report().contains("nothing is known as ${nobody.id}"));
    }

    @Test
    void a_read_is_repeated_within_its_bound() throws IOException {
        write("a.yaml", "A", """
                - step: Ask until it is three
                  at: 2026-01-01T10:00:00Z
                  as: public
                  call: echo GET /n
                  status: 200
                  eventually: 20s
                  answer: { n: 3 }
                """);
        assertTrue(play().getFirst().holds());
        assertEquals(4, service.calls.size());
    }

    @Test
    void a_dashboard_comes_back_where_its_line_broke_and_sees_each_event_once_and_in_order() throws IOException {
        write("a.yaml", "A", """
                - step: A dashboard follows
                  at: 2026-01-01T10:00:00Z
                  as: town-clerk
                  call: echo LISTEN /events
                  status: 200
                  eventually: 20s
                  answer: { once: true, inOrder: true, events.2: { id: e3, streamversion: 3 } }
                """);
        assertEquals("", play().getFirst().failure().map(Object::toString).orElse(""));
    }

    private List<Outcome> play() {
        return new Playing(ScenarioFiles.read(List.of(folder)), Patience.NONE).play(service, story::add);
    }

    private static String post(String at, String name) {
        return """
            - step: %2$s
              at: %1$s
              as: town-clerk
              call: echo POST /%2$s
              body: {}
              status: 201
            """.formatted(at, name);
    }

    private void write(String file, String name, String... steps) throws IOException {
        String head = "scenario: " + name + "\ntown: whitman-ma\nsteps:\n";
        Files.writeString(folder.resolve(file), head + String.join("", steps));
    }
}
