package org.townhound.kit.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.quarkus.jackson.ObjectMapperCustomizer;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.UUID;
import org.townhound.ordinances.values.Money;

/**
 * JSON of the REST interface: what is not meant is refused, never guessed. Unknown fields, duplicate keys, coerced
 * scalars, trailing text, nulls in lists and control characters are faults of the caller.
 */
@Singleton
public final class StrictJson implements ObjectMapperCustomizer {
    private static final String MOMENT = "a moment that exists with its offset, such as 2026-03-01T10:00:00-05:00";

    /** After the framework's own modules, whose lenient readers of dates would otherwise win. */
    @Override
    public int priority() {
        return MINIMUM_PRIORITY;
    }

    @Override
    public void customize(ObjectMapper mapper) {
        mapper.getFactory().enable(JsonGenerator.Feature.COMBINE_UNICODE_SURROGATES_IN_UTF8);
        mapper.enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
                .enable(
                        DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                        DeserializationFeature.FAIL_ON_TRAILING_TOKENS,
                        DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                        DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS,
                        DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                .disable(
                        DeserializationFeature.ACCEPT_FLOAT_AS_INT,
                        DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)
                .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
                .setDefaultPropertyInclusion(JsonInclude.Include.NON_ABSENT)
                .setDefaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.FAIL))
                .registerModule(forms());
        for (CoercionInputShape shape : CoercionInputShape.values()) {
            mapper.coercionConfigDefaults().setCoercion(shape, CoercionAction.Fail);
        }
    }

    /** The values that travel as text, each in one form. */
    private static SimpleModule forms() {
        return new SimpleModule("townhound")
                .addDeserializer(String.class, new StrictReader<>(String.class, "text", text -> text))
                .addDeserializer(UUID.class, new StrictReader<>(UUID.class, "a UUID of 36 characters", Forms::uuid))
                .addDeserializer(
                        LocalDate.class,
                        new StrictReader<>(LocalDate.class, "a date that exists, such as 2026-03-01", Forms::date))
                .addDeserializer(OffsetDateTime.class, new StrictReader<>(OffsetDateTime.class, MOMENT, Forms::moment))
                .addDeserializer(Instant.class, new StrictReader<>(Instant.class, MOMENT, Forms::instant))
                .addDeserializer(Money.class, new MoneyReader())
                .addSerializer(Money.class, new MoneyWriter());
    }
}
