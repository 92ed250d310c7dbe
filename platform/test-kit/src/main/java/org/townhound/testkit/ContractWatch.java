package org.townhound.testkit;

import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Holds every call that a test makes by RestAssured against the OpenAPI document of the service that answers: see
 * {@link DocumentedCalls}.
 *
 * <p>JUnit finds it by itself where the system property {@code junit.jupiter.extensions.autodetection.enabled} is
 * {@code true}; the parent POM sets that for every service.
 */
public final class ContractWatch implements BeforeEachCallback {
    /**
     * Puts the filter into RestAssured, once. A service's tests run in a class loader of their own, with a RestAssured of
     * its own, so the filter is found through the test's class.
     *
     * @throws IllegalStateException when the filter cannot be put there
     */
    @Override
    public void beforeEach(ExtensionContext context) {
        try {
            context.getRequiredTestClass()
                    .getClassLoader()
                    .loadClass(DocumentedCalls.class.getName())
                    .getMethod("watch")
                    .invoke(null);
        } catch (ReflectiveOperationException unreachable) {
            throw new IllegalStateException("calls cannot be held against the document", unreachable);
        }
    }
}
