package org.townhound.ordinances;

/**
 * What a value can be measured in; the list is {@code units.yaml}.
 *
 * @param meaning for a reader of the list
 * @param pattern how a value is written
 * @param one what follows the value 1 when it is said
 * @param many what follows every other value
 */
record Unit(String meaning, String pattern, String one, String many) {
    static final String HOLIDAY = "holiday";
    static final String LADDER = "ladder";
    static final String MONEY = "USD";
    static final String RULE = "rule";

    boolean fits(String value) {
        return value.matches(pattern);
    }

    String say(String value) {
        return (value + " " + ("1".equals(value) ? one : many)).strip();
    }
}
