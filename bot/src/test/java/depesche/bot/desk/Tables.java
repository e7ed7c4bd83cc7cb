package depesche.bot.desk;

import depesche.bot.ledger.Ledger;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/// Where in a ledger something stands.
final class Tables {

  private Tables() {}

  /// {@return the tables in which one of these words stands; what waits to be sent is a parcel}
  static List<String> with(Ledger ledger, String... words) throws SQLException {
    List<String> places = new ArrayList<>();
    try (var connection = ledger.source().getConnection();
        var columns = connection.getMetaData().getColumns(null, "PUBLIC", "%", "%")) {
      while (columns.next()) {
        String table = columns.getString("TABLE_NAME");
        String column = columns.getString("COLUMN_NAME");
        try (var statement = connection.createStatement();
            var rows = statement.executeQuery("select \"" + column + "\" from \"" + table + "\"")) {
          while (rows.next()) {
            byte[] bytes = rows.getBytes(1);
            String text = bytes == null ? "" : new String(bytes, StandardCharsets.ISO_8859_1);
            if (List.of(words).stream().anyMatch(text::contains) && !places.contains(table)) {
              places.add(table);
            }
          }
        } catch (SQLException _) {
          // A column that holds no bytes holds no name.
        }
      }
    }
    return places;
  }
}
