package org.townhound.ordinances;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.townhound.ordinances.compliance.Assessment;
import org.townhound.ordinances.compliance.FactValue;
import org.townhound.ordinances.compliance.LawOfDay;
import org.townhound.ordinances.compliance.Rules;
import org.townhound.ordinances.values.Advisory;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.BusinessCalendar;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.DayLimit;
import org.townhound.ordinances.values.ImpoundRules;
import org.townhound.ordinances.values.InForce;
import org.townhound.ordinances.values.Ladder;
import org.townhound.ordinances.values.LateSteps;
import org.townhound.ordinances.values.LedgerRules;
import org.townhound.ordinances.values.LicenseRules;
import org.townhound.ordinances.values.PermanentOrderRule;
import org.townhound.ordinances.values.VaccinationRule;
import org.townhound.ordinances.values.YearlyDays;

/**
 * The law of one town as it stands on one day. It never changes, and what the town has not (yet) ruled, or has
 * repealed, is empty, never an error.
 */
public final class Ordinances implements LawOfDay {
    private final TownOrdinances town;
    private final LocalDate day;

    Ordinances(TownOrdinances town, LocalDate day) {
        this.town = town;
        this.day = day;
    }

    /** The town's slug. */
    public String town() {
        return town.slug();
    }

    @Override
    public LocalDate day() {
        return day;
    }

    @Override
    public ZoneId zone() {
        return town.zone();
    }

    /** The content hash that goes into events, {@code sha256:…}. */
    public String version() {
        return town.version();
    }

    /** A provision or setting as it goes into an event; empty when it is not in force or is a ladder. */
    public Optional<Applied> applied(String provision) {
        return reading().text(provision).map(InForce::because);
    }

    /** A provision or setting as it is written in its file, with its section; empty when not in force or a ladder. */
    @Override
    public Optional<InForce<String>> text(String provision) {
        return reading().text(provision);
    }

    /** Where a provision stands. */
    @Override
    public Optional<Citation> citation(String provision) {
        return reading().dated(provision).map(DatedValue::citation);
    }

    /** The value of a setting or provision as it is written in its file, such as {@code propose}. */
    public Optional<String> setting(String name) {
        return reading().text(name).map(InForce::value);
    }

    /**
     * A whole number of days, months or years, such as {@code late_notice.mail_limit_days}.
     *
     * @throws OrdinanceFault when the provision is measured in something else
     */
    public Optional<InForce<Integer>> number(String provision) {
        return reading().wholeNumber(provision);
    }

    /** Who receives a fee or fine, such as {@code town-clerk}. */
    public Optional<String> payee(String provision) {
        return reading().payee(provision);
    }

    /** Who can be a dog's keeper, such as {@code person} or {@code society}. */
    public Optional<InForce<Set<String>>> keeperKinds() {
        return reading().kinds("keeper.kinds");
    }

    /** The rules for licensing one dog. */
    public Optional<LicenseRules> licenseRules() {
        return LicenseRulesReader.read(reading());
    }

    /** Late fees that add up the longer a dog is not licensed. */
    public Optional<LateSteps> lateSteps() {
        return LateStepsReader.read(reading());
    }

    /** How offenses are counted and notices adjusted. */
    public Optional<LedgerRules> ledgerRules() {
        return LadderReader.ledgerRules(reading());
    }

    /** The rules of the pound. */
    public Optional<ImpoundRules> impoundRules() {
        return ImpoundRulesReader.read(reading());
    }

    /** Within how many days a fine is paid, counted from the date of its notice. */
    public Optional<DayLimit> paymentTerms() {
        return ImpoundRulesReader.paymentTerms(reading());
    }

    /** Within how many days something is to be done, where the provision says whether its last day moves. */
    public Optional<DayLimit> limit(String provision) {
        return reading().limit(provision);
    }

    /** Every provision that limits days. */
    SortedSet<String> limits() {
        TreeSet<String> limits = new TreeSet<>();
        town.provisions().keySet().stream().filter(id -> limit(id).isPresent()).forEach(limits::add);
        return limits;
    }

    /** The town's business days and legal holidays, through all days. */
    public BusinessCalendar calendar() {
        return town.calendar();
    }

    /** The schedule of one offense, such as {@code leash.at-large}. */
    public Optional<Ladder> ladder(String provision) {
        return LadderReader.ladder(reading(), provision);
    }

    /** Where the town's schedules do not agree with its state's; they are told, and change nothing. */
    public List<Advisory> advisories() {
        return StateLaw.advisories(reading());
    }

    /** When orders against a dog add up to a permanent one. */
    public Optional<PermanentOrderRule> permanentOrderRule() {
        return OrderRulesReader.permanentOrder(reading());
    }

    /** By when a dog that came without vaccination is vaccinated. */
    public Optional<VaccinationRule> vaccinationRule() {
        return OrderRulesReader.vaccination(reading());
    }

    /** The days on or before which an Animal Control Officer makes returns, the end of a term aside. */
    public Optional<YearlyDays> returns() {
        return OrderRulesReader.returns(reading());
    }

    /** Every offense that has a schedule on this day. */
    public SortedSet<String> ladders() {
        TreeSet<String> ladders = new TreeSet<>();
        town.provisions().keySet().stream().filter(id -> ladder(id).isPresent()).forEach(ladders::add);
        return ladders;
    }

    /** The rules of conduct that facts can be judged by, and the facts that they ask for. */
    public Rules compliance() {
        return town.compliance();
    }

    /**
     * Judges recorded facts by the rules of conduct in force on this day.
     *
     * @param subjects what is assessed, such as {@code premises}; everything when empty
     * @param facts as recorded; one that is missing is never guessed
     * @param varied provisions that a board has varied in writing for this case
     */
    public Assessment assess(Set<String> subjects, Map<String, FactValue> facts, Set<String> varied) {
        return town.compliance().assess(subjects, facts, varied, this);
    }

    private Reading reading() {
        return new Reading(town, day);
    }
}
