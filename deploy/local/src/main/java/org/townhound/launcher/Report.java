package org.townhound.launcher;

import org.townhound.launcher.State.Running;

/** What {@code up} prints when everything answers. */
final class Report {
    private Report() {}

    static String running(DataFolder folder, State state) {
        StringBuilder text =
                new StringBuilder("Townhound runs (" + state.kind() + "), data in " + folder.path() + ":\n");
        state.processes().forEach((name, running) -> text.append(line(name, running)));
        String data = folder.path().equals(Command.home().resolve(".townhound")) ? "" : " --data " + folder.path();
        text.append("A token:    ./townhound token --role town-clerk --town whitman-ma")
                .append(data)
                .append("\n");
        text.append("Calls:      /q/openapi at each service\n");
        text.append("To end it:  ./townhound down").append(data).append("\n");
        return text.toString();
    }

    private static String line(String name, Running running) {
        return "  %-12s %s%n".formatted(name, running.url());
    }
}
