package depesche.adjudicator.board;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.combat.movement.Boards;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.title.MapFiles;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

final class StandardBoardTest {

  @Test
  void theMapFileHasEveryBorderAndNoOther() {
    // The map was written down twice, by itself each time: for the game, and for these tests.
    Board written = Boards.standard();
    Board read = MapFiles.STANDARD.variant().map().board();
    assertThat(read.provinces())
        .usingRecursiveFieldByFieldElementComparator()
        .isEqualTo(written.provinces());
    assertThat(read.places()).isEqualTo(written.places());
    for (String place : written.places()) {
      assertThat(read.armyNeighbours(place))
          .as(place)
          .containsExactlyInAnyOrderElementsOf(written.armyNeighbours(place));
      assertThat(read.fleetNeighbours(place))
          .as(place)
          .containsExactlyInAnyOrderElementsOf(written.fleetNeighbours(place));
    }
  }

  @Test
  void theMapFileHasEveryHomeAndNoOther() {
    // Each power has its home centres; the rest belongs to nobody at the beginning.
    SequencedMap<String, String> homes = new LinkedHashMap<>();
    for (JsonValue province : MapFiles.file("standard.json").at("provinces").items()) {
      province.find("home").ifPresent(it -> homes.put(province.at("id").text(), it.text()));
    }
    assertThat(homes).isEqualTo(Boards.standardHomes());
  }
}
