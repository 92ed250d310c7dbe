package org.townhound.servers;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Shows caught mails: {@code /} to people, the newest first, and {@code /mails.json} to programs, the oldest first.
 *
 * <p>{@code ?to=<address>} keeps the mails to one address, on both.
 */
final class MailPage implements HttpHandler {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String TO = "to=";
    private static final int OK = 200;
    private static final int NOT_FOUND = 404;
    private static final String HEAD = """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"><title>Mails that Townhound sent</title>
            <style>body{font-family:sans-serif;margin:2em;max-width:50em}pre{white-space:pre-wrap}
            article{border-top:1px solid #999;padding:1em 0}</style></head><body>
            <h1>Mails that Townhound sent</h1>
            <p>None of them has reached anybody: this is a catcher, for trials and tests.</p>
            """;

    private final CaughtMails mails;

    MailPage(CaughtMails mails) {
        this.mails = mails;
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        List<CaughtMail> shown = mails.all().stream()
                .filter(mail -> isAskedFor(exchange.getRequestURI().getRawQuery(), mail))
                .toList();
        switch (exchange.getRequestURI().getPath()) {
            case "/" -> answer(exchange, OK, "text/html; charset=utf-8", page(shown));
            case "/mails.json" -> answer(exchange, OK, "application/json", JSON.writeValueAsString(shown));
            case String other -> answer(exchange, NOT_FOUND, "text/plain; charset=utf-8", "There is no " + other);
        }
    }

    private static boolean isAskedFor(String query, CaughtMail mail) {
        return query == null
                || !query.startsWith(TO)
                || mail.isTo(URLDecoder.decode(query.substring(TO.length()), StandardCharsets.UTF_8));
    }

    private static String page(List<CaughtMail> mails) {
        StringBuilder page = new StringBuilder(HEAD);
        for (CaughtMail mail : mails.reversed()) {
            page.append("<article><h2>")
                    .append(escaped(mail.subject()))
                    .append("</h2><p>To ")
                    .append(escaped(mail.to()))
                    .append("<br><small>")
                    .append(escaped(mail.messageId()))
                    .append("</small></p><pre>")
                    .append(escaped(mail.text()))
                    .append("</pre></article>\n");
        }
        return page.append(mails.isEmpty() ? "<p>No mail yet.</p>" : "")
                .append("</body></html>\n")
                .toString();
    }

    /** A mail is a stranger's text: nothing in it may become part of the page. */
    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    private static void answer(HttpExchange exchange, int status, String type, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().add("Content-Type", type);
        exchange.sendResponseHeaders(status, bytes.length);
        try (exchange) {
            exchange.getResponseBody().write(bytes);
        }
    }
}
