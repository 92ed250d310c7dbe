package org.townhound.kit.openapi;

import static org.eclipse.microprofile.openapi.OASFactory.createAPIResponse;
import static org.eclipse.microprofile.openapi.OASFactory.createParameter;
import static org.eclipse.microprofile.openapi.OASFactory.createSecurityRequirement;

import jakarta.ws.rs.core.MediaType;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.media.Content;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;
import org.townhound.kit.access.AccessMatrix;

/** Gives each call of the document what calls of its kind have. */
final class CompletingCalls {
    private static final String IN_A_TOWN = "/towns/{town}/";
    private static final String POST = "POST";
    private static final int FIRST_ERROR = 400;
    private static final CallWords NOTHING_SAID = new CallWords(null, false, false, null, null);

    private final AccessMatrix matrix;
    private final Words words;

    CompletingCalls(AccessMatrix matrix, Words words) {
        this.matrix = matrix;
        this.words = words;
    }

    /** Completes one call and returns its tag: the first part of its path that is no town. */
    String complete(String method, String path, Operation operation) {
        Set<String> roles =
                matrix.rule(method, path).map(AccessMatrix.Rule::roles).orElseGet(Set::of);
        String tag = path.replace(IN_A_TOWN, "").replaceAll("^/|/.*$", "");
        operation.addTag(tag);
        if (!roles.contains(AccessMatrix.PUBLIC)) {
            operation.addSecurityRequirement(createSecurityRequirement().addScheme(CommonParts.TOKEN));
        }
        CallWords about = words.about(method + " " + path).orElse(NOTHING_SAID);
        boolean records = method.equals(POST) && !about.onlyAsks();
        if (records) {
            refer(operation, CommonParts.IDEMPOTENCY_KEY);
        }
        if (readsAView(method, path, roles, operation)) {
            refer(operation, CommonParts.AFTER);
        }
        if (about.waits()) {
            refer(operation, CommonParts.PREFER);
        }
        refusals(method, path, records, roles, operation).forEach(status -> refuse(operation, status));
        tell(operation, about);
        return tag;
    }

    /** A town's things are read from views, which follow behind; what anybody may see and what services ask is not. */
    private static boolean readsAView(String method, String path, Set<String> roles, Operation operation) {
        return method.equals("GET")
                && path.startsWith(IN_A_TOWN)
                && !roles.contains(AccessMatrix.PUBLIC)
                && !roles.equals(Set.of("service"))
                && operation.getResponses().getAPIResponses().values().stream()
                        .map(APIResponse::getContent)
                        .noneMatch(it -> it != null && it.hasMediaType(MediaType.SERVER_SENT_EVENTS));
    }

    private static Set<Integer> refusals(
            String method, String path, boolean records, Set<String> roles, Operation operation) {
        Set<Integer> statuses = new TreeSet<>(Set.of(503));
        if (operation.getRequestBody() != null || operation.getParameters() != null) {
            statuses.add(400);
        }
        if (!roles.contains(AccessMatrix.PUBLIC)) {
            statuses.addAll(Set.of(401, 403));
        }
        if (path.contains("{") || path.startsWith("/simulation")) {
            statuses.add(404);
        }
        if (records || method.equals("PUT") || refersTo(operation, CommonParts.AFTER)) {
            statuses.add(409);
        }
        if (operation.getRequestBody() != null) {
            statuses.addAll(Set.of(413, 415));
        }
        if (records) {
            statuses.add(422);
        }
        return statuses;
    }

    private static void refuse(Operation operation, int status) {
        String name = CommonParts.REFUSALS.get(status).component();
        operation
                .getResponses()
                .addAPIResponse(String.valueOf(status), createAPIResponse().ref(name));
    }

    private static void tell(Operation operation, CallWords about) {
        operation.setSummary(about.summary());
        if (operation.getRequestBody() != null) {
            show(operation.getRequestBody().getContent(), about.request());
        }
        about.answers().forEach((status, example) -> answer(operation, status, example));
    }

    /** A refusal with an example of its own stands in the call itself, whether or not calls of its kind have it. */
    private static void answer(Operation operation, int status, Object example) {
        Map<String, APIResponse> answers = operation.getResponses().getAPIResponses();
        if (status >= FIRST_ERROR) {
            String description = CommonParts.REFUSALS.get(status).description();
            operation.getResponses().addAPIResponse(String.valueOf(status), CommonParts.problem(description, example));
        } else if (answers.containsKey(String.valueOf(status))) {
            show(answers.get(String.valueOf(status)).getContent(), example);
        } else {
            throw new IllegalArgumentException(
                    "the words give " + operation.getOperationId() + " an answer that it does not have: " + status);
        }
    }

    private static void show(Content content, Object example) {
        if (content != null && example != null) {
            content.getMediaTypes().values().forEach(form -> form.setExample(example));
        }
    }

    private static void refer(Operation operation, String parameter) {
        operation.addParameter(createParameter().ref(parameter));
    }

    private static boolean refersTo(Operation operation, String parameter) {
        return operation.getParameters() != null
                && operation.getParameters().stream()
                        .anyMatch(it -> it.getRef() != null && it.getRef().endsWith("/" + parameter));
    }
}
