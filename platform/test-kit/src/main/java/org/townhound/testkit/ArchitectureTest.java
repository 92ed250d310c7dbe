package org.townhound.testkit;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Files;
import java.nio.file.Path;
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
        Path compiled = Path.of(System.getProperty("townhound.classes", "target/classes"));
        if (!Files.isDirectory(compiled)) {
            throw new AssertionError("no compiled classes in " + compiled.toAbsolutePath());
        }
        classes = new ClassFileImporter().importPath(compiled);
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
