package org.townhound.launcher;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.townhound.launcher.State.Condition;
import org.townhound.launcher.State.Running;
import org.townhound.servers.Databases;
import org.townhound.servers.KafkaBroker;
import org.townhound.servers.LocalServer;
import org.townhound.servers.MailCatcher;
import org.townhound.servers.PostgresServer;
import org.townhound.servers.Topics;

/** PostgreSQL, Kafka, the mail catcher and the services of one data folder, started in the order in which they need each other. */
final class Stack {
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private final Plan plan;
    private final StateFile state;
    private final Environments environments;
    private final PostgresServer postgres;
    private final KafkaBroker kafka;
    private final SupervisedServer supervisedPostgres;
    private final SupervisedServer supervisedKafka;
    private final SupervisedServer supervisedMail;
    private final List<SupervisedServer> services;

    /**
     * A stack that is not started.
     *
     * @throws Refusal when a service is not built
     */
    Stack(Plan plan, StateFile state) {
        DataFolder folder = plan.folder();
        Secrets secrets = new Secrets(folder);
        SigningKeys keys = SigningKeys.madeOnce(folder);
        this.plan = plan;
        this.state = state;
        this.environments = new Environments(plan, secrets, keys, new Tokens(keys, InstantSource.system()));
        this.postgres = new PostgresServer(
                folder.path().resolve("postgresql"), plan.ports().postgresql(), secrets.superuser());
        this.kafka =
                new KafkaBroker(folder.path().resolve("kafka"), plan.ports().kafka());
        this.supervisedPostgres = supervised(postgres);
        this.supervisedKafka = supervised(kafka);
        this.supervisedMail = supervised(new MailCatcher(
                folder.path().resolve("mail"), plan.ports().mail(), plan.ports().mailPage()));
        this.services = plan.services().stream().map(this::service).toList();
    }

    /**
     * Starts everything and waits until everything answers.
     *
     * @throws Refusal when something does not
     */
    void start() {
        var _ = Logs.watch(
                Stream.concat(Stream.of(supervisedKafka, supervisedPostgres, supervisedMail), services.stream())
                        .map(SupervisedServer::log)
                        .toList());
        supervisedKafka.start();
        supervisedPostgres.start();
        supervisedMail.start();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            together(threads, List.of(this::makeDatabases, this::makeTopics));
            services.forEach(SupervisedServer::start);
            together(
                    threads,
                    Stream.concat(services.stream(), Stream.of(supervisedMail))
                            .map(Stack::readiness)
                            .toList());
        }
    }

    /** Ends everything in good order: the services, then the broker, then the database; safe to repeat. */
    void stop() {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            together(threads, services.stream().map(Stack::stopping).toList());
            together(threads, List.of(stopping(supervisedKafka)));
            together(threads, List.of(stopping(supervisedPostgres), stopping(supervisedMail)));
        }
    }

    private void makeDatabases() throws InterruptedException, SQLException {
        supervisedPostgres.awaitReady(PATIENCE);
        try (Connection superuser = postgres.connect()) {
            Databases.close(superuser);
            for (ServiceDefinition service : plan.services()) {
                Databases.make(superuser, environments.database(service));
            }
        }
    }

    private void makeTopics() throws InterruptedException {
        supervisedKafka.awaitReady(PATIENCE);
        Topics.make(
                kafka.bootstrapServers(),
                plan.services().stream().map(ServiceDefinition::topic).toList());
        Topics.makeDirectory(kafka.bootstrapServers(), ServiceDefinition.DIRECTORY_TOPIC);
    }

    private SupervisedServer service(ServiceDefinition service) {
        int port = plan.ports().services().get(service.name());
        Path jar = new Programs(plan.home(), plan.folder()).take(service);
        return supervised(new ServiceProcess(service, jar, port, environments.of(service)));
    }

    private SupervisedServer supervised(LocalServer server) {
        return new SupervisedServer(server, plan.folder().log(server.name()), new Restarts(), this::note);
    }

    private void note(LocalServer server, Condition condition, long pid, int restarts) {
        Running running = new Running(condition, ProcessId.of(pid), server.port(), url(server), restarts);
        state.change(now -> now.with(server.name(), running));
        if (condition == Condition.GIVEN_UP) {
            System.err.println(
                    "The process " + server.name() + " ended five times within a minute and is given up; see "
                            + plan.folder().log(server.name()) + ".");
        }
    }

    private static String url(LocalServer server) {
        if (server instanceof MailCatcher mail) {
            return mail.url();
        }
        return server instanceof ServiceProcess service ? service.url() : "127.0.0.1:" + server.port();
    }

    /** A step that may fail or be interrupted. */
    private interface Step {
        void run() throws InterruptedException, SQLException;
    }

    private static Step readiness(SupervisedServer server) {
        return () -> server.awaitReady(PATIENCE);
    }

    private static Step stopping(SupervisedServer server) {
        return server::stop;
    }

    private static void together(ExecutorService threads, List<Step> steps) {
        CompletableFuture<?>[] all = steps.stream()
                .map(step -> CompletableFuture.runAsync(() -> run(step), threads))
                .toArray(CompletableFuture<?>[]::new);
        try {
            CompletableFuture.allOf(all).join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        }
    }

    private static void run(Step step) {
        try {
            step.run();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Refusal("Interrupted.");
        } catch (SQLException e) {
            throw new IllegalStateException("PostgreSQL refuses to make the databases.", e);
        }
    }
}
