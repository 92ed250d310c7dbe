package org.townhound.ordinances;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.townhound.ordinances.compliance.Rules;
import org.townhound.ordinances.values.BusinessCalendar;

/** The law that holds in one town, through all its days. */
public final class TownOrdinances {
    private final FileShapes.Town town;
    private final ZoneId zone;
    private final String version;
    private final SortedMap<String, Provision> provisions;
    private final List<Amended> amended;
    private final KnownSettings settings;
    private final BusinessCalendar calendar;
    private final Rules compliance;

    TownOrdinances(FileShapes.Town town, ZoneId zone, LawGathering law, KnownSettings settings, Rules compliance) {
        this.town = town;
        this.compliance = compliance;
        this.zone = zone;
        this.version = law.version();
        this.provisions = law.provisions();
        this.amended = law.amended();
        this.settings = settings;
        this.calendar = CalendarReader.read(provisions.values(), version);
    }

    /** Such as {@code whitman-ma}. */
    public String slug() {
        return town.slug();
    }

    public String name() {
        return town.name();
    }

    /** The zone whose civil dates are the dates of this town's law. */
    public ZoneId zone() {
        return zone;
    }

    /** The content hash of the town's law and its state's, {@code sha256:…}; the same on every machine. */
    public String version() {
        return version;
    }

    /** The law in force on {@code day}; chosen by the day on which a thing happened, not on which it was typed in. */
    public Ordinances asOf(LocalDate day) {
        return new Ordinances(this, day);
    }

    /** The rules of conduct that recorded facts can be judged by, through all days. */
    public Rules compliance() {
        return compliance;
    }

    /** The town's business days and legal holidays, through all days. */
    public BusinessCalendar calendar() {
        return calendar;
    }

    /** Every day on which something begins, changes or ends, in order. */
    public SortedSet<LocalDate> changeDates() {
        TreeSet<LocalDate> dates = new TreeSet<>();
        provisions.values().forEach(provision -> dates.addAll(provision.values().keySet()));
        return dates;
    }

    /** Provision id to the section where it stands, or stood last. */
    public SortedMap<String, String> sections() {
        TreeMap<String, String> sections = new TreeMap<>();
        provisions.values().stream()
                .filter(provision -> !provision.values().isEmpty())
                .forEach(provision -> sections.put(provision.id(), provision.latestSection()));
        return Collections.unmodifiableSortedMap(sections);
    }

    List<Amended> amended() {
        return amended;
    }

    KnownSettings settings() {
        return settings;
    }

    SortedMap<String, Provision> provisions() {
        return provisions;
    }
}
