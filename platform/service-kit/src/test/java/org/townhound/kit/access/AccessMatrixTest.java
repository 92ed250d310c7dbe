package org.townhound.kit.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AccessMatrixTest {
    private final AccessMatrix matrix = AccessMatrix.read("access-matrix.yaml");

    @Test
    void the_roles_are_the_actors_of_the_bylaws_and_of_the_system() {
        assertEquals(23, matrix.roles().size());
        assertTrue(
                matrix.roles().containsAll(List.of("town-clerk", "animal-control-officer", "select-board", "public")));
    }

    @Test
    void licenses_are_the_clerks_and_offenses_the_officers() {
        assertTrue(permits("POST /towns/{town}/dogs/{id}/licenses", "town-clerk"));
        assertFalse(permits("POST /towns/{town}/dogs/{id}/licenses", "animal-control-officer"));
        assertTrue(permits("POST /towns/{town}/offenses", "animal-control-officer"));
        assertFalse(permits("POST /towns/{town}/offenses", "town-clerk"));
    }

    @Test
    void an_auditor_changes_nothing_and_reads_no_people() {
        Set<String> calls = matrix.cells("licensing").stream()
                .filter(cell -> cell.role().equals("auditor") && cell.permitted())
                .map(AccessMatrix.Cell::call)
                .collect(Collectors.toSet());
        assertTrue(calls.stream().allMatch(call -> call.startsWith("GET ")), calls.toString());
        assertFalse(calls.contains("GET /towns/{town}/keepers/{id}"));
    }

    @Test
    void what_does_not_stand_there_is_denied() {
        assertTrue(matrix.rule("DELETE", "/towns/{town}/dogs/{id}").isEmpty());
        assertTrue(matrix.rule("GET", "/towns/{town}/dragons/{id}").isEmpty());
    }

    @Test
    void a_service_goes_through_its_own_calls_and_those_of_every_service() {
        Set<String> calls = matrix.cells("enforcement").stream()
                .map(AccessMatrix.Cell::call)
                .collect(Collectors.toSet());
        assertTrue(calls.containsAll(
                Set.of("POST /towns/{town}/offenses", "GET /platform/events", "PUT /simulation/clock")));
        assertFalse(calls.contains("POST /towns/{town}/dogs"));
        assertEquals(
                calls.size() * matrix.roles().size(),
                matrix.cells("enforcement").size());
    }

    @Test
    void the_methods_at_a_path_are_known() {
        assertEquals(List.of("GET", "PUT"), matrix.methods("/simulation/clock"));
        assertEquals(List.of("GET"), matrix.methods("/towns/whitman-ma/dogs/7"));
        assertEquals(List.of(), matrix.methods("/towns/whitman-ma/dogs/7/8"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "no-such-file.yaml",
                "matrix-with-unlisted-role.yaml",
                "matrix-with-call-twice.yaml",
                "matrix-of-another-form.yaml"
            })
    void a_broken_matrix_is_refused(String resource) {
        assertThrows(IllegalArgumentException.class, () -> AccessMatrix.read(resource));
    }

    private boolean permits(String call, String role) {
        return matrix.cells(call.contains("offenses") ? "enforcement" : "licensing")
                .contains(new AccessMatrix.Cell(call, role, true));
    }
}
