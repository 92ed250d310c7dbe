package org.townhound.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Runs {@link ArchitectureRules} over the main classes of the module under test. The parent POM has Surefire scan this
 * jar in every service, so that none can forget.
 *
 * <p>The classes are read from {@code target/classes}, or from the folder that the system property {@code
 * townhound.classes} names; tests and dependencies are not judged.
 */
public class ArchitectureTest {
    private static JavaClasses classes;

    /**
     * Reads the compiled classes once for all rules.
     *
     * @throws AssertionError when there are none: a module without classes would pass every rule
     */
    @BeforeAll
    static void readTheModule() {
        if (!Files.isDirectory(compiled())) {
            throw new AssertionError("no compiled classes in " + compiled().toAbsolutePath());
        }
        classes = new ClassFileImporter().importPath(compiled());
    }

    private static Path compiled() {
        return Path.of(System.getProperty("townhound.classes", "target/classes"));
    }

    @Test
    void the_domain_stands_alone() {
        ArchitectureRules.DOMAIN_STANDS_ALONE.check(classes);
    }

    @Test
    void the_domain_reads_no_clock() {
        ArchitectureRules.DOMAIN_READS_NO_CLOCK.check(classes);
    }

    @Test
    void the_application_layer_orchestrates() {
        ArchitectureRules.APPLICATION_ORCHESTRATES.check(classes);
    }

    @Test
    void adapters_of_one_side_do_not_know_the_other() {
        ArchitectureRules.IN_AND_OUT_ARE_STRANGERS.check(classes);
    }

    @Test
    void only_the_own_domain_makes_events() {
        ArchitectureRules.EVENTS_ARE_MADE_AT_HOME.check(classes);
    }

    @Test
    void no_section_of_a_law_stands_in_java() {
        assertEquals(
                List.of(),
                SectionSigns.in(compiled()),
                "R8: name the provision by its id, and let the town's data say which section it is");
    }

    @Test
    void features_form_no_cycle() {
        ArchitectureRules.FEATURES_FORM_NO_CYCLE.check(classes);
    }

    @Test
    void features_meet_in_their_application_layers() {
        ArchitectureRules.FEATURES_MEET_IN_APPLICATION.check(classes);
    }

    @Test
    void every_layer_holds_a_class() {
        ArchitectureRules.EVERY_LAYER_HOLDS_A_CLASS.check(classes);
    }
}
