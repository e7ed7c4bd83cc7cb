package depesche.bot.ledger.file;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/// The settings of a game as they are kept, for those outside who ask whether they can be read.
///
/// @param clock its deadline policy
/// @param rules how its table treats its people
public record KeptSettings(String game, String clock, String rules) {

  /// {@return those of all games that are not over, by name}
  public static List<KeptSettings> all(Connection connection) throws SQLException {
    List<KeptSettings> all = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "select name, clock, table_rules from game where state <> 'OVER' order by name")) {
      while (rows.next()) {
        all.add(new KeptSettings(rows.getString(1), rows.getString(2), rows.getString(3)));
      }
    }
    return all;
  }
}
