package depesche.adjudicator.board;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.combat.movement.Boards;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

final class StandardBoardTest {

  private static final Pattern SITE =
      Pattern.compile(
          "\\{\"id\": \"(\\w+)\", \"name\": \"([^\"]+)\".*?\"terrain\": \"(\\w+)\", \"coasts\":"
              + " \\[([^]]*)], \"centre\": (\\w+), \"home\": ([^,]+), \"neighbours\": \\[([^]]*)],"
              + " \"fleets\": (\\[[^]]*]|\\{[^}]*})");

  @Test
  void theMapFileHasEveryBorderAndNoOther() throws IOException {
    // The map was written down twice, by itself each time: for the game, and for these tests.
    Board board = Boards.standard();
    SequencedMap<String, String> homes = Boards.standardHomes();
    String text = Files.readString(Path.of("..", "config", "maps", "standard.json"));
    Matcher site = SITE.matcher(text);
    List<String> found = new ArrayList<>();
    while (site.find()) {
      String id = site.group(1);
      Province province = board.province(id);
      found.add(id);
      assertThat(site.group(2)).isEqualTo(province.name());
      assertThat(site.group(3).toUpperCase(Locale.ROOT)).isEqualTo(province.terrain().name());
      assertThat(words(site.group(4))).isEqualTo(province.coasts());
      assertThat(site.group(5)).as(id).isEqualTo(String.valueOf(province.centre()));
      assertThat(words(site.group(6))).isEqualTo(List.of(homes.getOrDefault(id, "null")));
      assertThat(words(site.group(7)))
          .as(id)
          .isEqualTo(board.armyNeighbours(id).stream().sorted().toList());
      assertThat(words(site.group(8))).as(id).isEqualTo(fleets(board, province));
    }
    assertThat(found).isEqualTo(board.provinces().stream().map(Province::id).toList());
  }

  /// The places a fleet may go to; behind each coast if they are split.
  private static List<String> fleets(Board board, Province province) {
    List<String> fleets = new ArrayList<>();
    for (String coast : province.coasts()) {
      fleets.add(coast);
      fleets.addAll(sorted(board, province.id() + Province.SLASH + coast));
    }
    fleets.addAll(sorted(board, province.id()));
    return fleets;
  }

  private static List<String> sorted(Board board, String place) {
    return board.fleetNeighbours(place).stream().sorted().toList();
  }

  private static List<String> words(String list) {
    return Pattern.compile("[\\w/]+").matcher(list).results().map(it -> it.group()).toList();
  }
}
