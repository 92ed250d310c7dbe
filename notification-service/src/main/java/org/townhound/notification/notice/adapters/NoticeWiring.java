package org.townhound.notification.notice.adapters;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.mailer.reactive.ReactiveMailer;
import io.quarkus.qute.Engine;
import io.vertx.mutiny.sqlclient.Pool;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.InstantSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.Projection;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.kit.directory.KnownPeople;
import org.townhound.kit.document.Contents;
import org.townhound.kit.document.Documents;
import org.townhound.kit.town.Towns;
import org.townhound.notification.notice.adapters.out.directory.DirectoryRecipients;
import org.townhound.notification.notice.adapters.out.mail.SmtpMail;
import org.townhound.notification.notice.adapters.out.table.NamelessStayTable;
import org.townhound.notification.notice.adapters.out.text.QuteText;
import org.townhound.notification.notice.adapters.out.views.NoticeProjection;
import org.townhound.notification.notice.adapters.out.views.NoticeTable;
import org.townhound.notification.notice.application.KeepNamelessStays;
import org.townhound.notification.notice.application.Notices;
import org.townhound.notification.notice.application.QueueingNotices;
import org.townhound.notification.notice.application.ReadingNotices;
import org.townhound.notification.notice.application.SendingNotices;
import org.townhound.notification.notice.application.TownNotices;
import org.townhound.notification.notice.application.WritingNotices;
import org.townhound.ordinances.OrdinanceBook;

final class NoticeWiring {
    @Produces
    @Singleton
    TownNotices law(OrdinanceBook book) {
        return new TownNotices(book);
    }

    @Produces
    @Singleton
    Notices notices(EventStore store, Towns towns, InstantSource clock) {
        return new Notices(store, towns, clock);
    }

    @Produces
    @Singleton
    QueueingNotices queueing(EventStore store, TownNotices law, Towns towns, InstantSource clock) {
        return new QueueingNotices(store, law, towns, clock);
    }

    @Produces
    @Singleton
    KeepNamelessStays namelessStays(ObjectMapper json) {
        return new NamelessStayTable(json);
    }

    @Produces
    @Singleton
    WritingNotices writing(
            UnitOfWork unitOfWork,
            Notices notices,
            TownNotices law,
            KnownPeople people,
            Engine engine,
            Contents contents,
            Documents documents) {
        return new WritingNotices(
                unitOfWork, notices, law, new DirectoryRecipients(people), new QuteText(engine), contents, documents);
    }

    @Produces
    @Singleton
    SendingNotices sending(
            UnitOfWork unitOfWork,
            Notices notices,
            WritingNotices writing,
            Documents documents,
            ReactiveMailer mailer,
            @ConfigProperty(name = "townhound.mail.attempts") int attempts) {
        return new SendingNotices(unitOfWork, notices, writing, documents, new SmtpMail(mailer), attempts);
    }

    @Produces
    @Singleton
    ReadingNotices reading(UnitOfWork unitOfWork, Notices notices, Documents documents) {
        return new ReadingNotices(unitOfWork, notices, documents);
    }

    @Produces
    @Singleton
    NoticeTable table(Pool database, @ConfigProperty(name = "townhound.instance") String instance) {
        return new NoticeTable(database, instance);
    }

    @Produces
    @Singleton
    Projection view(@ConfigProperty(name = "townhound.mail.first-pause") Duration firstPause) {
        return new NoticeProjection(firstPause);
    }
}
