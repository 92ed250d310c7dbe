/**
 * The one clock. Whoever needs the time injects {@link java.time.InstantSource}; nothing else in a service reads a clock,
 * except the check of a token's expiry, which always takes real time.
 *
 * <p>With {@code townhound.simulation=true} the clock stands still at a row of the database until
 * {@code PUT /simulation/clock} moves it forward, and a restart finds it where it was. Otherwise that call does not exist.
 */
package org.townhound.kit.clock;
