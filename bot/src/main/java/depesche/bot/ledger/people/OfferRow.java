package depesche.bot.ledger.people;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Something that one person was asked. Only the code from that mail, or an answer to it, says yes.
@Entity
@Table(name = "offer")
public class OfferRow {

  private static final String IN_PROOF = "proof.";

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

  /// What a mail said that may be theirs, or the address of a list; empty for all else that is
  /// asked.
  public String words = "";

  /// {@return how the mail that asks whether another is theirs is known}
  public String proofKey() {
    return IN_PROOF + code;
  }

  /// {@return the code of such a mail, by what it is known for}
  public static Optional<String> inProof(String key) {
    return key.startsWith(IN_PROOF)
        ? Optional.of(key.substring(IN_PROOF.length()))
        : Optional.empty();
  }

  /// {@return whether a master asks, and not a player}
  public boolean isOfMaster() {
    return switch (kind) {
      case INVITATION, REPLACEMENT, MASTER, HANDOVER, LIST -> true;
      case STAND_IN -> asker == null;
      case ADDRESS, ERASURE, PROOF -> false;
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
    ERASURE,
    /// Whether a mail in their name is theirs.
    PROOF,
    /// Whether a mailing list of theirs gets the reports of a game.
    LIST
  }
}
