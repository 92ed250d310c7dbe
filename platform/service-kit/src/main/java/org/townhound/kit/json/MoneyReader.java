package org.townhound.kit.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.regex.Pattern;
import org.townhound.ordinances.values.Money;

/** Reads {@code {"amount":"30.00","currency":"USD"}}: text, never a number, and whole cents. */
final class MoneyReader extends StdDeserializer<Money> {
    private static final long serialVersionUID = 1L;
    private static final Pattern AMOUNT = Pattern.compile("-?[0-9]{1,9}(\\.[0-9]{2})?");
    private static final String CURRENCY = "USD";

    MoneyReader() {
        super(Money.class);
    }

    /** The same two members, as they are written. */
    private record Written(String amount, String currency) {}

    /**
     * Reads one amount; any sign, at most nine digits before the point.
     *
     * @throws InputFault for anything but whole US cents as text
     */
    @Override
    public Money deserialize(JsonParser parser, DeserializationContext context) throws IOException {
        Written written = context.readValue(parser, Written.class);
        if (written.amount() == null || !AMOUNT.matcher(written.amount()).matches()) {
            throw new InputFault(parser, "must have an amount in whole cents as text, such as \"30.00\"");
        }
        if (!CURRENCY.equals(written.currency())) {
            throw new InputFault(parser, "must have the currency " + CURRENCY);
        }
        return new Money(new BigDecimal(written.amount()), CURRENCY);
    }
}
