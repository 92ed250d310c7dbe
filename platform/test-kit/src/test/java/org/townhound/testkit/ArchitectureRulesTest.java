package org.townhound.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.EvaluationResult;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each rule has a canary: a violation planted under {@code org.townhound.planted} that it must catch. */
class ArchitectureRulesTest {
    private static final String PLANTED = "org.townhound.planted.";

    static Stream<Arguments> canaries() {
        return Stream.of(
                arguments(ArchitectureRules.DOMAIN_STANDS_ALONE, "framework", "Annotated"),
                arguments(ArchitectureRules.DOMAIN_STANDS_ALONE, "framework", "ReadsFile"),
                arguments(ArchitectureRules.DOMAIN_STANDS_ALONE, "framework", "UsesForeignEvent"),
                arguments(ArchitectureRules.DOMAIN_STANDS_ALONE, "framework", "UsesRulesReader"),
                arguments(ArchitectureRules.DOMAIN_READS_NO_CLOCK, "clock", "CallsNow"),
                arguments(ArchitectureRules.DOMAIN_READS_NO_CLOCK, "clock", "RefersToNow"),
                arguments(ArchitectureRules.DOMAIN_READS_NO_CLOCK, "clock", "ThrowsDice"),
                arguments(ArchitectureRules.DOMAIN_READS_NO_CLOCK, "clock", "AsksInjectedClock"),
                arguments(ArchitectureRules.APPLICATION_ORCHESTRATES, "sql", "Queries"),
                arguments(ArchitectureRules.APPLICATION_ORCHESTRATES, "sql", "UsesAdapter"),
                arguments(ArchitectureRules.APPLICATION_ORCHESTRATES, "sql", "CallsSession"),
                arguments(ArchitectureRules.IN_AND_OUT_ARE_STRANGERS, "shortcut", "CallsTable"),
                arguments(ArchitectureRules.IN_AND_OUT_ARE_STRANGERS, "shortcut", "CallsResource"),
                arguments(ArchitectureRules.EVENTS_ARE_MADE_AT_HOME, "forger", "MakesForeignEvent"),
                arguments(ArchitectureRules.EVENTS_ARE_MADE_AT_HOME, "forger", "RefersToForeignEvent"),
                arguments(ArchitectureRules.EVENTS_ARE_MADE_AT_HOME, "forger", "MakesEventOutsideTheDomain"),
                arguments(ArchitectureRules.FEATURES_FORM_NO_CYCLE, "", "FindEgg"),
                arguments(ArchitectureRules.FEATURES_MEET_IN_APPLICATION, "nosy", "KnowsTooMuch"),
                arguments(ArchitectureRules.EVERY_LAYER_HOLDS_A_CLASS, "misnamed", "Web"),
                arguments(ArchitectureRules.EVERY_LAYER_HOLDS_A_CLASS, "clock", "the layer application"));
    }

    @ParameterizedTest(name = "{0} catches {2}")
    @MethodSource("canaries")
    void a_rule_catches_its_canary(ArchRule rule, String feature, String caught) {
        String report = evaluate(rule, feature).getFailureReport().toString();

        assertTrue(report.contains(caught), report);
        assertTrue(report.contains("because"), "a rule says what to do instead");
    }

    static Stream<ArchRule> rules() {
        return Stream.of(
                ArchitectureRules.DOMAIN_STANDS_ALONE,
                ArchitectureRules.DOMAIN_READS_NO_CLOCK,
                ArchitectureRules.APPLICATION_ORCHESTRATES,
                ArchitectureRules.IN_AND_OUT_ARE_STRANGERS,
                ArchitectureRules.EVENTS_ARE_MADE_AT_HOME,
                ArchitectureRules.FEATURES_FORM_NO_CYCLE,
                ArchitectureRules.FEATURES_MEET_IN_APPLICATION,
                ArchitectureRules.EVERY_LAYER_HOLDS_A_CLASS);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void a_rule_leaves_a_tidy_feature_alone(ArchRule rule) {
        EvaluationResult result = evaluate(rule, "tidy");

        assertFalse(result.hasViolation(), () -> result.getFailureReport().toString());
    }

    @ParameterizedTest
    @MethodSource("layered")
    void a_rule_about_a_layer_without_a_class_fails(ArchRule rule) {
        try {
            rule.check(read("misnamed"));
        } catch (AssertionError nothingToGuard) {
            return;
        }
        throw new AssertionError(rule.getDescription() + " passed on a module it does not guard");
    }

    @Test
    void a_section_in_compiled_java_is_found() {
        List<String> found = SectionSigns.in(Path.of("target/test-classes/org/townhound/planted")).stream()
                .map(file -> file.getFileName().toString())
                .toList();

        assertEquals(List.of("NamesSection.class"), found);
    }

    static Stream<ArchRule> layered() {
        return rules().limit(3);
    }

    private static EvaluationResult evaluate(ArchRule rule, String feature) {
        return rule.evaluate(read(feature));
    }

    private static JavaClasses read(String feature) {
        return new ClassFileImporter().importPackages(feature.isEmpty() ? "org.townhound.planted" : PLANTED + feature);
    }
}
