package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.standin.Attachment;
import depesche.bot.standin.Message;
import depesche.bot.standin.User;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A game for one on Discord, with our own deck.
class BismarckOnDiscordTest {

  private static final String TURN =
      String.join(
          "; ",
          "ALLOCATE DIPLOMACY 2",
          "SIDE GERMANY > GB > RUSSIA > AUSTRIA > ITALY > TURKEY",
          "LOSE PL > NL > C > Z",
          "DISC FROM INFLUENCE > EVENT > POLITICS > DIPLOMACY",
          "DISCARD Intelligence",
          "MOVE AUSTRIA",
          "END");

  private static final Pattern CHOICE =
      Pattern.compile("Intelligence cannot be the answer\\. You can choose (.+?)(,| or |\\.)");

  @TempDir private Path folder;

  @Test
  void aWholeGameIsPlayedOnDiscord() {
    // The same letters as by mail; pictures, and the hand in the player's own messages alone.
    try (House house = House.open(folder)) {
      Person master = house.person("master");
      Person solo = house.person("solo");
      House.ask(master, "CREATE dance bismarcks-dance");
      House.ask(solo, "JOIN dance");
      User user = house.link(solo, "Otto");
      House.ask(master, "START dance");
      house.awaitQuiet(
          "the game's place", () -> hears(house.discord().channel("dance").messages(), "The row"));
      user.goes(house.discord().channel("dance"));
      offers(user);
      int letters = 0;
      while (!isOver(user)) {
        assertThat(++letters).as("a game ends").isLessThan(200);
        String answer = House.plain(user.slash("order", "order", TURN).answer().text());
        assertThat(answer).isNotBlank();
        settles(house, user);
        discards(user, answer);
      }
      List<Message> own = user.privateMessages();
      List<Message> open = house.discord().channel("dance").messages();
      assertThat(hears(own, "Your hand")).isTrue();
      assertThat(hears(open, "Your hand")).isFalse();
      assertThat(pictures(open)).isNotEmpty().doesNotContainAnyElementsOf(pictures(own));
      assertThat(pictures(own)).isNotEmpty();
      assertThat(house.discord().refused()).isEmpty();
    }
  }

  @Test
  void theEndOfATurnIsTakenBackOnDiscord() {
    // UNDO takes back the end of a turn until dice are rolled, by /order as by mail.
    try (House house = House.open(folder)) {
      Person master = house.person("master");
      Person solo = house.person("solo");
      User user = house.link(solo, "Otto");
      // Now and then a game is lost in its first turn.
      int game = 1;
      while (!endsATurn(house, master, solo, user, "dance" + game)) {
        assertThat(++game).as("a game outlives a turn").isLessThan(9);
      }
      assertThat(House.plain(user.slash("order", "order", "UNDO").answer().text()))
          .contains("taken back: END");
      house.awaitQuiet("the turn goes on", () -> hears(user.privateMessages(), "Taken back: END"));
      assertThat(house.discord().refused()).isEmpty();
    }
  }

  /// {@return whether the first turn of a new game ended without ending the game}
  private static boolean endsATurn(
      House house, Person master, Person solo, User user, String game) {
    House.ask(master, "CREATE " + game + " bismarcks-dance");
    House.ask(solo, "JOIN " + game);
    House.ask(master, "START " + game);
    house.awaitQuiet(
        "the game's place", () -> hears(house.discord().channel(game).messages(), "The row"));
    user.goes(house.discord().channel(game));
    house.awaitQuiet();
    int before = user.privateMessages().size();
    user.slash("order", "order", "CHOOSE 1 > GB; " + TURN);
    house.awaitQuiet(
        "the end of turn 1",
        () -> ended(user, before, "Turn 1 is over") || ended(user, before, "Final standing"));
    house.awaitQuiet();
    return !ended(user, before, "Final standing");
  }

  private static boolean ended(User user, int before, String words) {
    return hears(user.privateMessages().stream().skip(before).toList(), words);
  }

  /// `/order` suggests what can be written now, and the form of `/orders` is there.
  private static void offers(User user) {
    assertThat(user.complete("order", "order", "")).isNotEmpty();
    assertThat(user.complete("order", "order", "alloc"))
        .isNotEmpty()
        .allMatch(line -> line.startsWith("ALLOCATE"));
    assertThat(user.complete("order", "order", "ALLOCATE 1 1 1; SIDE"))
        .allMatch(line -> line.startsWith("ALLOCATE 1 1 1; SIDE"));
    assertThat(user.slash("orders").modal().values()).hasSize(1);
  }

  /// A player who takes a fifth card and has no Intelligence discards the first that the answer
  /// names.
  private static void discards(User user, String answer) {
    Matcher choice = CHOICE.matcher(answer);
    if (choice.find()) {
      user.slash("order", "order", "DISCARD " + choice.group(1));
    }
  }

  private static void settles(House house, User user) {
    house.awaitQuiet();
    assertThat(user.privateMessages()).isNotEmpty();
  }

  private static boolean isOver(User user) {
    return hears(user.privateMessages(), "Final standing");
  }

  private static List<ByteBuffer> pictures(List<Message> messages) {
    return messages.stream()
        .flatMap(message -> message.attachments().stream())
        .filter(Attachment::isPng)
        .map(file -> ByteBuffer.wrap(file.bytes()))
        .toList();
  }

  private static boolean hears(List<Message> messages, String words) {
    return messages.stream()
        .flatMap(Taint::words)
        .anyMatch(text -> House.plain(text).contains(words));
  }
}
