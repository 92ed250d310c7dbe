/**
 * The way of events through Kafka: the publishing loop on one side, consumers on the other.
 *
 * <h2>Publishing</h2>
 *
 * <p>{@link org.townhound.eventstore.kafka.PublishingLoop} holds a lease in the store and drives a publication. That
 * reads the last record of every partition, begins after it, and sends batch by batch with one request in flight. No
 * position is stored: what the topic holds is what was published. After any failure the producer is closed and
 * everything begins again with a look at the topic. This can repeat records and never leaves one out, also when the
 * topic has lost its end or has been made anew.
 *
 * <h2>Consuming</h2>
 *
 * <p>A channel hands its batch to {@link org.townhound.eventstore.kafka.LaneConsumer}. In one transaction the rows of the
 * lanes are locked, each event's number is compared with its row's, and effects and new places are written together.
 *
 * <table>
 *   <caption>What an event means for a consumer that stands at number n of its lane</caption>
 *   <tr><th>the event</th><th>what is done</th></tr>
 *   <tr><td>has a number up to n</td><td>dropped, it was seen</td></tr>
 *   <tr><td>n + 1, of a family that is read</td><td>applied</td></tr>
 *   <tr><td>n + 1, of another family</td><td>passed by; the place moves</td></tr>
 *   <tr><td>n + 1, of a version that is not known</td><td>the lane is held until an upgrade</td></tr>
 *   <tr><td>larger than n + 1</td><td>the gap is filled from the publishing service, or the lane is held</td></tr>
 *   <tr><td>from a store with another epoch</td><td>the lane is held</td></tr>
 *   <tr><td>cannot be applied</td><td>its key is parked, with all later events of that key</td></tr>
 *   <tr><td>cannot be applied now, because of the database</td><td>tried again until it can</td></tr>
 *   <tr><td>is a record that no store wrote</td><td>passed over with a warning</td></tr>
 * </table>
 *
 * <p>A held lane stands still while others go on; {@link org.townhound.eventstore.kafka.HeldLanes} tries it again and
 * names it to the health check. The offset that Kafka commits for a group is never used:
 * {@link org.townhound.eventstore.kafka.StoredPositions} seeks to the row's offset at each assignment.
 *
 * <h2>Configuration</h2>
 *
 * <p>Defaults of every channel stand in this module's {@code META-INF/microprofile-config.properties}; a service adds
 * {@code townhound.service}, {@code townhound.instance} (different for each instance), {@code kafka.bootstrap.servers},
 * for each topic of another service {@code townhound.sources.<service>.url} with {@code townhound.service-token} or another
 * {@link org.townhound.eventstore.ServiceToken}, and a
 * channel whose {@code group.id} is the consumer's name. Topics exist before anything here connects; none is created.
 */
package org.townhound.eventstore.kafka;
