package org.townhound.kit.openapi;

import static org.eclipse.microprofile.openapi.OASFactory.createTag;

import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.TreeSet;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.config.ConfigProvider;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.townhound.kit.access.AccessMatrix;

/**
 * Completes the document that the resources' code gives: who may call by the access matrix, the headers and refusals that
 * every call has alike, and the words and examples of {@code openapi/*.yaml}.
 *
 * <p>It runs while the service is built. A resource says its success statuses and the types of its bodies, and no more.
 */
@OpenApiFilter(stages = OpenApiFilter.RunStage.BUILD)
public final class OpenApiDocument implements OASFilter {
    /**
     * Changes the document in place.
     *
     * @throws IllegalArgumentException for an access matrix or a file of words that cannot be read
     */
    @Override
    public void filterOpenAPI(OpenAPI document) {
        if (document.getPaths() == null) {
            return;
        }
        Config config = ConfigProvider.getConfig();
        CompletingCalls completing = new CompletingCalls(
                AccessMatrix.read(config.getValue("townhound.access-matrix", String.class)),
                Words.of(config.getValue("townhound.service", String.class)));
        CommonParts.addTo(document);
        TreeSet<String> tags = new TreeSet<>();
        document.getPaths()
                .getPathItems()
                .forEach((path, item) -> item.getOperations()
                        .forEach((method, operation) -> tags.add(completing.complete(method.name(), path, operation))));
        tags.forEach(tag -> document.addTag(createTag().name(tag)));
    }
}
