package org.townhound.kit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import org.townhound.ordinances.values.Money;

/** Writes {@code {"amount":"30.00","currency":"USD"}}. */
final class MoneyWriter extends StdSerializer<Money> {
    private static final long serialVersionUID = 1L;

    MoneyWriter() {
        super(Money.class);
    }

    @Override
    public void serialize(Money money, JsonGenerator json, SerializerProvider context) throws IOException {
        json.writeStartObject();
        json.writeStringField("amount", money.amount().toPlainString());
        json.writeStringField("currency", money.currency());
        json.writeEndObject();
    }
}
