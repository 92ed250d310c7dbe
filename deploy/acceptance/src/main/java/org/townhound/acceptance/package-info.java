/** The commands that play scenarios on a system of their own: scenario, demo and crash-test. */
package org.townhound.acceptance;
