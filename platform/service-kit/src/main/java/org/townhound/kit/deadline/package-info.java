/**
 * Deadlines: what happens by itself when a day has passed.
 *
 * <p>A service declares a {@link org.townhound.kit.deadline.DeadlineKind} for each. The register is only an index of them,
 * a projection of the service's own sealed events. When one falls due, the kind appends an event whose id follows from
 * the deadline's, so that it happens once however often it is tried, and the event closes the row.
 *
 * <table>
 *   <caption>What holds a deadline that is due</caption>
 *   <tr><th>obstacle</th><th>until</th></tr>
 *   <tr><td>another instance is firing it</td><td>that one has committed</td></tr>
 *   <tr><td>adverse, and an input is not read beyond the due instant</td><td>the consumer's rows are at the heads that
 *   the source named after its own clock had passed the instant</td></tr>
 *   <tr><td>adverse, and its kind says that something it depends on misses a parked event</td><td>it does not any
 *   more</td></tr>
 *   <tr><td>adverse, and the real clock jumped</td><td>an operator has confirmed the clock</td></tr>
 * </table>
 *
 * <p>Whatever waits is named in the health check, which is then {@code degraded}. Whoever moves a simulated clock waits for
 * all of it, except for the last two, which pass by nobody's waiting.
 */
package org.townhound.kit.deadline;
