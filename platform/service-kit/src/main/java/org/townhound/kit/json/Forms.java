package org.townhound.kit.json;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.util.UUID;
import java.util.regex.Pattern;

/** The one written form of each value that travels as text. */
public final class Forms {
    private static final Pattern UUID_FORM = Pattern.compile("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");
    private static final int LAST_YEAR = 9999;

    private Forms() {}

    /**
     * A UUID of 36 characters.
     *
     * @throws IllegalArgumentException for text of another form
     */
    public static UUID uuid(String text) {
        if (!UUID_FORM.matcher(text).matches()) {
            throw new IllegalArgumentException("not a UUID");
        }
        return UUID.fromString(text);
    }

    /**
     * A date such as {@code 2026-03-01}, of the years 1 to 9999.
     *
     * @throws DateTimeException for text of another form or a day that is not in the calendar
     */
    public static LocalDate date(String text) {
        LocalDate date = LocalDate.parse(text);
        checkYear(date.getYear());
        return date;
    }

    /**
     * An instant with its offset, such as {@code 2026-03-01T10:00:00-05:00}, of the years 1 to 9999.
     *
     * @throws DateTimeException for text of another form or a moment that is not in the calendar
     */
    public static OffsetDateTime moment(String text) {
        OffsetDateTime moment = OffsetDateTime.parse(text);
        checkYear(moment.getYear());
        checkYear(moment.toInstant().atOffset(ZoneOffset.UTC).getYear());
        return moment;
    }

    /** The same, without the offset in which it was written. */
    public static Instant instant(String text) {
        return moment(text).toInstant();
    }

    /** Four digits: more would not fit the database's calendar, and nobody means them. */
    private static void checkYear(int year) {
        if (year < 1 || year > LAST_YEAR) {
            throw new DateTimeException("no such " + ChronoField.YEAR);
        }
    }
}
