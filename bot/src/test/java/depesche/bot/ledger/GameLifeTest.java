package depesche.bot.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.bot.ledger.GameLife.State;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What may happen to a game in which state.
class GameLifeTest {

  private static final Instant NOON = Instant.parse("1866-07-03T12:00:00Z");

  private static GameRow in(State state) {
    GameRow row = new GameRow();
    row.state = state;
    return row;
  }

  /// {@return where each state leads, in the order of the states; an empty word if it is refused}
  private static List<String> after(Consumer<GameLife> event) {
    return List.of(State.values()).stream().map(state -> after(state, event)).toList();
  }

  private static String after(State state, Consumer<GameLife> event) {
    GameRow row = in(state);
    try {
      event.accept(new GameLife(row));
      return row.state.name();
    } catch (IllegalStateException _) {
      assertThat(row.state).isEqualTo(state);
      return "";
    }
  }

  @Test
  void everyEventHasItsTime() {
    // decision 9: what may follow is said once; FORMING, REVEALING, RUNNING, PAUSED, OVER.
    assertThat(after(GameLife::awaitPhrases)).containsExactly("REVEALING", "", "", "", "");
    assertThat(after(GameLife::begin)).containsExactly("RUNNING", "RUNNING", "", "", "");
    assertThat(after(life -> life.pause(NOON))).containsExactly("", "", "PAUSED", "", "");
    assertThat(after(GameLife::end)).containsExactly("", "", "OVER", "OVER", "");
  }

  @Test
  void aGameThatStopsTheProgramWaitsForItsMaster() {
    // A game that has begun is paused; one that has not takes players again.
    assertThat(after(life -> life.hold(NOON)))
        .containsExactly("FORMING", "FORMING", "PAUSED", "PAUSED", "OVER");
  }

  @Test
  void aResumedGameSaysHowLongItWaited() {
    // Deadlines are put off by that time.
    GameRow row = in(State.RUNNING);
    GameLife life = new GameLife(row);
    life.pause(NOON);
    assertThat(life.resume()).contains(NOON);
    assertThat(row.state).isEqualTo(State.RUNNING);
  }

  @ParameterizedTest
  @EnumSource(value = State.class, names = "PAUSED", mode = EnumSource.Mode.EXCLUDE)
  void onlyAPausedGameIsResumed(State state) {
    // A fault of ours is an exception, and leaves the game as it was.
    GameRow row = in(state);
    GameLife life = new GameLife(row);
    assertThatThrownBy(life::resume).isInstanceOf(IllegalStateException.class);
    assertThat(row.state).isEqualTo(state);
  }
}
