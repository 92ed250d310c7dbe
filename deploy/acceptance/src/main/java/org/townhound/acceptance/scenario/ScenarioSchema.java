package org.townhound.acceptance.scenario;

import com.fasterxml.jackson.core.JsonPointer;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.PathType;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion.VersionFlag;
import com.networknt.schema.ValidationMessage;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** The shape of scenario files and of parts, as {@code scenario.schema.json} beside this class says it. */
final class ScenarioSchema {
    private static final JsonSchema SCHEMA = JsonSchemaFactory.getInstance(VersionFlag.V202012)
            .getSchema(
                    ScenarioSchema.class.getResourceAsStream("scenario.schema.json"),
                    SchemaValidatorsConfig.builder()
                            .pathType(PathType.JSON_POINTER)
                            .locale(Locale.ENGLISH)
                            .build());

    private ScenarioSchema() {}

    /**
     * Lets a file pass that is of a kind.
     *
     * @param kind the word with which it must begin: scenario or part
     * @throws ScenarioFault with the first unknown key, or else the first line that does not fit
     */
    static void check(YamlFile file, String kind) {
        if (!file.tree().has(kind)) {
            throw new ScenarioFault(file.path(), 1, "is no " + kind + ": it has no \"" + kind + "\" that names it");
        }
        Optional<ValidationMessage> first = SCHEMA.validate(file.tree()).stream()
                .min(Comparator.comparing((ValidationMessage message) -> !isUnknown(message))
                        .thenComparingInt(message -> file.line(pointer(message))));
        if (first.isPresent()) {
            throw file.fault(pointer(first.get()), sentence(first.get()));
        }
    }

    private static JsonPointer pointer(ValidationMessage message) {
        JsonPointer place = JsonPointer.compile(message.getInstanceLocation().toString());
        return isUnknown(message) ? place.appendProperty(message.getProperty()) : place;
    }

    private static String sentence(ValidationMessage message) {
        return isUnknown(message)
                ? "\"" + message.getProperty() + "\" is not known here; see deploy/acceptance/README.md"
                : message.getMessage().replaceFirst("^[^:]*: ", "");
    }

    private static boolean isUnknown(ValidationMessage message) {
        return message.getType().equals("additionalProperties");
    }
}
