package org.townhound.licensing.license.adapters.in.rest;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.LocalDate;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.townhound.eventstore.Ids;
import org.townhound.eventstore.StreamVersion;
import org.townhound.kit.account.PaymentForm;
import org.townhound.kit.account.domain.AccountCommand.ReceivePayment;
import org.townhound.kit.call.CurrentCall;
import org.townhound.kit.clock.Punctuality;
import org.townhound.kit.command.Commands;
import org.townhound.kit.command.Made;
import org.townhound.kit.recording.Occasion;
import org.townhound.kit.recording.TownClock;
import org.townhound.licensing.license.application.IssuingLicenses;
import org.townhound.licensing.license.application.LookingUpLicenses;
import org.townhound.licensing.license.application.PayingForLicenses;
import org.townhound.licensing.recording.application.Freshness;

@Path("/towns/{town}")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class LicenseResource {
    private static final String LICENSE = "licenseId";
    private static final String PAYMENT = "paymentId";
    private static final String PLACE = "place";

    private final Commands commands;
    private final CurrentCall current;
    private final TownClock clock;
    private final Punctuality punctuality;
    private final IssuingLicenses issuing;
    private final PayingForLicenses paying;
    private final LookingUpLicenses lookingUp;
    private final LicenseAnswers answers;
    private final Freshness freshness;

    LicenseResource(
            Commands commands,
            CurrentCall current,
            TownClock clock,
            Punctuality punctuality,
            IssuingLicenses issuing,
            PayingForLicenses paying,
            LookingUpLicenses lookingUp,
            Freshness freshness) {
        this.commands = commands;
        this.current = current;
        this.clock = clock;
        this.punctuality = punctuality;
        this.issuing = issuing;
        this.paying = paying;
        this.lookingUp = lookingUp;
        this.answers = new LicenseAnswers(lookingUp);
        this.freshness = freshness;
    }

    /** Applies for a dog's license; an application that the law refuses is kept, and answered with 422. */
    @POST
    @Path("/dogs/{id}/licenses")
    @APIResponseSchema(value = LicenseAnswer.class, responseCode = "201")
    public Uni<Response> apply(@PathParam("town") String town, @PathParam("id") UUID dogId, LicenseForm form) {
        Occasion occasion = clock.told(town, current.provenance(), "/appliedAt", Optional.ofNullable(form.appliedAt()));
        UUID id = Objects.requireNonNullElseGet(form.licenseId(), Ids::next);
        return commands.run(
                form,
                session -> issuing.apply(session, occasion, form.command(id, dogId))
                        .map(place -> Made.of(LICENSE, id).and(PLACE, place)),
                made -> answers.applied(
                        town,
                        made.id(LICENSE),
                        StreamVersion.parse(made.get(PLACE)),
                        occasion.recorded().on()));
    }

    /** Takes what is owed or a part of it; the tag that waited for the late fee is handed out once that is paid. */
    @POST
    @Path("/licenses/{id}/payments")
    @APIResponseSchema(value = LicenseAnswer.class, responseCode = "201")
    public Uni<Response> pay(@PathParam("town") String town, @PathParam("id") UUID licenseId, PaymentForm form) {
        Occasion now = clock.now(town, current.provenance());
        ReceivePayment payment = form.payment(licenseId, now.recorded().at(), punctuality);
        return commands.run(
                form,
                session -> paying.pay(session, now, payment)
                        .map(place -> Made.of(PAYMENT, form.paymentId()).and(PLACE, place)),
                made -> answers.paid(
                        town, licenseId, made.id(PAYMENT), now.recorded().on()));
    }

    @GET
    @Path("/licenses/{id}")
    @APIResponse(
            responseCode = "200",
            description = "The license, or the application that was refused",
            content = @Content(schema = @Schema(anyOf = {LicenseAnswer.class, RefusedAnswer.class})))
    public Uni<Object> read(@PathParam("town") String town, @PathParam("id") UUID id) {
        LocalDate today = today(town);
        return freshness
                .await(current.get())
                .chain(() -> lookingUp.find(town, id))
                .map(file -> LicenseAnswers.answer(file, today));
    }

    /** The license that a tag belongs to. */
    @GET
    @Path("/tags/{number}")
    @APIResponse(
            responseCode = "200",
            description = "The license, or the application that was refused",
            content = @Content(schema = @Schema(anyOf = {LicenseAnswer.class, RefusedAnswer.class})))
    public Uni<Object> readTag(@PathParam("town") String town, @PathParam("number") String number) {
        LocalDate today = today(town);
        return freshness
                .await(current.get())
                .chain(() -> lookingUp.ofTag(town, number))
                .map(file -> LicenseAnswers.answer(file, today));
    }

    private LocalDate today(String town) {
        return clock.now(town, current.provenance()).recorded().on();
    }
}
