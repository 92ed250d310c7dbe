package org.townhound.servers;

import com.sun.security.auth.module.UnixSystem;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.UserPrincipal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How a program that refuses root runs all the same when Townhound is root, as in a container.
 *
 * <p>First choice is {@code unshare -U}: a user namespace in which root is nobody, while files stay root's. Where the
 * kernel forbids that, {@code setpriv} drops to the user {@code nobody}, to whom the data folder is given.
 */
enum Unprivileged {
    /** This process is not root. */
    AS_WE_ARE,
    /** A user namespace without any mapped user. */
    NAMESPACE,
    /** The user nobody. */
    DROPPED;

    private static Optional<Unprivileged> found = Optional.empty();

    /** The way that works here, found once. */
    static synchronized Unprivileged way() {
        if (found.isEmpty()) {
            found = Optional.of(find());
        }
        return found.get();
    }

    /** The command without root's rights. */
    List<String> run(List<String> command) {
        List<String> whole = new ArrayList<>(prefix());
        whole.addAll(command);
        return List.copyOf(whole);
    }

    /**
     * Lets the program own a folder and all in it, which it must where it runs as another user.
     *
     * @throws ServerFailure when that user could not reach the folder
     */
    void own(Path folder) {
        if (this != DROPPED) {
            return;
        }
        try {
            UserPrincipal nobody =
                    folder.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("nobody");
            Files.walkFileTree(folder, new Giving(nobody));
        } catch (IOException e) {
            throw new ServerFailure("Cannot give " + folder + " to the user nobody, as whom PostgreSQL runs.", e);
        }
        if (!succeeds(run(List.of("test", "-w", folder.toString())))) {
            throw new ServerFailure("PostgreSQL does not run as root, and the user nobody cannot reach " + folder
                    + ": choose a data folder outside root's home.");
        }
    }

    private List<String> prefix() {
        return switch (this) {
            case AS_WE_ARE -> List.of();
            case NAMESPACE -> List.of("unshare", "-U");
            case DROPPED -> List.of("setpriv", "--reuid=nobody", "--regid=65534", "--clear-groups");
        };
    }

    private static Unprivileged find() {
        if (!isRoot()) {
            return AS_WE_ARE;
        }
        for (Unprivileged way : List.of(NAMESPACE, DROPPED)) {
            if (succeeds(way.run(List.of("true")))) {
                return way;
            }
        }
        throw new ServerFailure("PostgreSQL does not run as root, and neither unshare -U nor setpriv works here:"
                + " run Townhound as another user.");
    }

    static boolean isRoot() {
        return new UnixSystem().getUid() == 0;
    }

    /** The permissions of a folder that is ours alone, though the program may have to walk through it. */
    String folderPermissions() {
        return this == DROPPED ? "rwx--x--x" : "rwx------";
    }

    private static boolean succeeds(List<String> command) {
        try {
            return new ProcessBuilder(command)
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            throw ServerFailure.interrupted("looking for a way to drop root's rights");
        }
    }

    /** Gives every file of a tree to one user. */
    private static final class Giving extends SimpleFileVisitor<Path> {
        private final UserPrincipal owner;

        Giving(UserPrincipal owner) {
            this.owner = owner;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) throws IOException {
            Files.setOwner(folder, owner);
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
            Files.setOwner(file, owner);
            return FileVisitResult.CONTINUE;
        }
    }
}
