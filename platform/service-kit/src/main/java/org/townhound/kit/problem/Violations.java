package org.townhound.kit.problem;

import jakarta.validation.ConstraintViolation;
import jakarta.validation.ElementKind;
import jakarta.validation.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Broken constraints as a problem that names the first field at fault. */
public final class Violations {
    private static final int METHOD_AND_PARAMETER = 2;

    private Violations() {}

    /** Of a request record; empty when nothing is broken. */
    public static <T> Optional<Problem> ofBody(Collection<ConstraintViolation<T>> violations) {
        return first(violations.stream()
                .map(violation -> problem(pointer(nodes(violation.getPropertyPath())), violation.getMessage()))
                .toList());
    }

    /** Of a call's parameters; empty when it is the answer that breaks a constraint, which is a fault of ours. */
    static Optional<Problem> ofCall(Collection<ConstraintViolation<?>> violations) {
        List<Problem> problems = new ArrayList<>();
        for (ConstraintViolation<?> violation : violations) {
            List<Path.Node> nodes = nodes(violation.getPropertyPath());
            if (nodes.stream().anyMatch(node -> node.getKind() == ElementKind.RETURN_VALUE)) {
                return Optional.empty();
            }
            problems.add(problem(parameter(nodes), violation.getMessage()));
        }
        return first(problems);
    }

    /** One fault is told at a time, always the same one for the same request. */
    private static Optional<Problem> first(List<Problem> problems) {
        return problems.stream().min(Comparator.comparing(Problem::field).thenComparing(Problem::detail));
    }

    private static Problem problem(String field, String message) {
        return Problem.badField(field, "The field " + field + " " + message + ".");
    }

    /** A path begins with the method and its parameter; what follows is a place in the body. */
    private static String parameter(List<Path.Node> nodes) {
        return nodes.size() <= METHOD_AND_PARAMETER
                ? nodes.getLast().getName()
                : pointer(nodes.subList(METHOD_AND_PARAMETER, nodes.size()));
    }

    private static List<Path.Node> nodes(Path path) {
        List<Path.Node> nodes = new ArrayList<>();
        path.forEach(nodes::add);
        return nodes;
    }

    /** As a JSON pointer (RFC 6901): {@code /colors/1}. */
    private static String pointer(List<Path.Node> nodes) {
        StringBuilder pointer = new StringBuilder();
        for (Path.Node node : nodes) {
            if (node.getIndex() != null) {
                pointer.append('/').append(node.getIndex());
            }
            if (node.getKind() != ElementKind.CONTAINER_ELEMENT && node.getName() != null) {
                pointer.append('/').append(node.getName());
            }
        }
        return pointer.toString();
    }
}
