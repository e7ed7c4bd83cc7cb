package depesche.bot.report.map;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.board.DrawingReader;
import depesche.adjudicator.picture.MapDrawing;
import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.bot.Volume;
import depesche.bot.config.TitleFile;
import depesche.bot.report.canvas.Frame;
import depesche.bot.report.canvas.Seen;
import depesche.bot.report.canvas.Svg;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Pictures as full as can be are legible: measured on what is drawn.
class CrowdedMapsTest {

  private static final long SEED = Long.getLong("depesche.seed", System.nanoTime());

  /// What a map draws, with the middle and the edge of its sheet.
  private static final int SHEET_WIDTH = 1600;

  private static final int SHEET_HEIGHT = 1340;

  /// The maps there are, and the same with a name of 20 characters in every place.
  static Stream<MapDrawing> maps() {
    return Stream.of("blood-and-iron", "standard")
        .map(
            id ->
                TitleFile.read(Path.of("..", "config", "maps", id + ".json"), DrawingReader::read))
        .flatMap(map -> Stream.of(map, SitesTest.named(map)));
  }

  /// {@return pictures of a map, each with a word for its seed}
  private static List<MapPicture> pictures(MapDrawing map) {
    return IntStream.range(0, Volume.of(10))
        .boxed()
        .flatMap(
            i -> {
              RandomMaps random = new RandomMaps(map, new Random(SEED + i));
              return Stream.of(random.full(), random.flight(), random.usual());
            })
        .toList();
  }

  private static String said() {
    return "-Ddepesche.seed=" + SEED;
  }

  private static boolean isLabel(Seen one) {
    return one.part().equals("words") && one.group().isEmpty();
  }

  @ParameterizedTest
  @MethodSource("maps")
  void namesAndUnitsStandClearOnALargeMap(MapDrawing map) {
    // No unit lies on another, none on a name, no name on another; all lie within the frame.
    MapPainter painter = new MapPainter(map);
    for (MapPicture picture : pictures(map)) {
      List<Seen> all = Seen.of(painter.svg(picture));
      List<Seen> labels = all.stream().filter(CrowdedMapsTest::isLabel).toList();
      List<Seen> units = all.stream().filter(one -> one.part().equals("unit")).toList();
      clear(labels, units);
      for (Seen one : Stream.concat(labels.stream(), units.stream()).toList()) {
        double edge = Frame.MARGIN;
        assertThat(one.within(edge, edge, SHEET_WIDTH - edge, SHEET_HEIGHT - edge))
            .as("%s, %s", one, said())
            .isTrue();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("maps")
  void codesAndUnitsStandClearOnAPhone(MapDrawing map) {
    // The same on the small maps, whose letters are of at least 11 points on a screen of 390.
    MapPainter painter = new MapPainter(map);
    for (MapPicture picture : pictures(map)) {
      for (MapPicture seen : List.of(picture, picture.near("Seat C"))) {
        List<Seen> all = Seen.of(Svg.document(624, 700, painter.drawnSmall(seen)));
        // Below the map stands what it shows; that covers what lies outside the window.
        double high = seen.around().isEmpty() ? 468 : 500;
        List<Seen> labels =
            all.stream().filter(one -> isLabel(one) && one.box().getMinY() < high).toList();
        List<Seen> units = all.stream().filter(one -> one.part().equals("unit")).toList();
        clear(labels, units);
        List<Seen> codes = labels.stream().filter(one -> one.words().matches("[A-Z]{3}")).toList();
        for (Seen one : seen.around().isEmpty() ? units : codes) {
          assertThat(one.within(0, 0, 624, high)).as("%s, %s", one, said()).isTrue();
        }
        assertThat(codes)
            .isNotEmpty()
            .allSatisfy(
                code ->
                    // A capital is two thirds of its em.
                    assertThat(code.box().getHeight() / 624 * 390 / 0.66).isGreaterThan(10.9));
      }
    }
  }

  private static void clear(List<Seen> labels, List<Seen> units) {
    for (Seen label : labels) {
      assertThat(units).filteredOn(label::covers).as("%s, %s", label, said()).isEmpty();
      assertThat(labels)
          .filteredOn(other -> other != label && label.covers(other))
          .as("%s, %s", label, said())
          .isEmpty();
    }
    for (Seen unit : units) {
      assertThat(units)
          .filteredOn(other -> !other.group().equals(unit.group()) && unit.covers(other))
          .as("%s, %s", unit, said())
          .isEmpty();
    }
  }
}
