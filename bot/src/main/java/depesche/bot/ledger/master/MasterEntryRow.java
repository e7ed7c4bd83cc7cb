package depesche.bot.ledger.master;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// One line of a game's log: what a master did, looked at or noted down.
@Entity
@Table(name = "master_entry")
public class MasterEntryRow {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  @Column(name = "game_id")
  public long gameId;

  /// Who it was; null for somebody who is no player.
  @Column(name = "player_id")
  public @Nullable Long playerId;

  /// Whether they did it as the operator of the server.
  public boolean operator;

  @Enumerated(EnumType.STRING)
  public Kind kind = Kind.ACT;

  public Instant made = Instant.EPOCH;

  /// The phase that was current; empty before the game began.
  public String phase = "";

  /// The command as they wrote it: one word, or two.
  public String command = "";

  /// What came of it, in the words of the answer.
  public String words = "";

  /// What it is.
  public enum Kind {
    /// Something was changed.
    ACT,
    /// They saw what no onlooker sees.
    LOOK,
    /// They saw how the game stands, and whom no mail reaches; of orders nothing.
    GLANCE,
    /// A note, for the end of the game.
    NOTE
  }

  /// {@return whether somebody else made the other entry}
  public boolean isByAnother(MasterEntryRow other) {
    return operator != other.operator || !Objects.equals(playerId, other.playerId);
  }
}
