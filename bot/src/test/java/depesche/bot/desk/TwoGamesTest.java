package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whoever plays two games, and names one in a reply to a mail of the other, changes neither.
class TwoGamesTest {

  private static final String MASTER = "master@localhost";

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"EXTEND sedan", "READY sedan", "SET WAIT sedan", "CONFIRM sedan", "RESIGN sedan"})
  void whatIsMeantForAnotherGameIsNotDoneInThisOne(String line) {
    Bureau.Mail report = bureau.begin().getFirst();
    bureau.write(MASTER, "CREATE sedan blood-and-iron");
    bureau.write(Bureau.PLAYERS.getFirst(), "JOIN sedan");
    assertThat(bureau.answer(report, line))
        .singleElement()
        .satisfies(
            mail ->
                assertThat(Holders.flat(mail))
                    .contains(line + " NOT ACCEPTED")
                    .contains("this message is about bismarck, not sedan"));
  }
}
