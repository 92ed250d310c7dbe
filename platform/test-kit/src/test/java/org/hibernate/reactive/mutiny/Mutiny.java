package org.hibernate.reactive.mutiny;

/** Stands for the library of this name, which this module does not need. */
public interface Mutiny {
    /** Stands for its session. */
    interface Session {
        void createNativeQuery(String sql);
    }
}
