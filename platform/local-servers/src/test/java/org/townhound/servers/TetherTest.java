package org.townhound.servers;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class TetherTest {
    /** A program that starts a tethered child, prints its process id and waits. */
    static final class Holder {
        public static void main(String[] arguments) throws IOException, InterruptedException {
            // Output goes nowhere: tail ends by itself when the reader of its output is gone.
            Process child = new ProcessBuilder(Tether.tie(List.of("tail", "-f", "/dev/null")))
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            System.out.println(child.pid());
            child.waitFor();
        }
    }

    @Test
    void a_child_ends_when_the_process_that_started_it_is_killed() throws IOException {
        Process holder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xshare:auto",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Holder.class.getName())
                .start();
        ProcessHandle child = ProcessHandle.of(
                        Long.parseLong(holder.inputReader().readLine().strip()))
                .orElseThrow();
        assertTrue(child.isAlive());

        holder.destroyForcibly();

        await().until(() -> !child.isAlive());
    }

    @Test
    void a_child_keeps_its_process_id_and_its_exit_code() throws IOException, InterruptedException {
        Process child = new ProcessBuilder(Tether.tie(List.of("sh", "-c", "echo $$; exit 7"))).start();
        assertEquals(child.pid(), Long.parseLong(child.inputReader().readLine()));
        assertEquals(7, child.waitFor());
    }

    @Test
    void a_signal_reaches_the_program_itself() throws IOException, InterruptedException {
        Process child = new ProcessBuilder(Tether.tie(List.of("tail", "-f", "/dev/null"))).start();
        Tether.signal("TERM", child.pid());
        assertEquals(143, child.waitFor());
    }

    @Test
    void the_interrupt_key_of_the_terminal_is_not_for_the_child() throws IOException {
        Process child =
                new ProcessBuilder(Tether.tie(List.of("sh", "-c", "echo ready; exec tail -f /dev/null"))).start();
        assertEquals("ready", child.inputReader().readLine());
        Tether.signal("INT", child.pid());
        Tether.signal("TERM", child.pid());
        assertEquals(143, child.onExit().join().exitValue());
    }
}
