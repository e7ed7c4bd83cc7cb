package depesche.bot.ledger.turn;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.time.Instant;

/// The letters that count for a turn, fixed before it is judged.
@Entity
@IdClass(SealRow.Key.class)
@Table(name = "seal")
public class SealRow {

  /// That of a turn of a game.
  public static final String OF_TURN = "from SealRow where gameId = ?1 and turn = ?2";

  @Id
  @Column(name = "game_id")
  public long gameId;

  /// The turn that is judged by them.
  @Id public int turn;

  /// The root over the letters of all seats, in hexadecimal.
  public String root = "";

  /// The newest letter under it.
  @Column(name = "last_letter")
  public long lastLetter;

  /// The seats nobody answered for, one a line: their letters do not count.
  public String absent = "";

  /// From where a public value is awaited before the turn can be judged; empty for none.
  @Column(name = "mix_source")
  public String mixSource = "";

  /// What a public source added to the draws of the turn, with its name; empty for nothing.
  public String mix = "";

  public Instant sealed = Instant.EPOCH;

  /// There is one seal for a turn of a game.
  public record Key(long gameId, int turn) {}

  /// Adds the value of the public source to the draws of the turn.
  public void add(String value) {
    mix = mixSource + ": " + value;
  }

  /// {@return whether the turn waits for the value of its public source}
  public boolean awaitsMix() {
    return !mixSource.isEmpty() && mix.isEmpty();
  }
}
