package org.townhound.kit.call;

import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.ext.ParamConverter;
import jakarta.ws.rs.ext.ParamConverterProvider;
import jakarta.ws.rs.ext.Provider;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import org.townhound.kit.json.Forms;
import org.townhound.kit.problem.ProblemException;

/** Parameters in one form each: a path with another form leads nowhere (404), a query's fault is named (400). */
@Provider
public final class Parameters implements ParamConverterProvider {
    private static final Map<Class<?>, Form> FORMS = Map.of(
            UUID.class, new Form("a UUID of 36 characters", Forms::uuid),
            LocalDate.class, new Form("a date such as 2026-03-01", Forms::date),
            OffsetDateTime.class, new Form("a moment such as 2026-03-01T10:00:00-05:00", Forms::moment),
            Instant.class, new Form("a moment such as 2026-03-01T10:00:00-05:00", Forms::instant),
            Integer.class, new Form("a whole number in range", Integer::valueOf),
            int.class, new Form("a whole number in range", Integer::valueOf),
            Long.class, new Form("a whole number in range", Long::valueOf),
            long.class, new Form("a whole number in range", Long::valueOf));

    /** How a type is written, and what it is called where it is not written so. */
    private record Form(String words, Function<String, Object> parse) {}

    /** A converter for the types that have one form; null leaves a type to the framework. */
    @Override
    @SuppressWarnings("unchecked")
    public <T> ParamConverter<T> getConverter(Class<T> type, Type genericType, Annotation[] annotations) {
        Form form = FORMS.get(type);
        return form == null ? null : (ParamConverter<T>) new Converter(form, List.of(annotations));
    }

    private record Converter(Form form, List<Annotation> annotations) implements ParamConverter<Object> {
        @Override
        public Object fromString(String text) {
            if (text == null) {
                return null;
            }
            try {
                return form.parse().apply(text);
            } catch (IllegalArgumentException | DateTimeException anotherForm) {
                throw refusal();
            }
        }

        @Override
        public String toString(Object value) {
            return value.toString();
        }

        /** A path that does not fit names nothing that exists; a query is told what is wrong with it. */
        private ProblemException refusal() {
            if (annotations.stream().anyMatch(PathParam.class::isInstance)) {
                return ProblemException.notFound();
            }
            String name = annotations.stream()
                    .filter(QueryParam.class::isInstance)
                    .map(query -> ((QueryParam) query).value())
                    .findFirst()
                    .orElse(null);
            return ProblemException.badField(name, "The parameter " + name + " must be " + form.words() + ".");
        }
    }
}
