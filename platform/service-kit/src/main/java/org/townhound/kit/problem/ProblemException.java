package org.townhound.kit.problem;

import org.townhound.ordinances.values.Refusal;

/** Carries a {@link Problem} to the answer and rolls the transaction back on its way; it costs no stack trace. */
public final class ProblemException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Problem problem;

    /** Answers with this problem. */
    public ProblemException(Problem problem) {
        super(problem.type().toString(), null, false, false);
        this.problem = problem;
    }

    /** 400: a field that is not acceptable; {@code field} is a JSON pointer or a parameter's name. */
    public static ProblemException badField(String field, String detail) {
        return new ProblemException(Problem.badField(field, detail));
    }

    /** 404: unknown, or another town's; which of the two is not told. */
    public static ProblemException notFound() {
        return new ProblemException(
                Problem.of(ProblemType.NOT_FOUND, "Nothing is known under this address in this town."));
    }

    /** 422 or 409: refused, and nothing recorded. Where the refusal itself is an event, answer after the commit. */
    public static ProblemException refused(Refusal refusal) {
        return new ProblemException(Problem.of(refusal));
    }

    /** What is answered. */
    public Problem problem() {
        return problem;
    }
}
