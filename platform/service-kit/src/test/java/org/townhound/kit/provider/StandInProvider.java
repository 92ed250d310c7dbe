package org.townhound.kit.provider;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.smallrye.jwt.build.Jwt;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.security.interfaces.RSAPublicKey;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;

/** An identity provider as small as one can be: discovery, keys and client credentials over real HTTP. */
final class StandInProvider implements AutoCloseable {
    static final String CLIENT = "townhound-licensing";
    static final String CLIENT_SECRET = "kept by the test";
    static final String AUDIENCE = "townhound";
    static final Duration LIFE = Duration.ofHours(1);
    /** The same for every provider of this JVM, for a provider that comes back has the keys it had. */
    static final Signer SIGNER = new Signer("first");

    private final HttpServer server;
    private final String url;
    private final List<String> given = new CopyOnWriteArrayList<>();
    private Signer signer = SIGNER;
    private Duration nextLife = Duration.ofSeconds(20);

    /** A key and its name. */
    record Signer(String kid, KeyPair keys) {
        Signer(String kid) {
            this(kid, pair());
        }
    }

    private StandInProvider(String url) {
        this.url = url;
        try {
            server = HttpServer.create(
                    new InetSocketAddress(
                            InetAddress.getLoopbackAddress(), URI.create(url).getPort()),
                    0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/.well-known/openid-configuration", exchange -> answer(exchange, 200, discovery()));
        server.createContext("/keys", exchange -> answer(exchange, 200, keys()));
        server.createContext("/token", this::token);
        server.start();
    }

    /** Listens at an address such as {@code http://127.0.0.1:4711}. */
    static StandInProvider at(String url) {
        return new StandInProvider(url);
    }

    /** A good token of this provider. */
    String mint(String role, String... towns) {
        return mint(signer, url, AUDIENCE, LIFE, role, towns);
    }

    /** A token in which one thing may be wrong. */
    static String mint(Signer signer, String issuer, String audience, Duration life, String role, String... towns) {
        Instant expiry = Instant.now().plus(life);
        return Jwt.issuer(issuer)
                .subject("tester-" + role)
                .audience(audience)
                .groups(Set.of(role))
                .claim("towns", Set.of(towns))
                .issuedAt(expiry.minus(LIFE))
                .expiresAt(expiry)
                .jws()
                .keyId(signer.kid())
                .sign(signer.keys().getPrivate());
    }

    /** Has another key from now on, and not the one before. */
    void changeKey(String kid) {
        signer = new Signer(kid);
    }

    /** How long the next tokens for clients live; at first so short that they are about to expire when they come. */
    void nextTokensLive(Duration life) {
        nextLife = life;
    }

    /** The tokens that clients were given, in order. */
    List<String> given() {
        return given;
    }

    @Override
    public void close() {
        server.stop(0);
    }

    private void token(HttpExchange exchange) throws IOException {
        String form = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        byte[] credentials = (CLIENT + ":" + CLIENT_SECRET).getBytes(StandardCharsets.UTF_8);
        String expected = "Basic " + Base64.getEncoder().encodeToString(credentials);
        if (!expected.equals(exchange.getRequestHeaders().getFirst("Authorization"))
                || !form.contains("grant_type=client_credentials")) {
            answer(exchange, 401, "{\"error\":\"invalid_client\"}");
            return;
        }
        String token = mint(signer, url, AUDIENCE, nextLife, "service");
        given.add(token);
        answer(
                exchange,
                200,
                "{\"access_token\":\"%s\",\"token_type\":\"Bearer\",\"expires_in\":%d}"
                        .formatted(token, nextLife.toSeconds()));
    }

    private String discovery() {
        return """
            {"issuer":"%1$s","jwks_uri":"%1$s/keys","token_endpoint":"%1$s/token","authorization_endpoint":"%1$s/auth"}
            """.formatted(url);
    }

    private String keys() {
        RSAPublicKey key = (RSAPublicKey) signer.keys().getPublic();
        return """
            {"keys":[{"kty":"RSA","use":"sig","alg":"RS256","kid":"%s","n":"%s","e":"%s"}]}
            """.formatted(signer.kid(), base64(key.getModulus()), base64(key.getPublicExponent()));
    }

    private static void answer(HttpExchange exchange, int status, String body) throws IOException {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().add("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    /** Without the byte for the sign (RFC 7518, 6.3). */
    private static String base64(BigInteger number) {
        byte[] bytes = number.toByteArray();
        int start = bytes[0] == 0 ? 1 : 0;
        return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOfRange(bytes, start, bytes.length));
    }

    private static KeyPair pair() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
            generator.initialize(2048);
            return generator.generateKeyPair();
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
