package org.townhound.impound.impoundment.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.impound.v1.DogImpounded;
import org.townhound.contracts.impound.v1.DogReleased;
import org.townhound.contracts.impound.v1.HoldExpired;
import org.townhound.contracts.impound.v1.ImpoundEvent;
import org.townhound.impound.impoundment.domain.Impoundment.InCustody;
import org.townhound.impound.impoundment.domain.ImpoundmentCommand.ExpireHold;
import org.townhound.impound.impoundment.domain.ImpoundmentCommand.IdentifyKeeper;
import org.townhound.impound.impoundment.domain.ImpoundmentCommand.Release;
import org.townhound.ordinances.values.Decision;
import org.townhound.ordinances.values.ImpoundRules.BoardingDays;
import org.townhound.ordinances.values.ImpoundRules.PickupPolicy;
import org.townhound.ordinances.values.Money;
import org.townhound.testkit.RandomHistories;

class Random_histories_of_stays {
    private static final Instant INTAKE = Pound.at("2026-03-02T14:00");

    /** What somebody does, so many minutes after the step before. */
    private record Step(int minutes, Act act, int dollars) {}

    private enum Act {
        ASK,
        PAY,
        LICENSE,
        IDENTIFY,
        EXPIRE,
        RELEASE
    }

    private static List<Step> history(RandomGenerator random) {
        List<Step> steps = new ArrayList<>();
        for (int count = random.nextInt(1, 12); count > 0; count--) {
            Act act = Act.values()[random.nextInt(Act.values().length)];
            steps.add(new Step(random.nextInt(4_000), act, random.nextInt(1, 90)));
        }
        return steps;
    }

    @Test
    void a_dog_leaves_once_and_only_when_nothing_is_missing() {
        RandomHistories.of(Random_histories_of_stays::history)
                .times(200)
                .check("a dog leaves once and only when nothing is missing", (steps, random) -> {
                    Pound pound = Pound.ofWhitman()
                            .charging(any(PickupPolicy.values(), random))
                            .counting(any(BoardingDays.values(), random));
                    play(steps, pound);
                });
    }

    private static void play(List<Step> steps, Pound start) {
        Pound pound = start;
        DogImpounded taken = pound.intake("2026-03-02T14:00");
        List<ImpoundEvent> events = new ArrayList<>(List.of(taken));
        Impoundment state = Impoundment.evolve(Impoundment.NONE, taken);
        Instant now = INTAKE;
        Money asked = Money.ZERO;
        for (Step step : steps) {
            now = now.plus(Duration.ofMinutes(step.minutes()));
            String at =
                    now.atZone(ZoneId.of("America/New_York")).toLocalDateTime().toString();
            ReleaseStatement statement = pound.statement(taken, at);
            assertTrue(statement.total().compareTo(asked) >= 0, "a stay never becomes cheaper");
            assertEquals(sum(pound, taken, now), statement.total(), "lines and charges come to the same");
            asked = statement.total();
            if (step.act() == Act.PAY) {
                Money offered = Money.dollars(step.dollars() + ".00");
                Money due = statement.due();
                pound = pound.paid(pound.settled()
                        .plus(offered.compareTo(due) > 0 ? due : offered)
                        .amount()
                        .toPlainString());
            } else if (step.act() == Act.LICENSE) {
                pound = pound.licensed("2026-03-02", "2025-07-01", "2026-06-30", true);
            } else {
                for (ImpoundEvent event : decide(state, command(step, statement), pound)) {
                    events.add(event);
                    state = Impoundment.evolve(state, event);
                }
            }
        }
        check(events);
    }

    private static Optional<ImpoundmentCommand> command(Step step, ReleaseStatement statement) {
        return switch (step.act()) {
            case ASK, PAY, LICENSE -> Optional.empty();
            case IDENTIFY ->
                Optional.of(new IdentifyKeeper(
                        new UUID(7, step.dollars()),
                        Optional.empty(),
                        statement.claim().on()));
            case EXPIRE -> Optional.of(new ExpireHold(Pound.EVENT));
            case RELEASE -> Optional.of(new Release(statement));
        };
    }

    private static List<ImpoundEvent> decide(Impoundment state, Optional<ImpoundmentCommand> command, Pound pound) {
        if (command.isEmpty()) {
            return List.of();
        }
        return switch (ImpoundmentDecider.decide(state, command.get(), pound.rules())) {
            case Decision.Accepted(List<ImpoundEvent> events) -> events;
            case Decision.Refused(var refusal, List<ImpoundEvent> events) -> {
                assertTrue(!(state instanceof InCustody) || refusal instanceof Obstacle, refusal.type());
                yield events;
            }
        };
    }

    private static void check(List<ImpoundEvent> events) {
        List<DogReleased> released = events.stream()
                .filter(DogReleased.class::isInstance)
                .map(DogReleased.class::cast)
                .toList();
        assertTrue(released.size() <= 1, "released more than once");
        assertTrue(events.stream().filter(HoldExpired.class::isInstance).count() <= 1, "a hold ended twice");
        released.forEach(event -> {
            assertEquals(event, events.getLast(), "something happened after the release");
            assertTrue(event.license() != null, "released without a license");
            assertEquals(PoundFees.sum(event.fees()), event.total());
        });
    }

    private static Money sum(Pound pound, DogImpounded taken, Instant now) {
        return PoundFees.of(Stay.until(taken, now, Pound.on(now)), taken, pound.rules()).stream()
                .map(charge -> charge.fee().amount())
                .reduce(Money.ZERO, Money::plus);
    }

    private static <T> T any(T[] values, RandomGenerator random) {
        return values[random.nextInt(values.length)];
    }
}
