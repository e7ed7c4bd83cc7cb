package depesche.bot.ledger.discord;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/// One of our commands on Discord, as it is known there: by its id it can be tapped in a message.
@Entity
@Table(name = "slash_command")
public class CommandRow {

  /// Without the slash.
  @Id public String name = "";

  /// Its id on the server; empty if it is not known there.
  @Column(name = "on_server")
  public String onServer = "";

  /// Its id in private messages; empty if it is not known there.
  @Column(name = "in_private")
  public String inPrivate = "";
}
