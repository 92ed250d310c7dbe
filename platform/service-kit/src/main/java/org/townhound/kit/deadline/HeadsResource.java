package org.townhound.kit.deadline;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** For another service that has to know whether it has read everything that this one published. */
@Path("/platform/heads")
public class HeadsResource {
    private final OwnHeads heads;

    HeadsResource(OwnHeads heads) {
        this.heads = heads;
    }

    /** The clock, then how far each lane has come. */
    @GET
    @Produces(MediaType.APPLICATION_JSON)
    public Uni<Heads> heads() {
        return heads.now();
    }
}
