package org.townhound.servers;

import jakarta.mail.Address;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * A mail as a person sees it, decoded.
 *
 * @param messageId with its angle brackets; two mails of one identity are one mail sent twice
 * @param from the sender's address
 * @param to the addresses of the To line, parted by commas
 * @param subject empty when there is none
 * @param text the body of a plain mail; of any other kind only what kind it is
 */
record CaughtMail(String messageId, String from, String to, String subject, String text) {
    /** Decodes a mail. */
    static CaughtMail of(MimeMessage mail) throws MessagingException, IOException {
        return new CaughtMail(
                orEmpty(mail.getMessageID()),
                addresses(mail.getFrom()),
                addresses(mail.getRecipients(Message.RecipientType.TO)),
                orEmpty(mail.getSubject()),
                mail.getContent() instanceof String text ? text : "(" + mail.getContentType() + ")");
    }

    /** Whether the mail is addressed to {@code address}. */
    boolean isTo(String address) {
        return Arrays.asList(to.split(", ", -1)).contains(address);
    }

    private static String addresses(Address[] addresses) {
        return addresses == null
                ? ""
                : Arrays.stream(addresses)
                        .map(address ->
                                address instanceof InternetAddress mail ? mail.getAddress() : address.toString())
                        .collect(Collectors.joining(", "));
    }

    private static String orEmpty(String text) {
        return text == null ? "" : text;
    }
}
