/** A whole system of its own, made for one run and removed afterwards. */
package org.townhound.acceptance.stack;
