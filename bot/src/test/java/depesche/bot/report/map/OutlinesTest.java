package depesche.bot.report.map;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.board.DrawingReader;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.picture.MapDrawing;
import depesche.bot.config.TitleFile;
import depesche.bot.report.canvas.Point;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class OutlinesTest {

  /// As short as a border may be to be seen, in pixels.
  private static final double VISIBLE = 8;

  /// Where four areas meet, two of them may share so much and nobody sees it.
  private static final double CORNER = 2;

  @ParameterizedTest
  @ValueSource(strings = {"blood-and-iron", "standard"})
  void theDrawingShowsEveryBorderAndNoOther(String name) {
    // What touches on the picture borders in the rules, and the other way round.
    Path file = Path.of("..", "config", "maps", name + ".json");
    JsonValue map = TitleFile.read(file, it -> it);
    Set<String> borders = new TreeSet<>();
    for (JsonValue pair : map.at("borders").items()) {
      borders.add(pair(pair.texts().getFirst(), pair.texts().getLast()));
    }
    Map<String, Double> drawn = drawn(DrawingSheet.of(DrawingReader.read(map), MapStyle.LARGE));
    drawn.values().removeIf(length -> length < CORNER);
    assertThat(drawn.keySet()).containsExactlyInAnyOrderElementsOf(borders);
    assertThat(drawn)
        .allSatisfy((pair, length) -> assertThat(length).as(pair).isGreaterThan(VISIBLE));
  }

  /// The length of what each two areas share.
  private static Map<String, Double> drawn(DrawingSheet drawingSheet) {
    Map<List<Point>, String> sides = new LinkedHashMap<>();
    Map<String, Double> lengths = new TreeMap<>();
    for (MapArea mapArea : drawingSheet.areas().values()) {
      if (mapArea.kind() == MapDrawing.Kind.HOME_BOX) {
        continue;
      }
      for (List<Point> ring : mapArea.outline().rings()) {
        for (int i = 0; i < ring.size(); i++) {
          Point here = ring.get(i);
          Point next = ring.get((i + 1) % ring.size());
          String other = sides.get(List.of(next, here));
          sides.put(new ArrayList<>(List.of(here, next)), mapArea.id());
          if (other != null) {
            lengths.merge(pair(mapArea.id(), other), here.distance(next), Double::sum);
          }
        }
      }
    }
    return lengths;
  }

  private static String pair(String one, String other) {
    return one.compareTo(other) < 0 ? one + "-" + other : other + "-" + one;
  }
}
