/**
 * How a service says no: problem details (RFC 9457) with a stable type, the field at fault, the section that refuses and
 * what to do about it.
 *
 * <p>{@link org.townhound.kit.problem.ProblemMappers} turns every failure of a resource into one, among them those that the
 * framework answers with an empty body. {@link org.townhound.kit.problem.EdgeProblems} does the same for requests that no
 * resource sees. What nobody foresaw becomes 500 with an {@code errorId} that also stands in the log; a lost race becomes
 * 409, a database out of reach 503. No text of an exception is ever answered.
 *
 * <p>Types of the kit stand in {@link org.townhound.kit.problem.ProblemType}; types of refusals by law come from the
 * services' {@link org.townhound.ordinances.values.Refusal}s. Neither ever changes its meaning.
 */
package org.townhound.kit.problem;
