package org.townhound.launcher;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * An image file, each instruction in one line.
 *
 * @param lines without comments
 */
record ImageFile(List<String> lines) {
    static ImageFile read(String path) {
        String text = Repository.text(path).replaceAll("(?m)^#.*\\n", "").replaceAll("\\\\\\n\\s*", " ");
        return new ImageFile(text.lines().filter(line -> !line.isBlank()).toList());
    }

    /** What the instructions of that name say. */
    List<String> all(String instruction) {
        return of(lines.stream(), instruction).toList();
    }

    /** What the last instruction of that name says in a stage or those that it is made from; the last stage for null. */
    Optional<String> in(String target, String instruction) {
        List<String> stage = stage(target);
        Optional<String> here = of(stage.stream(), instruction).reduce((_, later) -> later);
        String base = stage.getFirst().split(" ", 3)[1];
        return here.isPresent() || lines.stream().noneMatch(line -> isStage(line, base)) ? here : in(base, instruction);
    }

    private List<String> stage(String target) {
        List<Integer> starts = Stream.iterate(0, line -> line < lines.size(), line -> line + 1)
                .filter(line -> lines.get(line).startsWith("FROM "))
                .toList();
        int start = starts.stream()
                .filter(line -> target == null || isStage(lines.get(line), target))
                .reduce((_, later) -> later)
                .orElseThrow();
        int end = starts.stream().filter(line -> line > start).findFirst().orElse(lines.size());
        return lines.subList(start, end);
    }

    private static boolean isStage(String line, String name) {
        return line.startsWith("FROM ") && line.endsWith(" AS " + name);
    }

    private static Stream<String> of(Stream<String> lines, String instruction) {
        return lines.filter(line -> line.startsWith(instruction + " "))
                .map(line -> line.substring(instruction.length() + 1).strip());
    }
}
