package org.townhound.servers;

import java.nio.file.Path;

/** The settings file of the one broker, and why each value is what it is. */
final class BrokerSettings {
    private BrokerSettings() {}

    /**
     * The file's text. Every record is flushed before it is acknowledged, because there is no second broker to have it;
     * session and heartbeat are short so that a killed broker is taken back at once; internal topics have one copy and few
     * partitions; the log cleaner's buffer (128 MB by default) fits the capped heap.
     */
    static String text(Path data, int port, int controllerPort) {
        return """
            process.roles=broker,controller
            node.id=1
            controller.quorum.voters=1@127.0.0.1:%2$d
            listeners=CLIENTS://127.0.0.1:%1$d,CONTROLLER://127.0.0.1:%2$d
            advertised.listeners=CLIENTS://127.0.0.1:%1$d
            listener.security.protocol.map=CLIENTS:PLAINTEXT,CONTROLLER:PLAINTEXT
            inter.broker.listener.name=CLIENTS
            controller.listener.names=CONTROLLER
            log.dirs=%3$s
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
            """.formatted(port, controllerPort, data);
    }
}
