package org.townhound.eventstore;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.microprofile.config.ConfigProvider;

/** Questions to the database that a test asks beside the code under test. */
public final class Sql {
    private Sql() {}

    /** The first column of every row, as text. */
    public static List<String> texts(String question) {
        try (Connection owner = owner();
                Statement statement = owner.createStatement();
                ResultSet rows = statement.executeQuery(question)) {
            List<String> texts = new ArrayList<>();
            while (rows.next()) {
                texts.add(rows.getString(1));
            }
            return texts;
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }

    /** As the role that owns the tables, which could do harm. */
    public static Connection owner() throws SQLException {
        return connect("owner-user", "owner-password");
    }

    /** As the role under which the service runs. */
    public static Connection runtime() throws SQLException {
        return connect("user", "password");
    }

    private static Connection connect(String user, String password) throws SQLException {
        return DriverManager.getConnection(
                "jdbc:postgresql://" + setting("host") + ":" + setting("port") + "/" + setting("name"),
                setting(user),
                setting(password));
    }

    private static String setting(String name) {
        return ConfigProvider.getConfig().getValue("townhound.database." + name, String.class);
    }

    public static void run(Connection connection, String command) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(command);
        }
    }
}
