package org.townhound.kit.directory;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.UUID;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.kit.call.CurrentCall;
import org.townhound.kit.problem.ProblemException;

/** The people whom this service keeps, for other services under their own identity; every read is logged. */
@Path("/towns/{town}/directory/people")
public class DirectoryResource {
    private final UnitOfWork unitOfWork;
    private final Directory directory;
    private final CurrentCall current;

    DirectoryResource(UnitOfWork unitOfWork, Directory directory, CurrentCall current) {
        this.unitOfWork = unitOfWork;
        this.directory = directory;
        this.current = current;
    }

    /** The newest version, or the marker of somebody erased; 404 for one whom this town does not know. */
    @GET
    @Path("/{id}")
    @Produces(MediaType.APPLICATION_JSON)
    public Uni<PersonAnswer> person(@PathParam("town") String town, @PathParam("id") UUID id) {
        String reader = current.get().actor();
        return unitOfWork
                .run(session -> directory.entry(session, town, id, reader))
                .map(found -> PersonAnswer.of(town, found.orElseThrow(ProblemException::notFound)));
    }
}
