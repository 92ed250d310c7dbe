package org.townhound.licensing;

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
        return AccessMatrix.read("access-matrix.yaml").cells("licensing").stream()
                .map(cell -> new Cell(cell.call(), cell.role(), cell.permitted()))
                .toList();
    }

    @Test
    void the_matrix_names_the_ten_calls_of_licensing_and_the_five_of_every_service() {
        assertEquals(
                15, calls().stream().filter(call -> call.contains("/towns/")).count());
    }
}
