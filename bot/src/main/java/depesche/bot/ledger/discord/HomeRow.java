package depesche.bot.ledger.discord;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/// What somebody chose with `/setup` on our server; there is one row at most. An empty text is
/// nothing chosen.
@Entity
@Table(name = "discord_home")
public class HomeRow {

  /// The id of the one row.
  public static final long ONLY = 1;

  @Id public long id = ONLY;

  /// The id of the server; those below are of what is on it.
  public String guild = "";

  public String games = "";
  public String masters = "";
  public String observers = "";
  public String threads = "";
}
