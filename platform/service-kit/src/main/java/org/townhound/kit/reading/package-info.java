/**
 * Reading what one has just written: every command returns a place, {@code <stream>@<version>}, and every read takes one as
 * {@code ?after=}.
 */
package org.townhound.kit.reading;
