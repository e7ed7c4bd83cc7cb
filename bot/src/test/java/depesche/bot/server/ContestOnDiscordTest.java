package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.standin.Message;
import depesche.bot.standin.Place;
import depesche.bot.standin.User;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Two players at a table each, on Discord: nothing that others can see tells of a table.
class ContestOnDiscordTest {

  private static final String TURN =
      String.join(
          "; ",
          "ALLOCATE DIPLOMACY 2",
          "SIDE GERMANY > GB > RUSSIA > AUSTRIA > ITALY > TURKEY",
          "LOSE PL > NL > C > Z",
          "DISC FROM INFLUENCE > EVENT > POLITICS > DIPLOMACY",
          "DISCARD Intelligence",
          "CHOOSE 1",
          "MOVE AUSTRIA",
          "END");

  private static final Pattern OFFER =
      Pattern.compile("Intelligence cannot be the answer\\. You can choose (.*?)(?:,| or |\\.)");

  private static final List<String> OF_A_TABLE =
      List.of("The row", "The track", "Your hand", "The dice show", "Turn 2", "Allocate");

  @TempDir private Path folder;
  private final List<String> titles = titles();

  /// {@return the titles of all cards that are more than one word: no other text holds them}
  private static List<String> titles() {
    try {
      Path deck = Program.HOME.resolve("config/decks/bismarcks-dance.json");
      return Pattern.compile("\"title\": \"([^\"]* [^\"]*)\", \"type\"")
          .matcher(Files.readString(deck))
          .results()
          .map(found -> found.group(1))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void nothingOnDiscordTellsOfATable() {
    // Issue: nobody sees another's table before both have ended; then the last report shows both.
    assertThat(titles).hasSizeGreaterThan(30);
    try (House house = House.open(folder)) {
      Person master = house.person("master");
      House.ask(master, "CREATE dance bismarcks-dance contest");
      Place place = house.discord().channel("dance");
      User red = house.discord().user("Rosa").goes(place);
      User blue = house.discord().user("Bela").goes(place);
      User guest = house.discord().user("Gast").goes(place);
      assertThat(red.slash("join", "game", "dance", "seat", "Red").answer().text())
          .contains("Your seat");
      assertThat(blue.slash("join", "game", "dance", "seat", "Blue").answer().text())
          .contains("Your seat");
      House.ask(master, "START dance");
      awaits(house, red, "The row");
      awaits(house, blue, "The row");
      house.awaitQuiet();
      int before = blue.privateMessages().size();
      plays(house, red, 40);
      assertThat(hears(red.privateMessages(), "The game is")).as("Red has ended").isTrue();
      assertThat(blue.privateMessages()).as("nothing reached Blue").hasSize(before);
      tellsNothing(said(place.messages()));
      for (User other : List.of(blue, guest)) {
        for (String command : List.of("status", "map", "history")) {
          String answer = other.slash(command, "game", "dance").answer().text();
          assertThat(answer).doesNotContain("The game is lost", "Turn 2");
          if (other.equals(guest)) {
            tellsNothing(List.of(answer));
          }
        }
      }
      assertThat(guest.complete("order", "order", "")).isEmpty();
      assertThat(blue.complete("order", "order", "alloc")).isNotEmpty();
      int silent = place.messages().size();
      plays(house, blue, 40);
      house.awaitQuiet("the last report", () -> hears(place.messages(), "Final standing"));
      assertThat(place.messages()).hasSizeGreaterThan(silent);
      assertThat(hears(place.messages(), "The table of Red")).isTrue();
      assertThat(hears(place.messages(), "The table of Blue")).isTrue();
      assertThat(house.discord().refused()).isEmpty();
    }
  }

  private static void plays(House house, User user, int most) {
    String turn = TURN;
    for (int letter = 0; letter < most && !hears(user.privateMessages(), "The game is"); letter++) {
      String answer = user.slash("order", "order", turn).answer().text();
      assertThat(answer).isNotBlank();
      turn = turn(answer);
      house.awaitQuiet();
    }
  }

  /// {@return the orders of a turn, with a card that the last answer offers} Which cards are in a
  /// full hand is chance.
  private static String turn(String answer) {
    Matcher offer = OFFER.matcher(answer);
    return offer.find() ? TURN.replace("Intelligence", offer.group(1)) : TURN;
  }

  private static void awaits(House house, User user, String words) {
    house.awaitQuiet(user + " hears " + words, () -> hears(user.privateMessages(), words));
  }

  /// {@return all that was ever written there, files included, but for names of pictures}
  private static List<String> said(List<Message> messages) {
    List<String> all = new ArrayList<>();
    messages.stream().flatMap(Taint::words).forEach(all::add);
    messages.stream()
        .flatMap(message -> message.attachments().stream())
        .forEach(file -> assertThat(file).as("no picture of a table").matches(one -> !one.isPng()));
    return all;
  }

  private void tellsNothing(List<String> texts) {
    for (String text : texts) {
      String plain = House.plain(text);
      assertThat(titles).as(plain).noneMatch(plain::contains);
      assertThat(OF_A_TABLE).as(plain).noneMatch(plain::contains);
    }
  }

  private static boolean hears(List<Message> messages, String words) {
    return messages.stream()
        .flatMap(Taint::words)
        .anyMatch(text -> House.plain(text).contains(words));
  }
}
