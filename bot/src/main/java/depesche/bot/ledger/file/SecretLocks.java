package depesche.bot.ledger.file;

import depesche.bot.chance.Vault;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;

/// Sees to it, before the ledger opens, that the secrets of every game are locked.
public record SecretLocks(DataSource source) {

  /// So long is a secret that an earlier version wrote as it is; a locked one is longer.
  private static final int BARE = 32;

  /// Locks what is not, and tries the key on what is.
  ///
  /// @return whether anything was not
  /// @throws depesche.bot.config.UnusableInput if the key is missing or another one
  public boolean close(Vault vault) {
    boolean bare = false;
    try (Connection connection = source.getConnection();
        Statement read = connection.createStatement();
        ResultSet games = read.executeQuery("select id, secret_hidden, secret_open from game");
        PreparedStatement write =
            connection.prepareStatement(
                "update game set secret_hidden = ?, secret_open = ? where id = ?")) {
      while (games.next()) {
        byte[] hidden = games.getBytes(2);
        byte[] open = games.getBytes(3);
        if (hidden.length == BARE && open.length == BARE) {
          write.setBytes(1, vault.lock(hidden));
          write.setBytes(2, vault.lock(open));
          write.setLong(3, games.getLong(1));
          write.executeUpdate();
          bare = true;
        } else if (hidden.length > BARE) {
          vault.unlock(hidden);
          vault.unlock(open);
        }
      }
    } catch (SQLException e) {
      throw new IllegalStateException("the ledger cannot be read: SQL state " + e.getSQLState());
    }
    return bare;
  }
}
