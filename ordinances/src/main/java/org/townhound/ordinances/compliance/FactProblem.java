package org.townhound.ordinances.compliance;

/**
 * Why a recorded fact cannot be used.
 *
 * @param fact its name as given
 * @param wrong what is wrong with it and what to give instead
 */
public record FactProblem(String fact, String wrong) {}
