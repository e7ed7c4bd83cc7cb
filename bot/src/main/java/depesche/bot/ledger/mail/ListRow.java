package depesche.bot.ledger.mail;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/// A mailing list that gets the public reports of a game.
@Entity
@Table(name = "game_list")
public class ListRow {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  @Column(name = "game_id")
  public long gameId;

  /// Where people post to it, in small letters.
  public String address = "";

  @Enumerated(EnumType.STRING)
  public State state = State.ASKED;

  /// Who gets what readers answer.
  @Enumerated(EnumType.STRING)
  public Answers answers = Answers.LIST;

  /// The most bytes of a mail that it takes.
  public int largest;

  public Instant since = Instant.EPOCH;

  /// When the master was told that it takes nothing, or holds it back.
  public Instant told = Instant.EPOCH;

  /// Whether it gets anything.
  public enum State {
    /// Its owner was asked.
    ASKED,
    ON
  }

  /// Where the answers of readers go.
  public enum Answers {
    LIST,
    MASTER
  }
}
