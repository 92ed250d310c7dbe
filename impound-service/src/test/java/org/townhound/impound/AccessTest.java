package org.townhound.impound;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.townhound.kit.access.AccessMatrix;
import org.townhound.testkit.AccessSpecification;

@QuarkusTest
class AccessTest extends AccessSpecification {
    @Override
    protected List<Cell> cells() {
        return AccessMatrix.read("access-matrix.yaml").cells("impound").stream()
                .map(cell -> new Cell(cell.call(), cell.role(), cell.permitted()))
                .toList();
    }

    @Test
    void the_matrix_names_the_six_calls_of_the_pound() {
        assertEquals(
                6,
                calls().stream().filter(call -> call.contains("/impoundments")).count());
    }
}
