package org.townhound.servers;

import java.nio.file.Path;

/** The settings file of the one broker, and why each value is what it is. */
final class BrokerSettings {
    /** What holds wherever the broker runs. */
    static final String EVERYWHERE = """
            process.roles=broker,controller
            node.id=1
            listener.security.protocol.map=CLIENTS:PLAINTEXT,CONTROLLER:PLAINTEXT
            inter.broker.listener.name=CLIENTS
            controller.listener.names=CONTROLLER
            auto.create.topics.enable=false
            log.flush.interval.messages=1
            num.partitions=12
            default.replication.factor=1
            offsets.topic.replication.factor=1
            offsets.topic.num.partitions=4
            transaction.state.log.replication.factor=1
            transaction.state.log.min.isr=1
            transaction.state.log.num.partitions=4
            share.coordinator.state.topic.replication.factor=1
            share.coordinator.state.topic.min.isr=1
            share.coordinator.state.topic.num.partitions=4
            broker.session.timeout.ms=1500
            broker.heartbeat.interval.ms=500
            group.initial.rebalance.delay.ms=0
            group.min.session.timeout.ms=1000
            num.network.threads=2
            num.io.threads=4
            background.threads=2
            log.cleaner.threads=1
            log.cleaner.dedupe.buffer.size=8388608
            """;

    private BrokerSettings() {}

    /**
     * The file's text.
     *
     * <ul>
     *   <li>Every record is flushed before it is acknowledged, because there is no second broker to have it.
     *   <li>The broker's session is short (1.5 s, a heartbeat each 0.5 s): after a kill the controller takes the broker back
     *       only when the old session has run out, which by default is 9 s.
     *   <li>A consumer group waits for no further member when it is made, and a consumer may ask for a session of 1 s.
     *   <li>Internal topics have one copy and few partitions: there is one broker, and each partition is a set of files.
     *   <li>The log cleaner's buffer, 128 MB by default, takes 8 MB of the capped heap; threads suit a small machine.
     * </ul>
     *
     * @param data the folder of the records
     * @param port where clients connect
     * @param controllerPort where the broker meets its own controller; it may differ at each start
     */
    static String text(Path data, int port, int controllerPort) {
        return EVERYWHERE + """
            controller.quorum.voters=1@127.0.0.1:%2$d
            listeners=CLIENTS://127.0.0.1:%1$d,CONTROLLER://127.0.0.1:%2$d
            advertised.listeners=CLIENTS://127.0.0.1:%1$d
            log.dirs=%3$s
            """.formatted(port, controllerPort, data);
    }
}
