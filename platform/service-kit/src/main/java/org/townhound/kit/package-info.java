/**
 * What every Townhound service does alike, so that each service holds only what makes it different.
 *
 * <p>A service adds this library, names itself in {@code application.properties} ({@code townhound.service},
 * {@code quarkus.http.port}) and has: its three migrated schemas, tokens and roles, problem details for every failure,
 * strict JSON, one clock, the directory of people, accounts, idempotency, health, metrics and OpenAPI. What it inherits
 * stands in {@code META-INF/microprofile-config.properties} of this jar and can be overridden there.
 *
 * <p>A call that records something has a row in {@code access-matrix.yaml} and a resource such as
 *
 * <pre>{@code
 * @POST
 * @Path("/keepers")
 * public Uni<Response> register(@PathParam("town") String town, RegisterKeeper body) {
 *     punctuality.check("/movedInAt", body.movedInAt().toInstant());
 *     Provenance provenance = current.provenance();
 *     UUID keeper = Ids.next();
 *     return commands.run(
 *             body,
 *             session -> registering.register(session, provenance, town, keeper, body.form())
 *                     .map(place -> Made.of("keeperId", keeper).and("place", place)),
 *             made -> answer(made.id("keeperId")));
 * }
 * }</pre>
 *
 * <p>A call that reads has its row too, and asks the view to have come far enough first:
 *
 * <pre>{@code
 * @GET
 * @Path("/tags/{number}")
 * public Uni<Tag> read(@PathParam("town") String town, @PathParam("number") String number) {
 *     return after.await(current.get(), "tag-v1").chain(() -> tags.find(town, number));
 * }
 * }</pre>
 *
 * <p>Whoever fails says so with a {@link org.townhound.kit.problem.ProblemException}; everything else that is thrown is a
 * fault of ours. {@link org.townhound.kit.call.CurrentCall} is asked at the start of a method: the work of a transaction
 * runs outside the request's scope.
 */
package org.townhound.kit;
