package org.townhound.testkit;

import static com.tngtech.archunit.lang.conditions.ArchConditions.not;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.conditions.ArchConditions;

/**
 * The rules of layers and features; {@link ArchitectureTest} runs them in every service.
 *
 * <p>Each rule says in its {@code because} what to do instead, for that is what the reader of a red build needs. Each
 * has a canary in this module's tests, a planted violation that it must catch: a rule that catches nothing is worse
 * than none.
 *
 * <p>A class is judged by its compiled form. What javac leaves out, such as an import that only Javadoc uses or a
 * constant that was copied in, no rule sees.
 */
public final class ArchitectureRules {
    /**
     * R1: the domain uses plain Java, its own service's domain and events, and the values of law, and nothing else.
     */
    public static final ArchRule DOMAIN_STANDS_ALONE = classes()
            .that(standIn("domain"))
            .should(new OnlyDependOn(
                    "plain Java, the service's domain and events, and the values of law", AllowLists::domain))
            .as("R1: the domain stands alone")
            .because("the domain must run anywhere and for ever: move what needs a framework, JSON, a log or a file "
                    + "into an adapter, hand its result in as an argument, and use only java..(without I/O), the "
                    + "service's own domain and event records, and org.townhound.ordinances.values");

    /** R2: the domain neither asks what time it is nor draws a number or an id. */
    public static final ArchRule DOMAIN_READS_NO_CLOCK = classes()
            .that(standIn("domain"))
            .should(new ReadNoClock())
            .as("R2: the domain reads no clock and makes no id")
            .because("a decision must come out the same on replay: take the date, the instant or the id as an "
                    + "argument, and let the adapter make it");

    /** R3: the application layer knows no HTTP, no SQL and no Kafka, and hands the session on without calling it. */
    public static final ArchRule APPLICATION_ORCHESTRATES = classes()
            .that(standIn("application"))
            .should(new OnlyDependOn(
                    "plain Java, domain, application, Mutiny, its events, and the libraries' APIs",
                    AllowLists::application))
            .andShould(not(callTheSession()))
            .as("R3: the application layer loads, decides and appends")
            .because("use cases must not know HTTP, SQL or Kafka: state what is needed as an interface with one "
                    + "method in the application layer, implement it in an adapter, and wire it there; a session is "
                    + "only passed on");

    /** R4: what drives a service knows nothing of what the service drives. */
    public static final ArchRule IN_AND_OUT_ARE_STRANGERS = classes()
            .that(standIn("adapters"))
            .should(new KeepInAndOutApart())
            .as("R4: adapters of one side do not know the other")
            .because("a resource that calls a table skips the use case between them: state what is needed as an "
                    + "interface in the application layer, implement it below adapters.out, and let only the wiring "
                    + "know both");

    /**
     * R5, the first half: features, which are the packages below the service's, depend on each other one way at most.
     */
    public static final ArchRule FEATURES_FORM_NO_CYCLE = slices().matching("org.townhound.(*).(*)..")
            .should()
            .beFreeOfCycles()
            .as("R5: features form no cycle")
            .because("two features that need each other are one feature, or share a third: let one of them publish "
                    + "an interface in its application layer and the other use it, never both ways");

    /** R5, the second half: whoever needs another feature asks its application layer. */
    public static final ArchRule FEATURES_MEET_IN_APPLICATION = classes()
            .should(new OnlyDependOn("their own feature and other features' application layers", AllowLists::feature))
            .as("R5: features meet in their application layers")
            .because("a feature's domain and adapters are its own business: pass ids, or ask through an interface in "
                    + "the other feature's application layer");

    /** R6: an event is made where it is decided. */
    public static final ArchRule EVENTS_ARE_MADE_AT_HOME = classes()
            .should(new MakeOnlyOwnEvents())
            .as("R6: only a service's own domain makes its events")
            .because("an event says that its service decided something: let the domain's decide make it, and record "
                    + "what another service said as an event of your own; account events come from the account of "
                    + "service-kit");

    /** R9: a misspelled layer would otherwise be a place where no rule looks. */
    public static final ArchRule EVERY_LAYER_HOLDS_A_CLASS = classes()
            .should(new FillEveryLayer())
            .as("R9: every layer holds a class, and every class stands in a layer or in a flat feature")
            .because("a rule about an empty package guards nothing: name the packages <feature>.domain, "
                    + "<feature>.application and <feature>.adapters, exactly so");

    private ArchitectureRules() {}

    private static DescribedPredicate<JavaClass> standIn(String layer) {
        return DescribedPredicate.describe(
                "stand in " + layer, type -> Place.of(type).layer().equals(layer));
    }

    /** Holding the session as a parameter type is no call and therefore allowed. */
    private static ArchCondition<JavaClass> callTheSession() {
        return ArchConditions.callMethodWhere(DescribedPredicate.describe(
                "the target is the session", call -> AllowLists.isSession(call.getTargetOwner())));
    }
}
