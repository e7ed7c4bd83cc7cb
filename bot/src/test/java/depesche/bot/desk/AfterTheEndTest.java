package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A game that is over changes no more, and asks nobody for anything.
class AfterTheEndTest {

  private static final String MASTER = "master@localhost";

  private final Bureau bureau = new Bureau();

  private Bureau.Mail report = new Bureau.Mail("", "", "", "", "", "", "");

  @BeforeEach
  void end() {
    report = bureau.begin().getFirst();
    bureau.write(MASTER, "OPEN bismarck");
  }

  @AfterEach
  void close() {
    bureau.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "INVITE bismarck fred@x.org",
        "SET RULE bismarck patience=3",
        "SET CLOCK bismarck 20:00",
        "OBSERVE bismarck",
        "SET DEADLINE bismarck +2d",
        "EXTEND bismarck 2d"
      })
  void theMasterChangesNothingInIt(String line) {
    assertThat(bureau.write(MASTER, line))
        .singleElement()
        .satisfies(mail -> assertThat(Holders.flat(mail)).contains("bismarck is over"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"A BER H", "READY", "EXTEND", "NAME Nordmark", "RESIGN bismarck"})
  void aPlayerChangesNothingInItAndIsAskedForNothing(String line) {
    assertThat(bureau.answer(report, line))
        .singleElement()
        .satisfies(
            mail ->
                assertThat(Holders.flat(mail))
                    .contains("bismarck is over")
                    .doesNotContainIgnoringCase("still missing"));
  }

  @Test
  void itsStatusAsksForNothing() {
    assertThat(Holders.flat(bureau.answer(report, "STATUS").getFirst()))
        .doesNotContain("What you need to do")
        .doesNotContainIgnoringCase("still missing");
  }
}
