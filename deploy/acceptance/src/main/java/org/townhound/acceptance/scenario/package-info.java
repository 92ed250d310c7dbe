/** Scenarios as files: their shape, their schema, and how they are read. */
package org.townhound.acceptance.scenario;
