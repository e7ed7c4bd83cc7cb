package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// How much more time players get who ask for different lengths.
class ExtendTest {

  private final Bureau bureau = new Bureau();
  private final Holders game = Holders.at(bureau, "");
  private final Instant before = deadline();

  @AfterEach
  void close() {
    bureau.close();
  }

  private Instant deadline() {
    return bureau.asks(one -> one.deadline().orElseThrow());
  }

  private Duration later() {
    return Duration.between(before, deadline());
  }

  @Test
  void theLongestThatMostAgreeToIsGiven() {
    // Three of five: one wants three days, one two, one a day and a half; all three agree to that.
    assertThat(Holders.flat(game.writes(0, "EXTEND bismarck 3d").getLast())).contains("72 h more");
    game.writes(1, "EXTEND 2d");
    game.writes(2, "EXTEND 36h");
    assertThat(later()).isEqualTo(Duration.ofHours(36));
  }

  @Test
  void whoNamesNoLengthAgreesToWhatWasAskedFor() {
    game.writes(0, "EXTEND 3d");
    game.writes(1, "EXTEND bismarck 2d");
    game.writes(2, "EXTEND");
    assertThat(later()).isEqualTo(Duration.ofDays(2));
  }

  @Test
  void aLengthThatIsNoneOrTooMuchIsNamed() {
    assertThat(Holders.flat(game.writes(0, "EXTEND bismarck soon").getFirst()))
        .contains("“soon” is not a time I understand");
    assertThat(Holders.flat(game.writes(0, "EXTEND bismarck 30d").getFirst()))
        .contains("30 days is too much; you can ask for at most 7 days more");
    assertThat(later()).isZero();
  }
}
