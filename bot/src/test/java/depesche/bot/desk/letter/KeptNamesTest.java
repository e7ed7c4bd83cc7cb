package depesche.bot.desk.letter;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.desk.Bureau;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// No game and no country is called as a command is; and a list that is cut says so, and how the
/// rest is seen.
class KeptNamesTest {

  private static final String MASTER = "master@localhost";

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private String told(String from, String line) {
    return bureau.write(from, line).getFirst().text().replaceAll("\\s+", " ");
  }

  private boolean isThere(String game) {
    return bureau.ask(unitOfWork -> unitOfWork.game(game).isPresent());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "all", "list", "help", "join", "draw", "status", "Press", "people", "orders", "try", "where"
      })
  void noGameIsCalledAsACommandIs(String name) {
    // All of them came, and from then on `STATUS` was about the game status.
    assertThat(told(MASTER, "CREATE " + name + " standard"))
        .contains("NOT ACCEPTED", "another name");
    assertThat(isThere(name.toLowerCase(Locale.ROOT))).isFalse();
    assertThat(told(MASTER, "SERIES CREATE " + name + " preset=none"))
        .contains("NOT ACCEPTED", name.toLowerCase(Locale.ROOT) + "-1");
  }

  @Test
  void whatWasNamedInsteadIsTaken() {
    assertThat(told(MASTER, "CREATE list standard")).contains("list-1");
    assertThat(told(MASTER, "CREATE list-1 standard")).contains("OK:");
    assertThat(told(MASTER, "CREATE \"listening\" standard")).contains("OK:");
    assertThat(told(MASTER, "CREATE the game bismarck standard")).contains("OK:");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"my game\" standard", "my game standard", "“my game” standard"})
  void aNameOfTwoWordsIsNotCut(String behind) {
    // It was a game called my.
    assertThat(told(MASTER, "CREATE " + behind)).contains("NOT ACCEPTED", "my game");
    assertThat(isThere("my")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Draw", "HELP", "Press", "all"})
  void noCountryIsCalledAsACommandIs(String name) {
    bureau.write(MASTER, "CREATE bismarck blood-and-iron");
    assertThat(told("anna@x.org", "JOIN bismarck NAME " + name)).contains("NOT ACCEPTED");
    assertThat(bureau.seat(0).country()).isEmpty();
    Bureau.Mail welcome = bureau.write("anna@x.org", "JOIN bismarck").getFirst();
    assertThat(bureau.answer(welcome, "NAME \"" + name + "\"").getFirst().text())
        .contains("NOT ACCEPTED");
    assertThat(bureau.seat(0).country()).isEmpty();
  }

  @Test
  void aPlainRequestIsNoName() {
    // Only what gives a name is looked at.
    assertThat(told("zoe@x.org", "JOIN list")).contains("there is no game");
  }

  @Test
  void aListThatIsCutSaysHowTheRestIsSeen() {
    // It ended after ten without a word.
    IntStream.range(10, 31).forEach(i -> bureau.write(MASTER, "CREATE g" + i + " standard"));
    String first = told("zoe@x.org", "LIST");
    assertThat(first).contains("JOIN g19`", "LIST 2").doesNotContain("JOIN g20`");
    assertThat(told("zoe@x.org", "LIST 2"))
        .contains("JOIN g20`", "JOIN g29`", "LIST 3")
        .doesNotContain("JOIN g30`");
    assertThat(told("zoe@x.org", "LIST 3"))
        .contains("JOIN g30`")
        .doesNotContain("LIST 4", "JOIN g29`");
  }

  @Test
  void aListThatIsWholeSaysNothing() {
    IntStream.range(10, 20).forEach(i -> bureau.write(MASTER, "CREATE g" + i + " standard"));
    assertThat(told("zoe@x.org", "LIST")).contains("JOIN g19`").doesNotContain("LIST 2");
    assertThat(told("zoe@x.org", "LIST 7")).contains("JOIN g10`").doesNotContain("LIST 8");
  }
}
