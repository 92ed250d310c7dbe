package org.townhound.kit.deadline;

/**
 * Why a deadline that is due does not fire.
 *
 * @param words without data, for the health check
 * @param needsPerson whether it stands until somebody acts; others pass when this service has caught up
 */
record Obstacle(String words, boolean needsPerson) {
    /** One that passes by itself. */
    static Obstacle passing(String words) {
        return new Obstacle(words, false);
    }

    /** One that somebody has to remove. */
    static Obstacle standing(String words) {
        return new Obstacle(words, true);
    }
}
