package org.townhound.kit.openapi;

import static org.eclipse.microprofile.openapi.OASFactory.createAPIResponse;
import static org.eclipse.microprofile.openapi.OASFactory.createComponents;
import static org.eclipse.microprofile.openapi.OASFactory.createContent;
import static org.eclipse.microprofile.openapi.OASFactory.createMediaType;
import static org.eclipse.microprofile.openapi.OASFactory.createParameter;
import static org.eclipse.microprofile.openapi.OASFactory.createSchema;
import static org.eclipse.microprofile.openapi.OASFactory.createSecurityScheme;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.microprofile.openapi.models.Components;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.parameters.Parameter;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;
import org.eclipse.microprofile.openapi.models.security.SecurityScheme;
import org.townhound.kit.problem.Problems;

/** What calls refer to, each written once among the document's components. */
final class CommonParts {
    static final String TOKEN = "token";
    static final String IDEMPOTENCY_KEY = "Idempotency-Key";
    static final String PREFER = "Prefer";
    static final String AFTER = "after";

    /** What each status says no to; the name is that of the component. */
    static final Map<Integer, Refusal> REFUSALS = new TreeMap<>(Map.ofEntries(
            Map.entry(400, new Refusal("BadRequest", "The request is at fault; nothing was recorded.")),
            Map.entry(401, new Refusal("NotAuthenticated", "There is no valid token.")),
            Map.entry(403, new Refusal("NotPermitted", "The role does not permit this call.")),
            Map.entry(404, new Refusal("NotFound", "It does not exist, or it is another town's.")),
            Map.entry(409, new Refusal("Conflict", "The state of things or another request stands against it.")),
            Map.entry(410, new Refusal("Gone", "It is no longer kept.")),
            Map.entry(413, new Refusal("TooLarge", "The body is too large.")),
            Map.entry(415, new Refusal("UnsupportedMediaType", "The body has another form than JSON.")),
            Map.entry(
                    422, new Refusal("Refused", "The law refuses it, or the Idempotency-Key belongs to another body.")),
            Map.entry(
                    503, new Refusal("Unavailable", "Temporarily unavailable; the same request may be sent again."))));

    /** A status in words. */
    record Refusal(String component, String description) {}

    private CommonParts() {}

    /** Adds them to those that the resources made. */
    static void addTo(OpenAPI document) {
        if (document.getComponents() == null) {
            document.setComponents(createComponents());
        }
        Components components = document.getComponents();
        components.addSecurityScheme(
                TOKEN,
                createSecurityScheme()
                        .type(SecurityScheme.Type.HTTP)
                        .scheme("bearer")
                        .bearerFormat("JWT")
                        .description("A token with the claims sub (actor), groups (roles) and towns (slugs)."));
        parameters().forEach(parameter -> components.addParameter(parameter.getName(), parameter));
        REFUSALS.values()
                .forEach(refusal -> components.addResponse(refusal.component(), problem(refusal.description(), null)));
    }

    /** An answer that is a problem, with an example or null. */
    static APIResponse problem(String description, Object example) {
        return createAPIResponse()
                .description(description)
                .content(createContent()
                        .addMediaType(
                                Problems.MEDIA_TYPE,
                                createMediaType()
                                        .schema(createSchema().ref("Problem"))
                                        .example(example)));
    }

    private static List<Parameter> parameters() {
        return List.of(
                createParameter()
                        .name(IDEMPOTENCY_KEY)
                        .in(Parameter.In.HEADER)
                        .required(true)
                        .description("New with each new request, and the same with its repetition.")
                        .schema(text().pattern("^[\\x21-\\x7e]{1,200}$")),
                createParameter()
                        .name(PREFER)
                        .in(Parameter.In.HEADER)
                        .description("wait=5 waits up to five seconds, at most ten, until everything is assessed.")
                        .schema(text()),
                createParameter()
                        .name(AFTER)
                        .in(Parameter.In.QUERY)
                        .description("A place that a command returned: the answer is given once the view holds it.")
                        .schema(text().pattern("^[^@]+@[0-9]+$")));
    }

    private static Schema text() {
        return createSchema().addType(Schema.SchemaType.STRING);
    }
}
