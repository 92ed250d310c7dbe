package org.townhound.launcher;

import java.net.URI;
import org.townhound.launcher.State.Condition;
import org.townhound.launcher.State.Running;
import org.townhound.servers.KafkaBroker;
import org.townhound.servers.MailCatcher;
import org.townhound.servers.PostgresServer;
import org.townhound.servers.RuntimeJars;

/** Asks the processes of a data folder whether they are healthy, from outside the launcher. */
record Probes(DataFolder folder) {
    private static final String POSTGRESQL = "postgresql";
    private static final String KAFKA = "kafka";
    private static final String MAIL = "mail";

    /** Whether the process of that name serves its clients now; bounded to some seconds. */
    boolean isHealthy(String name, Running running) {
        if (running.condition() != Condition.RUNNING) {
            return false;
        }
        if (name.equals(POSTGRESQL)) {
            String password = new Secrets(folder).superuser();
            return new PostgresServer(folder.path().resolve(name), running.port(), password).answers();
        }
        if (name.equals(KAFKA)) {
            return new KafkaBroker(folder.path().resolve(name), running.port()).answers();
        }
        if (name.equals(MAIL)) {
            return new MailCatcher(
                            folder.path().resolve(name),
                            running.port(),
                            URI.create(running.url()).getPort())
                    .answers();
        }
        return Health.isReady(running.url());
    }

    /** The release that a process runs. */
    static String version(String name) {
        if (name.equals(POSTGRESQL)) {
            return PostgresServer.version();
        }
        if (name.equals(MAIL)) {
            return MailCatcher.version();
        }
        return name.equals(KAFKA) ? KafkaBroker.version() : RuntimeJars.version();
    }
}
