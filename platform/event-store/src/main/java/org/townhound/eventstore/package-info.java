/**
 * The store of a service's events: what the service code sees of it. The implementation on PostgreSQL stands in
 * {@code postgres}, the way through Kafka in {@code kafka}.
 *
 * <p>The store is the truth. A topic and every view are copies that can be made again from the first event on.
 *
 * <h2>The life of an event</h2>
 *
 * <ol>
 *   <li><b>Append.</b> A {@link org.townhound.eventstore.UnitOfWork} loads streams, decides, and calls
 *       {@link org.townhound.eventstore.EventStore#append} once. Each stream head is compared with the expected version
 *       and moved on under its row lock.
 *   <li><b>Pending.</b> While the heads are locked, the transaction leaves one pending row with a number of its own.
 *       Numbers are drawn in the order of every stream, though not in the order of commits.
 *   <li><b>Seal.</b> After the commit one writer takes pending rows by number and gives each event its place: the next
 *       sequence, the next link of the {@link org.townhound.eventstore.HashChain}, and a lane with the next number in
 *       it. From here on {@code seq > last} finds everything that there is.
 *   <li><b>Publish.</b> One loop copies sealed events to the service's topic, lane by lane in order, and waits for the
 *       broker's acknowledgment of a batch before it reads the next.
 *   <li><b>Consume.</b> Any service reads the topic. The consumer's row of the lane and the effects of the event change
 *       in one transaction, so that the event has effect once however often it arrives.
 *   <li><b>Project.</b> Independently of Kafka, the service's own views follow its own sealed events by sequence.
 * </ol>
 *
 * <h2>Locks</h2>
 *
 * <p>Everywhere in this order, or two transactions will one day wait for each other: idempotency key, consumer row,
 * reservations (sorted), stream heads (sorted), number counters. The sealer locks the chain head and nothing that a
 * command locks; a projection locks its checkpoint first.
 *
 * <h2>What happens when a process dies</h2>
 *
 * <table>
 *   <caption>By the step during which it dies</caption>
 *   <tr><th>step</th><th>what is left</th><th>what happens then</th></tr>
 *   <tr><td>append, before the commit</td><td>nothing</td><td>the caller repeats with its idempotency key</td></tr>
 *   <tr><td>append, after the commit</td><td>events and a pending row</td><td>the next sealer finds it</td></tr>
 *   <tr><td>seal</td><td>pending rows as before</td><td>the next sealer gives the same numbers again</td></tr>
 *   <tr><td>publish</td><td>part of a batch in the topic</td><td>the next publisher begins where each lane ends; an
 *       event may stand there twice</td></tr>
 *   <tr><td>consume, before the commit</td><td>the old place, no effect</td><td>the batch is read again</td></tr>
 *   <tr><td>consume, after the commit</td><td>place and effects</td><td>reading resumes behind the place; what arrives
 *       again is dropped by its number</td></tr>
 *   <tr><td>project</td><td>the old checkpoint and view</td><td>the batch is applied again</td></tr>
 *   <tr><td>PostgreSQL, at any step</td><td>what was committed</td><td>every loop pauses and tries again</td></tr>
 *   <tr><td>the broker, at any step</td><td>what it acknowledged</td><td>events wait sealed in the store; the rest of
 *       the service goes on</td></tr>
 * </table>
 *
 * <h2>What always holds</h2>
 *
 * <ul>
 *   <li>Versions of a stream, the sequence of a service and the numbers of a lane are gapless from one.
 *   <li>An event is never changed or removed; its id is unique in its store.
 *   <li>Within a stream, version, sequence, number in the lane and order in the topic, repeats aside, agree.
 *   <li>Between services there is no order except from a cause to its consequence.
 *   <li>Delivery is at least once, effects are exactly once.
 *   <li>A lane never passes over a missing number, and no event overtakes a parked one of its stream.
 *   <li>Events, stream names and everything made of them hold no personal data.
 * </ul>
 */
package org.townhound.eventstore;
