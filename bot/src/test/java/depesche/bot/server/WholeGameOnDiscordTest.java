package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.standin.Attachment;
import depesche.bot.standin.Place;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whole games, some at the table by mail and some on Discord.
class WholeGameOnDiscordTest {

  private static final List<String> TURN =
      List.of(
          "BID INDUSTRY ARMIES NAVIES",
          "PICK ANY VP > ANY > PASS",
          "TARGET MOST VP",
          "STEAL FROM MOST COLONIES",
          "KEEP ANY VP > ANY > NONE",
          "FOE MOST ARMIES",
          "ALLY MOST NAVIES > LEAST NAVIES");

  @TempDir private Path folder;

  @Test
  void aYearOfBloodAndIronIsPlayedOnBothWays() {
    // Same grammar, same receipts: a player may begin by mail and go on on Discord.
    long seed = Long.getLong("depesche.seed", System.nanoTime());
    System.out.printf("WholeGameOnDiscordTest: -Ddepesche.seed=%d%n", seed);
    try (House house = House.open(folder)) {
      List<String> names = List.of("anna", "bert", "cora", "dirk", "emma");
      Evening evening = new Evening(house, "bismarck", "blood-and-iron", names, Table::sense);
      Owed owed = new Owed(new Random(seed));
      String begin = evening.phase();
      String year = begin.substring(1, 5);
      while (evening.phase().contains(year)) {
        evening.play(report -> owed.answer(report.text()));
      }
      isWholeOnDiscord(house, evening);
    }
  }

  @Test
  void aTurnOfGreatPowersIsPlayedOnBothWays() {
    // Same grammar, same receipts, whatever the title: one letter may answer all that a turn asks.
    try (House house = House.open(folder)) {
      List<String> names = List.of("anna", "bert", "cora", "dirk");
      Evening evening =
          new Evening(
              house,
              "world",
              "great-powers",
              names,
              line -> line.startsWith("BID") ? "Industry, Armies, Navies" : "");
      while (evening.phase().startsWith("1-")) {
        evening.play(report -> report.text().contains("What you need to do") ? TURN : List.of());
      }
      isWholeOnDiscord(house, evening);
    }
  }

  private static void isWholeOnDiscord(House house, Evening evening) {
    evening.awaitDiscord(evening.phase());
    Place place = evening.place();
    assertThat(place.messages().stream().flatMap(message -> message.attachments().stream()))
        .as("pictures")
        .anyMatch(Attachment::isPng);
    assertThat(place.messages().getFirst().versions())
        .as("the status is edited, not repeated")
        .hasSizeGreaterThanOrEqualTo(evening.turn());
    assertThat(house.discord().refused()).isEmpty();
  }
}
