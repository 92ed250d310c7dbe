/**
 * What every service's tests stand on, so that no test needs a mock, a sleep or a server of its own making.
 *
 * <ul>
 *   <li>{@link org.townhound.testkit.DeciderSpecification}: decisions as <i>given, when, then</i>, in plain Java.
 *   <li>{@link org.townhound.testkit.RandomHistories} with {@link org.townhound.testkit.Deliveries}: properties over
 *       seeded histories and every way in which they may arrive, shrunk when they break.
 *   <li>{@link org.townhound.testkit.ArchitectureTest}: the rules of layers and features, run in each service by the
 *       parent POM.
 *   <li>{@link org.townhound.testkit.TownhoundServers}: a real PostgreSQL and a real broker, with a database and topics
 *       for this test alone.
 *   <li>{@link org.townhound.testkit.Tokens}: bearer tokens of every kind, good and bad.
 *   <li>{@link org.townhound.testkit.BlockedThreadWatch}: fails the test that blocks an event loop.
 *   <li>{@link org.townhound.testkit.ContractWatch}: fails the test whose call is answered otherwise than the service's
 *       OpenAPI document says; {@link org.townhound.testkit.OpenApiSpecification} is about that document itself.
 * </ul>
 *
 * <p>The module knows the values of law and the servers, and nothing of the event store: the database that it hands out
 * is empty, and the service under test migrates it as it would in production.
 */
package org.townhound.testkit;
