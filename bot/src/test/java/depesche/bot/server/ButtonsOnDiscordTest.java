package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.standin.Exchange;
import depesche.bot.standin.Message;
import depesche.bot.standin.User;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A button under a message says the same as a line that is typed, to the one who presses it alone;
/// what is old says so and does nothing.
class ButtonsOnDiscordTest {

  @TempDir private static Path folder;
  private static House house;
  private static Evening evening;

  @BeforeAll
  static void open() {
    house = House.open(folder);
    List<String> names = List.of("anna", "bert", "cora", "dirk", "emma");
    evening = new Evening(house, "bismarck", "blood-and-iron", names, Table::sense);
  }

  @AfterAll
  static void close() {
    house.close();
  }

  @AfterEach
  void nothingWasRefused() {
    assertThat(house.discord().refused()).isEmpty();
  }

  private static User anna() {
    return evening.user(0);
  }

  /// {@return the newest private message with a button}
  private static Message told(User user, String button) {
    house.awaitQuiet();
    return user.privateMessages().reversed().stream()
        .filter(message -> message.buttons().contains(button))
        .findFirst()
        .orElseThrow();
  }

  /// {@return the newest message in the game's place with a button}
  private static Message shown(String button) {
    house.awaitQuiet();
    return evening.place().messages().reversed().stream()
        .filter(message -> message.buttons().contains(button))
        .findFirst()
        .orElseThrow();
  }

  private static String said(Exchange exchange) {
    Message answer = exchange.answer();
    assertThat(answer.onlyFor()).contains(exchange.user());
    return House.plain(answer.text());
  }

  @Test
  void aFormHasALineForEveryUnit() {
    // The form holds what is on file, and a line for each unit that has no order yet.
    List<String> units =
        anna()
            .press(shown("Enter orders"), "Enter orders")
            .modal()
            .values()
            .getFirst()
            .lines()
            .map(line -> line.substring(0, 5))
            .filter(line -> line.startsWith("A "))
            .toList();
    assertThat(units).hasSizeGreaterThan(2).doesNotHaveDuplicates();
    assertThat(
            said(
                anna()
                    .press(shown("Enter orders"), "Enter orders")
                    .submit(units.getFirst() + " H")))
        .contains("OK: " + units.getFirst());
    Exchange form = anna().press(shown("Enter orders"), "Enter orders");
    assertThat(form.modal().values().getFirst().lines().map(line -> line.substring(0, 5)))
        .containsAll(units);
    assertThat(said(form.submit())).contains("Your orders are complete");
  }

  @Test
  void theRestHoldsAtOnce() {
    // Hold the rest says the title's own line for it.
    assertThat(said(anna().press(told(anna(), "Hold the rest"), "Hold the rest")))
        .contains("Your orders are complete");
  }

  @Test
  void myOrdersAreDrawn() {
    // My orders shows the map with what its reader has on file, to them alone.
    said(anna().goes(evening.place()).slash("judge", "line", "CLEAR ALL"));
    byte[] none = mine();
    said(anna().press(told(anna(), "Hold the rest"), "Hold the rest"));
    assertThat(mine()).isNotEqualTo(none);
  }

  private static byte[] mine() {
    Message answer = anna().press(shown("My orders"), "My orders").answer();
    assertThat(answer.onlyFor()).contains(anna());
    return answer.attachments().getFirst().bytes();
  }

  @Test
  void readyAndWaitAreSaidForThisPhase() {
    // Ready and Wait are SET READY and SET WAIT; pressed twice they say the same.
    Message message = told(anna(), "Ready");
    assertThat(said(anna().press(message, "Wait"))).contains("is not judged before its deadline");
    assertThat(said(anna().press(message, "Ready"))).contains("OK: noted");
    assertThat(said(anna().press(message, "Ready"))).contains("OK: noted");
  }

  @Test
  void aButtonOfAPastPhaseChangesNothing() {
    // A button counts in the phase in which it was shown.
    Message old = told(anna(), "Ready");
    String then = evening.phase();
    evening.process();
    for (String button : List.of("Ready", "Wait", "Hold the rest", "Enter orders")) {
      assertThat(said(anna().press(old, button)))
          .as(button)
          .contains(then, evening.phase())
          .doesNotContain("OK:");
    }
  }

  @Test
  void aButtonCountsForWhoeverPressesIt() {
    // In the game's place everybody presses the same button, each for their own seat.
    Message report = shown("My orders");
    assertThat(said(evening.user(1).press(report, "My orders"))).contains("you are ");
    User stranger = house.discord().user("Stranger" + evening.turn());
    assertThat(said(stranger.press(report, "Enter orders"))).contains("no seat");
  }

  @Test
  void aButtonOfAnotherSeatChangesNothing() {
    // What was written to a seat counts for its player alone: a forged press is refused.
    Message hers = told(anna(), "Ready");
    assertThat(said(evening.user(1).press(hers, "Ready")))
        .contains("you do not play that seat now")
        .doesNotContain("OK:");
  }

  @Test
  void aPressIsAnsweredInAForm() {
    // Reply sends the text below it to the writer of the press.
    User bert = evening.user(1).goes(evening.place());
    said(anna().goes(evening.place()).slash("press", "to", seat(bert), "text", "Peace?"));
    Exchange form = bert.press(told(bert, "Reply"), "Reply");
    assertThat(said(form.submit("Yes;\nA BER - MUN would be war."))).contains("OK: ");
    house.awaitQuiet();
    assertThat(anna().privateMessages().getLast().text()).contains("A BER - MUN would be war.");
  }

  @Test
  void aVoteIsAnsweredByYesAndNo() {
    // Yes and No say the vote that was proposed.
    User bert = evening.user(1).goes(evening.place());
    said(anna().goes(evening.place()).slash("judge", "line", "EXTEND 1d"));
    Message asked = told(bert, "Yes");
    assertThat(said(bert.press(asked, "Yes"))).contains("2 of");
    assertThat(said(bert.press(asked, "No"))).contains("OK: ");
  }

  @Test
  void aFormingGameIsJoinedByAButton() {
    // Under the message of a game that is forming stands a button to join it.
    House.ask(evening.master(), "CREATE other blood-and-iron");
    house.awaitQuiet();
    Message forming = house.discord().channel("other").messages().getFirst();
    User fred = house.discord().user("Fred");
    assertThat(said(fred.press(forming, "Join"))).contains("Welcome to other");
    assertThat(said(fred.press(forming, "Join"))).doesNotContain("Welcome");
  }

  private static String seat(User user) {
    return told(user, "Ready").text().replaceAll("(?s).*you are (\\w+).*", "$1");
  }
}
