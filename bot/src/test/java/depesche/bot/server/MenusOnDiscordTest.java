package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.standin.Exchange;
import depesche.bot.standin.Message;
import depesche.bot.standin.User;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is chosen in a menu says the same as a line that is typed; what is old, or in other hands,
/// says so and does nothing.
class MenusOnDiscordTest {

  private static final String PICK = "Choose: PICK";
  private static final String PASS = "PICK PASS";

  @TempDir private static Path folder;
  private static House house;
  private static int games;

  @BeforeAll
  static void open() {
    house = House.open(folder);
  }

  @AfterAll
  static void close() {
    house.close();
  }

  @AfterEach
  void nothingWasRefused() {
    assertThat(house.discord().refused()).isEmpty();
  }

  private static ClickedGame begun(String title, int seats) {
    String name = "game" + ++games;
    List<String> names = List.of("Anna", "Bert", "Cora", "Dirk").subList(0, seats);
    return new ClickedGame(
        house, name, title, names.stream().map(one -> one + name).toList(), new Random(1));
  }

  /// {@return a game in which bids are opened, and cards are picked}
  private static ClickedGame picking() {
    ClickedGame game = begun("great-powers", 3);
    game.round();
    return game;
  }

  /// {@return somebody who picks, and by what they are asked}
  private static Picker picker(ClickedGame game) {
    house.awaitQuiet();
    for (User user : game.users()) {
      Optional<Message> message =
          game.asked(user).filter(asking -> asking.menus().containsKey(PICK));
      if (message.isPresent()) {
        return new Picker(user, message.get());
      }
    }
    throw new AssertionError("nobody picks a card");
  }

  /// @param asking has a menu of cards
  private record Picker(User user, Message asking) {

    Exchange chooses(String word) {
      return user.choose(asking, PICK, word);
    }

    /// {@return the first card}
    String card() {
      return asking.menus().getOrDefault(PICK, List.of()).getFirst();
    }
  }

  private static Message asked(ClickedGame game, User user) {
    house.awaitQuiet();
    return game.asked(user).orElseThrow();
  }

  private static void process(ClickedGame game, String phase) {
    House.ask(game.master(), "PROCESS game" + games + " " + phase);
    house.awaitQuiet();
  }

  private static String said(Exchange exchange) {
    Message answer = exchange.answer();
    assertThat(answer.onlyFor()).contains(exchange.user());
    assertThat(exchange.followUps()).isEmpty();
    return House.plain(answer.text());
  }

  @Test
  void whatIsChosenIsRead() {
    // One choice is one line; where others read, there is no menu.
    Picker anna = picker(picking());
    assertThat(said(anna.chooses(anna.card()))).contains("OK: ");
    assertThat(house.discord().channel("game" + games).messages())
        .allMatch(shown -> shown.menus().isEmpty());
  }

  @Test
  void aChoiceOfAPastPhaseChangesNothing() {
    // A menu counts as long as its question is asked.
    ClickedGame game = picking();
    Picker anna = picker(game);
    process(game, "1-Action");
    assertThat(said(anna.chooses(PASS))).contains("this is meant for").doesNotContain("OK: ");
  }

  @Test
  void aChoiceUnderAnothersMessageChangesNothing() {
    // What is written to a seat counts for its player alone.
    ClickedGame game = picking();
    Picker anna = picker(game);
    for (User user : game.users().stream().filter(one -> one != anna.user()).toList()) {
      assertThat(said(user.choose(anna.asking(), PICK, PASS)))
          .contains("you do not play that seat now")
          .doesNotContain("OK: ");
    }
    assertThat(picker(game)).isEqualTo(anna);
  }

  @Test
  void twoChoicesAtOnceAreBothAnswered() {
    // One after the other: the later one changes the first, or comes too late.
    Picker anna = picker(picking());
    Exchange one = anna.chooses(anna.card());
    Exchange other = anna.chooses(PASS);
    assertThat(said(one)).contains("OK: ");
    assertThat(said(other)).containsAnyOf("OK: ", "this is meant for");
  }

  @Test
  void whatIsNoChoiceIsNotRead() {
    // What comes back must be offered now; a menu gives no other command.
    Picker anna = picker(picking());
    for (String forged : List.of("PICK Ems Depesche", "RESIGN", "HELP")) {
      assertThat(said(anna.user().forges(anna.asking(), PICK, forged)))
          .contains(forged, "no longer offered")
          .doesNotContain("OK: ");
    }
    assertThat(said(anna.chooses(PASS))).contains("OK: ");
  }

  @Test
  void aSeatThatChangedHandsIsNotChosenFor() {
    // A player who has left is told so.
    Picker anna = picker(picking());
    assertThat(said(anna.user().slash("judge", "line", "RESIGN game" + games))).contains("OK: ");
    assertThat(said(anna.chooses(PASS))).contains("you do not play that seat now");
  }

  @Test
  void aGameThatIsOverIsNotChosenIn() {
    // Its menus stay, and say that it is over.
    ClickedGame game = picking();
    Picker anna = picker(game);
    House.ask(game.master(), "TERMINATE game" + games + " too few are left");
    assertThat(said(anna.chooses(PASS))).contains("is over").doesNotContain("OK: ");
  }

  @Test
  void aPausedGameTakesChoices() {
    // Orders count while the clock stands.
    ClickedGame game = picking();
    Picker anna = picker(game);
    House.ask(game.master(), "PAUSE game" + games);
    assertThat(said(anna.chooses(PASS))).contains("OK: ");
  }

  @Test
  void menusWorkAfterARestartAndAnInvitation() {
    // All that a menu means stands in it.
    Picker anna = picker(picking());
    house.stop();
    house.again();
    house.discord().line().awaitBot();
    house.discord().keeper().invites(true);
    house.awaitQuiet();
    assertThat(said(anna.chooses(PASS))).contains("OK: ");
  }

  @Test
  void bidsArePutInOrderInAForm() {
    // Each bid has a menu of its own; another order takes the place of the first, and what the
    // rules
    // refuse changes nothing.
    ClickedGame game = begun("great-powers", 3);
    User anna = game.users().getFirst();
    Message message = asked(game, anna);
    assertThat(message.menus()).isEmpty();
    Exchange form = anna.press(message, "Choose: BID");
    assertThat(form.modal().choices()).hasSize(3).allMatch(words -> words.contains("NAVIES"));
    assertThat(said(form.submit("NAVIES", "ARMIES", "INDUSTRY")))
        .contains("OK: ", "Navies, Armies, Industry");
    assertThat(said(form.submit("COLONIES", "ARMIES", "NAVIES")))
        .contains("OK: ", "Colonies, Armies, Navies");
    assertThat(said(form.submit("NAVIES", "NAVIES", "NAVIES"))).contains("NOT ACCEPTED");
    assertThat(said(anna.press(message, "My orders"))).contains("Colonies, Armies, Navies");
    User bert = game.users().getLast();
    assertThat(said(bert.press(message, "Choose: BID"))).contains("you do not play that seat now");
    process(game, "1-Bid");
    assertThat(said(anna.press(message, "Choose: BID"))).contains("this is meant for");
    assertThat(said(form.submit("NAVIES", "ARMIES", "INDUSTRY"))).contains("this is meant for");
  }
}
