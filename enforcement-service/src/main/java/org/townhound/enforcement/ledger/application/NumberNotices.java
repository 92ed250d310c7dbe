package org.townhound.enforcement.ledger.application;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import java.time.LocalDate;
import java.util.Map;
import java.util.TreeMap;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.Reservations;

/** Numbers of the town's one default block, year by year without a hole, such as 2026-000123. */
public final class NumberNotices {
    private final Reservations reservations;

    public NumberNotices(Reservations reservations) {
        this.reservations = reservations;
    }

    private record Block(String town, int year) implements Comparable<Block> {
        @Override
        public int compareTo(Block other) {
            int byTown = town.compareTo(other.town);
            return byTown == 0 ? Integer.compare(year, other.year) : byTown;
        }

        String sequence() {
            return "notice-" + year;
        }

        String number(long count) {
            return "%d-%06d".formatted(year, count);
        }
    }

    /** The last number of each block from which a batch has taken one. */
    static final class Taken {
        private final Map<Block, Long> last = new TreeMap<>();
    }

    Uni<String> next(Mutiny.Session session, Taken taken, String town, LocalDate on) {
        Block block = new Block(town, on.getYear());
        Long last = taken.last.get(block);
        Uni<Long> known = last == null
                ? reservations.lastNumber(session, town, block.sequence())
                : Uni.createFrom().item(last);
        return known.map(number -> block.number(taken.last.merge(block, number + 1, Math::max)));
    }

    Uni<Void> settle(Mutiny.Session session, Taken taken) {
        return Multi.createFrom()
                .iterable(taken.last.entrySet())
                .onItem()
                .transformToUniAndConcatenate(block -> reservations.countedTo(
                        session, block.getKey().town(), block.getKey().sequence(), block.getValue()))
                .collect()
                .last()
                .replaceWithVoid();
    }
}
