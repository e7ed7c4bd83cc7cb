package depesche.bot.ledger.discord;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/// Where a game is reported on Discord.
@Entity
@Table(name = "place")
public class PlaceRow {

  @Id
  @Column(name = "game_id")
  public long gameId;

  /// The id of the post or thread.
  public String channel = "";
}
