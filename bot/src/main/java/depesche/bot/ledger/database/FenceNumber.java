package depesche.bot.ledger.database;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;

/// The number under which somebody works in a database of PostgreSQL: it grows with every owner of
/// a lease. A node that asks for it as the last thing in a transaction, and holds it until that is
/// kept, keeps nothing any more once another has the lease, however long it was frozen in between.
///
/// @param lease of what it is
public record FenceNumber(String lease, long number) {

  /// To work as the one who reads, and speaks on Discord.
  public static final String OFFICE = "office";

  /// To work as the one who sends mail.
  public static final String SENDING = "sending";

  private static final String MAKE =
      "insert into lease (name, fence, node, since) values (?, 0, 0, clock_timestamp()) on conflict"
          + " do nothing";

  private static final String LOCK = "select fence from lease where name = ? for update";

  private static final String RAISE =
      "update lease set fence = fence + 1, node = ?, wanted = 0, since = clock_timestamp()"
          + " where name = ?"
          + " returning fence";

  private static final String HELD =
      "select fence from lease where name = ? and fence = ? for key share";

  /// Those who work under the present number and are about to keep something end that first; nobody
  /// else keeps anything until this transaction ends.
  public static void lock(Connection connection, String lease) throws SQLException {
    for (String text : List.of(MAKE, LOCK)) {
      try (PreparedStatement statement = connection.prepareStatement(text)) {
        statement.setString(1, lease);
        statement.execute();
      }
    }
  }

  /// {@return the next number of a lease that this transaction has locked}
  ///
  /// @param node who has it now; 0 for one who works alone
  public static FenceNumber raise(Connection connection, String lease, long node)
      throws SQLException {
    try (PreparedStatement raise = connection.prepareStatement(RAISE)) {
      raise.setLong(1, node);
      raise.setString(2, lease);
      try (ResultSet row = raise.executeQuery()) {
        row.next();
        return new FenceNumber(lease, row.getLong(1));
      }
    }
  }

  /// {@return whether it is still the last one; it is so until this transaction ends}
  public boolean stands(Connection connection) throws SQLException {
    try (PreparedStatement question = connection.prepareStatement(HELD)) {
      question.setString(1, lease);
      question.setLong(2, number);
      try (ResultSet row = question.executeQuery()) {
        return row.next();
      }
    }
  }
}
