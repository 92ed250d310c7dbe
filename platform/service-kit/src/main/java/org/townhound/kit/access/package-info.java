/**
 * Who is let in. One file, {@code access-matrix.yaml}, says for every call of every service which roles may make it; the
 * filter enforces it and each service's test goes through every field of it with
 * {@link org.townhound.kit.access.AccessMatrix#cells}.
 *
 * <p>The order of the answers: a call that does not exist here is 404, no valid token 401, a town that is unknown or not
 * the token's 404, a role without this call 403. So a caller learns nothing about a town that is not theirs. A role is an
 * actor of the bylaws and holds in the towns of its token; {@code *} there is for auditors, and makes them nothing else.
 */
package org.townhound.kit.access;
