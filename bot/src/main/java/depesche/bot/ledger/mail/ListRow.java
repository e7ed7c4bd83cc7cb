package depesche.bot.ledger.mail;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// A mailing list that gets the public reports of a game.
@Entity
@Table(name = "game_list")
public class ListRow {

  /// So many presses of a game go to a list at once.
  private static final int PRESS_AT_ONCE = 10;

  /// Then there is room for one more after each such while.
  private static final Duration PRESS_EVERY = Duration.ofMinutes(3);

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

  /// Until when the room for press is used up, as far as it is behind us; null before the first.
  @Column(name = "pressed")
  public @Nullable Instant pressed;

  /// {@return whether there is room for a press: some at once, and one more after each while}
  public boolean hasRoom(Instant now) {
    return !pressedUntil(now).isAfter(now.plus(PRESS_EVERY.multipliedBy(PRESS_AT_ONCE)));
  }

  /// Takes the room of one press.
  public void press(Instant now) {
    pressed = pressedUntil(now);
  }

  private Instant pressedUntil(Instant now) {
    return (pressed == null || pressed.isBefore(now) ? now : pressed).plus(PRESS_EVERY);
  }

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
