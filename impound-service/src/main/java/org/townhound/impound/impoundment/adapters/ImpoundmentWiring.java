package org.townhound.impound.impoundment.adapters;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.Projection;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.impound.impoundment.adapters.out.table.ForeignFileTable;
import org.townhound.impound.impoundment.adapters.out.views.CustodyProjection;
import org.townhound.impound.impoundment.adapters.out.views.CustodyTable;
import org.townhound.impound.impoundment.application.HoldExpiry;
import org.townhound.impound.impoundment.application.IdentifyingKeepers;
import org.townhound.impound.impoundment.application.Impoundments;
import org.townhound.impound.impoundment.application.Inputs;
import org.townhound.impound.impoundment.application.LookingUpImpoundments;
import org.townhound.impound.impoundment.application.Parties;
import org.townhound.impound.impoundment.application.PoundLaw;
import org.townhound.impound.impoundment.application.PreparingRelease;
import org.townhound.impound.impoundment.application.ReleasingDogs;
import org.townhound.impound.impoundment.application.TakingIn;
import org.townhound.impound.impoundment.application.TakingPayments;
import org.townhound.kit.account.Accounts;
import org.townhound.kit.account.KeepingAccounts;
import org.townhound.kit.deadline.DeadlineKind;
import org.townhound.kit.recording.Streams;
import org.townhound.ordinances.OrdinanceBook;

final class ImpoundmentWiring {
    private final ForeignFileTable files = new ForeignFileTable();

    @Produces
    @Singleton
    PoundLaw law(OrdinanceBook book) {
        return new PoundLaw(book);
    }

    @Produces
    @Singleton
    Impoundments impoundments(Streams streams, Accounts accounts) {
        return new Impoundments(streams, accounts);
    }

    @Produces
    @Singleton
    Parties parties() {
        return new Parties(files.towns());
    }

    @Produces
    @Singleton
    PreparingRelease preparing(PoundLaw law) {
        return new PreparingRelease(law, files.dogFiles(), files.fines());
    }

    @Produces
    @Singleton
    TakingIn takingIn(Streams streams, Impoundments impoundments, PoundLaw law, Parties parties) {
        return new TakingIn(streams, impoundments, law, parties, new CustodyTable());
    }

    @Produces
    @Singleton
    IdentifyingKeepers identifying(Streams streams, Impoundments impoundments, PoundLaw law, Parties parties) {
        return new IdentifyingKeepers(streams, impoundments, law, parties);
    }

    @Produces
    @Singleton
    ReleasingDogs releasing(Streams streams, Impoundments impoundments, PoundLaw law, PreparingRelease preparing) {
        return new ReleasingDogs(streams, impoundments, law, preparing);
    }

    @Produces
    @Singleton
    TakingPayments paying(Impoundments impoundments, PoundLaw law, KeepingAccounts accounts) {
        return new TakingPayments(impoundments, law, accounts);
    }

    @Produces
    @Singleton
    LookingUpImpoundments lookingUp(
            UnitOfWork unitOfWork, Impoundments impoundments, PreparingRelease preparing, Inputs inputs) {
        return new LookingUpImpoundments(unitOfWork, impoundments, preparing, inputs);
    }

    @Produces
    @Singleton
    DeadlineKind holdExpiry(EventStore store, Streams streams, Impoundments impoundments, PoundLaw law) {
        return new HoldExpiry(store, streams, impoundments, law);
    }

    @Produces
    @Singleton
    Projection custody() {
        return new CustodyProjection();
    }
}
