package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.standin.Attachment;
import depesche.bot.standin.Exchange;
import depesche.bot.standin.Message;
import depesche.bot.standin.User;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is long at a moderated table fits into what Discord takes: a hand of forty cards, a journal
/// of three hundred entries, a report with both. The stand-in refuses what Discord refuses.
class LongTablesOnDiscordTest {

  private static final String GAME = "long";
  private static final int LETTERS = 15;
  private static final int NOTES = 20;

  @TempDir private Path folder;

  @Test
  void aLongHandAndALongJournalAreReadOnDiscord() {
    // Issue 17: hands, journal and sheet come on Discord as by mail, however long they are.
    try (House house = House.open(folder)) {
      Person master = house.person("master");
      House.ask(master, "CREATE " + GAME + " weimar");
      Person person = house.person("spd");
      House.ask(person, "JOIN SPD@" + GAME);
      User user = house.link(person, "Anna");
      House.ask(master, "START " + GAME);
      house.awaitQuiet(
          "the game's place", () -> !house.discord().channel(GAME).messages().isEmpty());
      user.goes(house.discord().channel(GAME));
      says(house, user, "DRAW 28 timeline", "DRAW 12 spd");
      assertThat(says(house, user, "HAND")).contains("A21", "A40", "S12");
      for (int letter = 0; letter < LETTERS; letter++) {
        int first = letter * NOTES;
        says(
            house,
            user,
            IntStream.range(first, first + NOTES)
                .mapToObj(number -> "NOTE remark %d %s".formatted(number, "on the ford ".repeat(9)))
                .toArray(String[]::new));
      }
      String journal = says(house, user, "JOURNAL 200-299");
      assertThat(journal).contains("200. ", "299. ");
      assertThat(says(house, user, "SHEET")).contains("Chancellor");
      for (int seat = 0; seat < 4; seat++) {
        says(house, user, "END");
      }
      List<Message> reports = user.privateMessages();
      assertThat(whole(reports)).contains("remark 299 ");
      assertThat(reports.stream().flatMap(message -> message.attachments().stream()))
          .anyMatch(Attachment::isPng);
      assertThat(house.discord().refused()).isEmpty();
    }
  }

  /// {@return the answer, whole, whatever it comes in}
  private static String says(House house, User user, String... lines) {
    Exchange exchange = user.slash("order", "order", String.join("; ", lines));
    List<Message> all = new ArrayList<>(List.of(exchange.answer()));
    house.awaitQuiet();
    all.addAll(exchange.followUps());
    return whole(all);
  }

  private static String whole(List<Message> messages) {
    return messages.stream()
        .map(
            message ->
                message.text()
                    + message.attachments().stream()
                        .filter(file -> !file.isPng())
                        .map(file -> new String(file.bytes(), StandardCharsets.UTF_8))
                        .collect(Collectors.joining("\n")))
        .collect(Collectors.joining("\n"));
  }
}
