package org.townhound.ordinances;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonMappingException.Reference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.cfg.MutableCoercionConfig;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.type.LogicalType;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Reads a file of law strictly: no key twice, none unknown, and no number where text in quotes belongs. */
final class LawYaml {
    private static final ObjectMapper MAPPER = YAMLMapper.builder(new YAMLFactory())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .withCoercionConfig(LogicalType.Textual, LawYaml::quotedOnly)
            .build();

    private final LawFiles files;
    private final Map<String, JsonNode> trees = new HashMap<>();

    LawYaml(LawFiles files) {
        this.files = files;
    }

    /** The content of a file in the shape of {@code record}. */
    <T> T read(String name, Class<T> record) {
        try {
            return MAPPER.treeToValue(parsed(name, record), record);
        } catch (UnrecognizedPropertyException unknown) {
            throw new OrdinanceFault(name, place(unknown), "is not a word of this file; it knows " + known(unknown));
        } catch (MismatchedInputException misfit) {
            throw new OrdinanceFault(name, place(misfit), expectation(misfit));
        } catch (JsonMappingException misfit) {
            throw new OrdinanceFault(name, place(misfit), oneLine(misfit));
        } catch (JsonProcessingException malformed) {
            String line = "line " + malformed.getLocation().getLineNr();
            throw new OrdinanceFault(name, line, oneLine(malformed));
        } catch (IOException unreadable) {
            throw new OrdinanceFault(name, "", "cannot be read: " + unreadable.getMessage());
        }
    }

    /** The caller may change what is given. Parsing is what takes the time, and a state's files serve all its towns. */
    private JsonNode parsed(String name, Class<?> record) throws IOException {
        JsonNode known = trees.get(name);
        if (known != null) {
            return known.deepCopy();
        }
        byte[] content = files.read(name);
        if (content == null) {
            throw new OrdinanceFault(name, "", "there is no such file; it is named by the file above it");
        }
        JsonNode tree = tree(content, record);
        if (tree.isMissingNode()) {
            throw new OrdinanceFault(name, "", "is empty");
        }
        trees.put(name, tree);
        return tree.deepCopy();
    }

    /** What cannot be parsed is read against its shape as well, because that tells in which entry it stands. */
    private static JsonNode tree(byte[] content, Class<?> record) throws IOException {
        try {
            return MAPPER.readTree(content);
        } catch (JsonProcessingException malformed) {
            MAPPER.readValue(content, record);
            throw malformed;
        }
    }

    /** Whether there is a file of that name. */
    boolean has(String name) {
        try {
            return files.read(name) != null;
        } catch (IOException unreadable) {
            throw new OrdinanceFault(name, "", "cannot be read: " + unreadable.getMessage());
        }
    }

    private static String oneLine(JsonProcessingException fault) {
        return fault.getOriginalMessage().strip().replaceAll("\\s+", " ");
    }

    private static Object known(UnrecognizedPropertyException unknown) {
        return new TreeSet<>(
                unknown.getKnownPropertyIds().stream().map(Object::toString).toList());
    }

    private static String expectation(MismatchedInputException misfit) {
        Class<?> target = misfit.getTargetType();
        if (String.class.equals(target)) {
            return "must be text; put a number, true and false in quotes";
        }
        if (boolean.class.equals(target)) {
            return "must be true, or be left out";
        }
        return target != null && Collection.class.isAssignableFrom(target)
                ? "must be a list, in brackets or with dashes"
                : "must hold entries, each with a name and a colon";
    }

    private static String place(JsonMappingException misfit) {
        return misfit.getPath().stream().map(LawYaml::step).collect(Collectors.joining("."));
    }

    private static String step(Reference reference) {
        return reference.getFieldName() == null ? Integer.toString(reference.getIndex() + 1) : reference.getFieldName();
    }

    private static void quotedOnly(MutableCoercionConfig text) {
        text.setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail);
    }
}
