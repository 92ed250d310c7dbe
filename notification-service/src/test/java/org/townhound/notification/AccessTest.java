package org.townhound.notification;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.townhound.kit.access.AccessMatrix;
import org.townhound.testkit.AccessSpecification;

@QuarkusTest
class AccessTest extends AccessSpecification {
    @Override
    protected List<Cell> cells() {
        return AccessMatrix.read("access-matrix.yaml").cells("notification").stream()
                .map(cell -> new Cell(cell.call(), cell.role(), cell.permitted()))
                .toList();
    }

    /** An id that no feed gave, so that a stream that may be followed ends at once. */
    @Override
    protected Map<String, String> headers() {
        return Map.of("Last-Event-ID", "nonsense");
    }

    @Test
    void the_matrix_names_the_three_calls_of_notification() {
        assertEquals(
                3,
                calls().stream()
                        .filter(call -> call.matches("GET /towns/\\{town}/(events|notices)(/\\{id})?"))
                        .count());
    }
}
