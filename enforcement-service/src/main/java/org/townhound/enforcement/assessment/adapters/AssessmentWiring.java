package org.townhound.enforcement.assessment.adapters;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.townhound.enforcement.assessment.application.AssessingFacts;
import org.townhound.ordinances.OrdinanceBook;

final class AssessmentWiring {
    @Produces
    @Singleton
    AssessingFacts assessingFacts(OrdinanceBook book) {
        return new AssessingFacts(book);
    }
}
