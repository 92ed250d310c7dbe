package org.townhound.enforcement;

import io.quarkus.test.junit.QuarkusTest;
import java.util.Set;
import org.townhound.kit.access.AccessMatrix;
import org.townhound.testkit.OpenApiSpecification;

@QuarkusTest
class OpenApiTest extends OpenApiSpecification {
    @Override
    protected Set<String> calls() {
        return AccessMatrix.read("access-matrix.yaml").calls("enforcement");
    }
}
