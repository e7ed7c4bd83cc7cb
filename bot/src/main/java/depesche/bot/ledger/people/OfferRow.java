package depesche.bot.ledger.people;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// Something that one person was asked. Only the code from that mail, or an answer to it, says yes.
@Entity
@Table(name = "offer")
public class OfferRow {

  /// What says yes: it stands in the mail that asked, and in its Message-ID.
  @Id public String code = "";

  @Enumerated(EnumType.STRING)
  public Kind kind = Kind.INVITATION;

  @Column(name = "game_id")
  public @Nullable Long gameId;

  @Column(name = "seat_id")
  public @Nullable Long seatId;

  /// Who was asked.
  public String address = "";

  /// The player who asked; null for who runs every game here.
  public @Nullable Long asker;

  /// For so many phases; 0 for good.
  public int phases;

  public Instant made = Instant.EPOCH;

  /// {@return whether a master asks, and not a player}
  public boolean isOfMaster() {
    return switch (kind) {
      case INVITATION, REPLACEMENT, MASTER, HANDOVER -> true;
      case STAND_IN -> asker == null;
      case ADDRESS, ERASURE -> false;
    };
  }

  /// What was asked.
  public enum Kind {
    /// Whether they want to play in a private game.
    INVITATION,
    /// Whether they act for a seat for some phases.
    STAND_IN,
    /// Whether they take a seat over.
    REPLACEMENT,
    /// Whether they run a game, too.
    MASTER,
    /// Whether they run a game in its master's place.
    HANDOVER,
    /// Whether an address is theirs.
    ADDRESS,
    /// Whether they really want to be forgotten.
    ERASURE
  }
}
