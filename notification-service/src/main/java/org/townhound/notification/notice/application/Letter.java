package org.townhound.notification.notice.application;

/**
 * What goes out, as it stands in the document: the address, the subject, an empty line, the text.
 *
 * @param to an e-mail address, or a postal one in one line
 */
public record Letter(String to, String subject, String text) {
    private static final String TO = "To: ";
    private static final String SUBJECT = "Subject: ";

    String written() {
        return TO + to + "\n" + SUBJECT + subject + "\n\n" + text;
    }

    static Letter read(String document) {
        int head = document.indexOf("\n\n");
        String[] lines = document.substring(0, head).split("\n", -1);
        return new Letter(
                lines[0].substring(TO.length()), lines[1].substring(SUBJECT.length()), document.substring(head + 2));
    }

    /** Tells nothing about anybody. */
    @Override
    public String toString() {
        return "Letter";
    }
}
