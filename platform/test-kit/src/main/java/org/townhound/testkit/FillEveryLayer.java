package org.townhound.testkit;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;

/**
 * Every layer holds a class, and no class stands where no rule looks.
 *
 * <p>It keeps what it has seen between {@code check} and {@code finish}, and so checks one module at a time.
 */
final class FillEveryLayer extends ArchCondition<JavaClass> {
    private final Set<String> filled = new TreeSet<>();

    FillEveryLayer() {
        super("fill every layer");
    }

    /** Forgets the module before. */
    @Override
    public void init(Collection<JavaClass> all) {
        filled.clear();
    }

    /**
     * Notes the class's layer, and objects to a third package level that is no layer, such as {@code adapter} for
     * {@code adapters}. Flat features have no third level and pass.
     */
    @Override
    public void check(JavaClass type, ConditionEvents events) {
        Place place = Place.of(type);
        filled.add(place.layer());
        if (!place.layer().isEmpty() && !Place.LAYERS.contains(place.layer())) {
            events.add(SimpleConditionEvent.violated(
                    type, type.getName() + " stands in " + place.layer() + ", which is no layer"));
        }
    }

    /** Objects to each layer in which no class stood. */
    @Override
    public void finish(ConditionEvents events) {
        for (String layer : Place.LAYERS) {
            if (!filled.contains(layer)) {
                events.add(SimpleConditionEvent.violated(layer, "no class stands in the layer " + layer));
            }
        }
    }
}
