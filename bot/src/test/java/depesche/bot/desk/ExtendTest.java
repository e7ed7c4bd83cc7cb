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

  @Test
  void aLengthMayBeSaidByItsEnd() {
    // EXTEND UNTIL Sat 18:00 counts from the deadline, Thursday at 13:00.
    assertThat(Holders.flat(game.writes(0, "EXTEND until Sat 18:00").getLast()))
        .contains("53 h more");
    game.writes(1, "EXTEND UNTIL Sat 18:00");
    game.writes(2, "EXTEND bismarck till 2026-11-28 18:00");
    assertThat(later()).isEqualTo(Duration.ofHours(53));
  }

  @Test
  void anEndThatIsNoneIsNamed() {
    // A line that says a length is never taken for a sentence.
    assertThat(Holders.flat(game.writes(0, "EXTEND 999d").getFirst()))
        .contains("999 days is too much; you can ask for at most 7 days more");
    assertThat(Holders.flat(game.writes(0, "EXTEND UNTIL Wed 18:00").getFirst()))
        .contains("NOT ACCEPTED: the deadline is Thu 26 Nov 2026 13:00");
    assertThat(Holders.flat(game.writes(0, "EXTEND UNTIL Sat").getFirst()))
        .contains("EXTEND UNTIL Sat NOT ACCEPTED");
    assertThat(Holders.flat(game.writes(0, "Extend my greetings").getFirst()))
        .doesNotContain("NOT ACCEPTED");
    assertThat(later()).isZero();
  }

  @Test
  void aGameThatIsPausedSaysWhatEndsThat() {
    // PAUSE of a paused game names RESUME.
    bureau.write("master@localhost", "PAUSE bismarck");
    assertThat(Holders.flat(bureau.write("master@localhost", "PAUSE bismarck 10 days").getFirst()))
        .contains("PAUSE is not possible now: bismarck is paused.")
        .contains("write `RESUME bismarck` first");
  }

  @Test
  void whoHasNotBeenAskedYetIsToldSo() {
    // RELIABILITY counts turns; without any there is nothing to count.
    assertThat(Holders.flat(game.writes(0, "RELIABILITY").getFirst()))
        .contains("no turn has asked you for anything yet, so your reliability is 100 %.");
  }
}
