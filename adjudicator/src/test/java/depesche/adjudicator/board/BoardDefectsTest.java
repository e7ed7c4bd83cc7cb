package depesche.adjudicator.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

final class BoardDefectsTest {

  @Test
  void everyDefectOfAMapIsNamed() {
    // A broken map stops the start, and all that is wrong with it is said.
    SequencedMap<String, List<String>> neighbours = new LinkedHashMap<>();
    neighbours.put("ONE", List.of("ONE", "TWO", "XXX"));
    neighbours.put("TWO", List.of("SIX"));
    neighbours.put("SIX", List.of("TWO"));
    List<Province> provinces =
        List.of(land("ONE", true), land("TWO", false), land("SIX", false), box("TWO"));
    assertThat(
            BoardDefects.of(
                provinces,
                neighbours,
                new LinkedHashMap<>(),
                List.of(List.of("ONE", "SIX"), List.of("ONE", "TWO")),
                List.of(new DealtArea("NORTH", List.of("ONE", "TWO", "YYY")))))
        .containsExactly(
            new Defect.Duplicate("TWO"),
            new Defect.BordersItself("ONE"),
            new Defect.OneWay("ONE", "TWO"),
            new Defect.Unknown("ONE", "XXX"),
            new Defect.NotNeighbours("ONE", "SIX"),
            new Defect.NotInBorders("TWO", "SIX"),
            new Defect.NoCentre("NORTH", "TWO"),
            new Defect.Unknown("NORTH", "YYY"));
  }

  @Test
  void aBoxIsLeftAndNeverEntered() {
    // Rule 3: the home countries may never be entered.
    SequencedMap<String, List<String>> neighbours = new LinkedHashMap<>();
    neighbours.put("ONE", List.of("BOX"));
    neighbours.put("BOX", List.of("ONE"));
    Board board = Board.of("test", List.of(land("ONE", true), box("BOX")), neighbours);
    assertThat(board.armyReaches("BOX", "ONE")).isTrue();
    assertThat(board.armyReaches("ONE", "BOX")).isFalse();
    assertThat(board.armyNeighbours("ONE")).isEmpty();
  }

  private static Province land(String id, boolean centre) {
    return new Province(id, id, Terrain.LAND, centre);
  }

  private static Province box(String id) {
    return new Province(id, id, Terrain.BOX, false);
  }
}
