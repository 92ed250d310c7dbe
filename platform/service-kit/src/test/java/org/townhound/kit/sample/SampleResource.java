package org.townhound.kit.sample;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.smallrye.mutiny.Uni;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.townhound.kit.call.Call;
import org.townhound.kit.call.CurrentCall;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.reading.After;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Money;
import org.townhound.ordinances.values.Refusal;

/** A resource as a service would write it; it gives back what it was given. */
@Path("/towns/{town}")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class SampleResource {
    private final CurrentCall current;
    private final After after;

    SampleResource(CurrentCall current, After after) {
        this.current = current;
        this.after = after;
    }

    public enum Size3 {
        @JsonProperty("small")
        SMALL,
        @JsonProperty("large")
        LARGE
    }

    public record Place(@NotBlank @Size(max = 100) String street, String city) {}

    public record Sample(
            UUID id,
            @NotBlank @Size(max = 200) String name,
            Integer weight,
            Boolean altered,
            LocalDate bornOn,
            OffsetDateTime seenAt,
            Money fee,
            Size3 size,
            @Valid Place place,
            List<@NotBlank String> colors) {}

    public record Seen(String town, UUID id, String actor) {}

    @POST
    @Path("/samples")
    public Uni<Sample> record(Sample sample) {
        return Uni.createFrom().item(sample);
    }

    @GET
    @Path("/samples/{id}")
    public Uni<Seen> read(@PathParam("town") String town, @PathParam("id") UUID id) {
        Call call = current.get();
        return after.await(call, SampleProjection.NAME).map(_ -> new Seen(town, id, call.actor()));
    }

    @GET
    @Path("/samples")
    public List<Integer> list(@QueryParam("year") @NotNull @Max(9999) Integer year) {
        return List.of(year);
    }

    @GET
    @Path("/samples/{id}/breakdown")
    public Uni<Seen> breakdown() {
        return Uni.createFrom().failure(new IllegalStateException("Ada Lovelace, 12 Elm Street"));
    }

    @GET
    @Path("/samples/{id}/refusal")
    public Seen refusal(@QueryParam("kind") String kind) {
        throw ProblemException.refused(new Refused(Refusal.Kind.valueOf(kind)));
    }

    @GET
    @Path("/notices")
    public List<String> notices() {
        return List.of(current.get().actor());
    }

    @GET
    @Path("/unlisted")
    public List<String> unlisted() {
        return List.of();
    }

    record Refused(Kind kind) implements Refusal {
        @Override
        public String type() {
            return "rabies-proof-missing";
        }

        @Override
        public String detail() {
            return "There is no rabies certificate for this dog.";
        }

        @Override
        public String remedy() {
            return "Show a certificate.";
        }

        @Override
        public Optional<Citation> citation() {
            return Optional.of(new Citation("whitman-ma", "§ 110-2.C", LocalDate.now(ZoneOffset.UTC), "ATM Art. 21"));
        }
    }
}
