/** What nobody wants and everybody gets: processes that die while the town works. */
package org.townhound.acceptance.fault;
