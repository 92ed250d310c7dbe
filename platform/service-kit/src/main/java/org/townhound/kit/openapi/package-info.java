/**
 * The document at {@code /q/openapi}: what the resources declare, what every call has alike, and the words and examples of
 * {@code openapi/*.yaml}. Built once, when the service is.
 */
package org.townhound.kit.openapi;
