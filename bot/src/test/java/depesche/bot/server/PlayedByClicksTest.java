package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.Volume;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// People who have neither a mail address nor a command play by what stands under the messages they
/// see, and by the forms that it opens: a turn of each title, and whole games.
class PlayedByClicksTest {

  private static final boolean WHOLE = Volume.of(10) == 10;
  private static final int LONGEST = 400;

  @TempDir private static Path folder;
  private static House house;
  private static long seed;

  @BeforeAll
  static void open() {
    seed = Long.getLong("depesche.seed", System.nanoTime());
    System.out.printf("PlayedByClicksTest: -Ddepesche.seed=%d%n", seed);
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

  @ParameterizedTest
  @CsvSource({
    "standard, 7, 1",
    "bismarcks-dance, 1, 6",
    "bismarcks-dance-contest, 2, 3",
    "congress-of-vienna, 4, 2",
    "weimar, 4, 2",
    "plain-table, 3, 2"
  })
  void aTurnOfEachTitleIsPlayedByClicks(String title, int seats, int rounds) {
    // A form holds good orders for what is asked, so a beginner can send it as it is.
    ClickedGame game = begun(title, title, seats);
    for (int round = 0; round < rounds && !game.isOver(); round++) {
      assertThat(game.round()).as("somebody is asked in round %d", round).isPositive();
    }
  }

  @Test
  @Timeout(900)
  void aWholeGameOfBloodAndIronIsPlayedByClicks() {
    // Retreats, builds and removals are chosen in menus.
    Set<String> chosen = whole("blood-and-iron", "endYear=" + (WHOLE ? 1876 : 1865), 5);
    assertThat(!WHOLE || chosen.stream().anyMatch(menu -> menu.endsWith("REMOVE"))).isTrue();
  }

  @Test
  @Timeout(900)
  void aWholeGameOfGreatPowersIsPlayedByClicks() {
    // Bids are put in order in a form of menus; cards and targets are chosen in menus.
    Set<String> chosen = whole("great-powers", "turns=" + (WHOLE ? 10 : 1), 3);
    assertThat(chosen).contains("Choose: BID", "Choose: PICK");
  }

  private static Set<String> whole(String title, String options, int seats) {
    ClickedGame game = begun(title, title + " " + options, seats);
    for (int round = 0; !game.isOver(); round++) {
      assertThat(round).as("the game ends").isLessThan(LONGEST);
      assertThat(game.round()).as("somebody is asked in round %d", round).isPositive();
    }
    return game.chosen();
  }

  private static ClickedGame begun(String name, String created, int seats) {
    List<String> names = IntStream.range(0, seats).mapToObj(seat -> name + "-" + seat).toList();
    return new ClickedGame(house, name, created, names, new Random(seed));
  }
}
