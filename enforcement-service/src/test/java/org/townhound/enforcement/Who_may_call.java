package org.townhound.enforcement;

import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import org.townhound.kit.access.AccessMatrix;
import org.townhound.testkit.AccessSpecification;

@QuarkusTest
class Who_may_call extends AccessSpecification {
    @Override
    protected List<Cell> cells() {
        return AccessMatrix.read("access-matrix.yaml").cells("enforcement").stream()
                .map(cell -> new Cell(cell.call(), cell.role(), cell.permitted()))
                .toList();
    }
}
