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

  private static GameLife in(State state) {
    GameRow row = new GameRow();
    row.state = state;
    return new GameLife(row);
  }

  /// {@return where each state leads, in the order of the states; an empty word if it is refused}
  private static List<String> after(Consumer<GameLife> event) {
    return List.of(State.values()).stream().map(state -> after(state, event)).toList();
  }

  private static String after(State state, Consumer<GameLife> event) {
    GameLife life = in(state);
    try {
      event.accept(life);
      return life.state().name();
    } catch (IllegalStateException _) {
      assertThat(life.state()).isEqualTo(state);
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
    GameLife life = in(State.RUNNING);
    life.pause(NOON);
    assertThat(life.resume()).contains(NOON);
    assertThat(life.state()).isEqualTo(State.RUNNING);
  }

  @ParameterizedTest
  @EnumSource(value = State.class, names = "PAUSED", mode = EnumSource.Mode.EXCLUDE)
  void onlyAPausedGameIsResumed(State state) {
    // A fault of ours is an exception, and leaves the game as it was.
    GameLife life = in(state);
    assertThatThrownBy(life::resume).isInstanceOf(IllegalStateException.class);
    assertThat(life.state()).isEqualTo(state);
  }
}
