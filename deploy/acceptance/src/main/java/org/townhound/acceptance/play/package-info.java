/** How scenarios are played on a running system, and what is said of it. */
package org.townhound.acceptance.play;
