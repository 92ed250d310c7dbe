package org.townhound.ordinances;

import java.nio.file.Path;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** The law of every town that Townhound knows, read once and never changed after. */
public final class OrdinanceBook {
    private final SortedMap<String, TownOrdinances> towns;

    private OrdinanceBook(SortedMap<String, TownOrdinances> towns) {
        this.towns = towns;
    }

    /**
     * Reads the ordinances that were built into this release; a caller keeps the book.
     *
     * @throws OrdinanceFault when a file is broken
     */
    public static OrdinanceBook load() {
        return from(LawFiles.onClasspath());
    }

    /**
     * Reads the ordinances of this release and more towns from a folder, which holds {@code towns.yaml} and a folder
     * {@code towns/<slug>} for each; units and the law of the states are those of this release unless it holds its own.
     * A file {@code decisions/<slug>.yaml} in it is what a town of this release has decided otherwise.
     *
     * @throws OrdinanceFault when a file is broken, or a town is known already
     */
    public static OrdinanceBook loadWith(Path more) {
        LawFiles folder = LawFiles.below(more);
        OrdinanceBook release = from(LawFiles.onClasspath().decidedIn(folder));
        OrdinanceBook added = from(folder.over(LawFiles.onClasspath()));
        TreeMap<String, TownOrdinances> towns = new TreeMap<>(release.towns);
        added.towns.forEach((slug, town) -> new Place(TownReader.LIST, slug)
                .require(towns.putIfAbsent(slug, town) == null, "is a town of this release, which stays as it is"));
        return new OrdinanceBook(towns);
    }

    /**
     * Reads ordinances from a folder that holds {@code towns.yaml}.
     *
     * @throws OrdinanceFault when a file is broken
     */
    public static OrdinanceBook read(Path folder) {
        return from(LawFiles.below(folder));
    }

    static OrdinanceBook from(LawFiles files) {
        try {
            TownReader reader = new TownReader(new LawYaml(files));
            TreeMap<String, TownOrdinances> towns = new TreeMap<>();
            reader.slugs().forEach(slug -> towns.put(slug, reader.town(slug)));
            return new OrdinanceBook(towns);
        } catch (OrdinanceFault fault) {
            throw fault.located(files);
        }
    }

    /** The law that holds in a town; empty for a slug that no town has. */
    public Optional<TownOrdinances> town(String slug) {
        return Optional.ofNullable(towns.get(slug));
    }

    /** The slugs of all towns, in order. */
    public SortedSet<String> slugs() {
        return new TreeSet<>(towns.keySet());
    }
}
