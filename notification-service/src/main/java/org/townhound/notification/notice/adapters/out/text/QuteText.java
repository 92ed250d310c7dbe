package org.townhound.notification.notice.adapters.out.text;

import io.quarkus.qute.Engine;
import io.quarkus.qute.Template;
import java.util.List;
import org.townhound.contracts.notification.v1.NoticeLine;
import org.townhound.contracts.notification.v1.NoticeQueued;
import org.townhound.notification.notice.application.ComposeText;
import org.townhound.notification.notice.application.Recipient;
import org.townhound.ordinances.values.Money;

/** Fills the template of a notice's kind, {@code templates/notices/<kind>.txt}. */
public final class QuteText implements ComposeText {
    private final Engine engine;

    public QuteText(Engine engine) {
        this.engine = engine;
    }

    @Override
    public String compose(NoticeQueued notice, Recipient recipient, String townName, String office) {
        Template template = engine.getTemplate("notices/" + notice.kind() + ".txt");
        if (template == null) {
            throw new IllegalArgumentException("no words for a notice of the kind " + notice.kind());
        }
        return template.data("notice", notice)
                .data("name", recipient.name())
                .data("town", townName)
                .data("office", office)
                .data("lines", lines(notice))
                .data("total", total(notice).spoken())
                .render()
                .strip()
                .concat("\n");
    }

    /** A line as it is read: what for, how much, where the law says so. */
    public record Line(String item, String amount, String section) {
        /** In columns. */
        @Override
        public String toString() {
            return "  %-16s %10s   %s".formatted(item, amount, section);
        }
    }

    private static List<Line> lines(NoticeQueued notice) {
        return notice.lines().stream()
                .map(line -> new Line(
                        line.item().replace('-', ' '),
                        line.amount().spoken(),
                        line.citation().section()))
                .toList();
    }

    private static Money total(NoticeQueued notice) {
        return notice.lines().stream().map(NoticeLine::amount).reduce(Money.ZERO, Money::plus);
    }
}
