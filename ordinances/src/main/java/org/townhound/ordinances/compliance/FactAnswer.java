package org.townhound.ordinances.compliance;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.townhound.ordinances.compliance.FactValue.Amount;
import org.townhound.ordinances.compliance.FactValue.Head;
import org.townhound.ordinances.compliance.FactValue.Span;

/** Reads the answer to one fact as strictly as it is declared. */
record FactAnswer(FactDeclaration declared) {
    /** The answer does not fit. */
    static final class Unfit extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unfit(String message) {
            super(message);
        }
    }

    FactValue read(Object answer) {
        return switch (declared.kind()) {
            case YES_NO -> new FactValue.YesNo(yes(answer));
            case WORD -> new FactValue.Word(word(answer));
            case DAY -> new FactValue.Day(day(answer));
            case AMOUNT -> new Amount(amount(answer));
            case COUNT -> new Amount(count(answer));
            case HEADS -> new FactValue.Heads(each(answer, Set.of("count", "age"), this::head));
            case TIMES -> new FactValue.Times(each(answer, Set.of("from", "until", "attended"), this::span));
        };
    }

    private boolean yes(Object answer) {
        require(answer instanceof Boolean || "true".equals(answer) || "false".equals(answer));
        return Boolean.parseBoolean(answer.toString());
    }

    private String word(Object answer) {
        if (!declared.words().contains(String.valueOf(answer))) {
            throw new Unfit("must be one of " + declared.words());
        }
        return String.valueOf(answer);
    }

    private LocalDate day(Object answer) {
        try {
            return LocalDate.parse(String.valueOf(answer));
        } catch (DateTimeException unreadable) {
            throw unfit();
        }
    }

    private BigDecimal amount(Object answer) {
        BigDecimal amount = measured(answer);
        return inRange(amount);
    }

    private BigDecimal count(Object answer) {
        String written = String.valueOf(answer);
        require(written.matches("\\d{1,9}"));
        return inRange(new BigDecimal(written));
    }

    private Head head(Map<?, ?> answer) {
        return new Head(count(answer.get("count")).intValueExact(), measured(answer.get("age")));
    }

    private Span span(Map<?, ?> answer) {
        Instant from = instant(answer.get("from"));
        Instant until = instant(answer.get("until"));
        if (!until.isAfter(from)) {
            throw new Unfit("must end after it begins");
        }
        return new Span(from, until, yes(answer.get("attended")));
    }

    private Instant instant(Object answer) {
        try {
            return OffsetDateTime.parse(String.valueOf(answer)).toInstant();
        } catch (DateTimeException unreadable) {
            throw unfit();
        }
    }

    private <T> List<T> each(Object answer, Set<String> keys, Function<Map<?, ?>, T> read) {
        require(answer instanceof List<?>);
        return ((List<?>) answer)
                .stream()
                        .map(item -> {
                            require(item instanceof Map<?, ?> map
                                    && map.keySet().equals(keys));
                            return read.apply((Map<?, ?>) item);
                        })
                        .toList();
    }

    private BigDecimal measured(Object answer) {
        String[] parts = String.valueOf(answer).split(" ", 2);
        if (!(answer instanceof String) || parts.length != 2 || !parts[1].equals(declared.unit())) {
            throw new Unfit("must say its unit: a number, a space and " + declared.unit());
        }
        require(parts[0].length() <= 30 && parts[0].matches(declared.pattern()));
        return new BigDecimal(parts[0]);
    }

    private BigDecimal inRange(BigDecimal amount) {
        if (amount.compareTo(declared.least()) < 0 || amount.compareTo(declared.most()) > 0) {
            throw new Unfit("must be from " + declared.least().toPlainString() + " to "
                    + declared.most().toPlainString());
        }
        return amount;
    }

    private void require(boolean fits) {
        if (!fits) {
            throw unfit();
        }
    }

    private Unfit unfit() {
        return new Unfit("must be " + declared.kind().meaning());
    }
}
