package org.townhound.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The ways in which one and the same list of facts may arrive; each leaves its argument alone.
 *
 * <p>A consumer of Kafka meets all three: facts of different streams in any order, a batch again after a restart, and
 * batches of any size. A fold over facts must not notice. With the same source of chances in the same state each gives
 * the same result.
 */
public final class Deliveries {
    private Deliveries() {}

    /**
     * The same items in any order.
     *
     * @param items the facts
     * @param random decides
     * @return a new list
     */
    public static <T> List<T> permuted(List<T> items, RandomGenerator random) {
        List<T> order = new ArrayList<>(items);
        Collections.shuffle(order, random);
        return order;
    }

    /**
     * The same items, about every third of them a second time somewhere after the first; the first ones keep their
     * order.
     *
     * @param items the facts
     * @param random decides
     * @return a new list, at least as long
     */
    public static <T> List<T> duplicated(List<T> items, RandomGenerator random) {
        List<T> twice = new ArrayList<>(items);
        for (int at = items.size() - 1; at >= 0; at--) {
            if (random.nextInt(3) == 0) {
                twice.add(random.nextInt(at + 1, twice.size() + 1), items.get(at));
            }
        }
        return twice;
    }

    /**
     * The same items in the same order, cut into batches.
     *
     * @param atMost the largest batch, at least one
     * @param items the facts
     * @param random decides where to cut
     * @return batches of one item or more; none for no items
     */
    public static <T> List<List<T>> batched(List<T> items, int atMost, RandomGenerator random) {
        List<List<T>> batches = new ArrayList<>();
        int from = 0;
        while (from < items.size()) {
            int until = Math.min(items.size(), from + random.nextInt(1, atMost + 1));
            batches.add(List.copyOf(items.subList(from, until)));
            from = until;
        }
        return batches;
    }
}
