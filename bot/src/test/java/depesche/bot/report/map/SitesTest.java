package depesche.bot.report.map;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.board.DrawingReader;
import depesche.adjudicator.picture.MapDrawing;
import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.bot.config.TitleFile;
import depesche.bot.report.canvas.CentredBox;
import depesche.bot.report.canvas.Point;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Where names, codes, units and retreats sit on the maps, however full they are.
class SitesTest {

  static Stream<Arguments> sheets() {
    return Stream.of("blood-and-iron", "standard")
        .map(id -> TitleFile.read(maps(id), DrawingReader::read))
        .flatMap(
            map ->
                Stream.of(
                    Arguments.of(map.id() + ", large", map, MapStyle.LARGE),
                    Arguments.of(map.id() + ", endless names", named(map), MapStyle.LARGE),
                    Arguments.of(map.id() + ", theatre", map, MapStyle.THEATRE),
                    Arguments.of(map.id() + ", overview", map, MapStyle.OVERVIEW)));
  }

  private static Path maps(String id) {
    return Path.of("..", "config", "maps", id + ".json");
  }

  /// The same map with a name of 20 characters in every place.
  static MapDrawing named(MapDrawing map) {
    List<MapDrawing.Area> areas =
        map.areas().stream()
            .map(
                area ->
                    new MapDrawing.Area(
                        area.id(),
                        "Küstenlandschaft " + area.id(),
                        area.kind(),
                        area.group(),
                        area.home(),
                        area.rings(),
                        area.label(),
                        area.town(),
                        area.coasts()))
            .toList();
    return new MapDrawing(
        map.id(),
        map.title(),
        map.reconstructed(),
        map.width(),
        map.height(),
        areas,
        map.lands(),
        map.captions());
  }

  /// A unit in every area and on every coast, and one that was driven out of it.
  private static MapPicture full(MapDrawing map) {
    List<MapPicture.Piece> pieces =
        map.areas().stream()
            .flatMap(
                area ->
                    Stream.concat(
                        Stream.of(area.id()),
                        area.coasts().sequencedKeySet().stream()
                            .map(coast -> area.id() + "/" + coast)))
            .flatMap(
                id ->
                    Stream.of(MapPicture.Condition.values())
                        .map(how -> new MapPicture.Piece(id, "Red", "A", how)))
            .toList();
    return new MapPicture(map.id(), "Full", List.of(), List.of(), pieces, List.of());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("sheets")
  void nothingCoversAnything(String name, MapDrawing map, MapStyle style) {
    // A unit, a retreat and the words of every place stand clear of each other, inside the frame.
    DrawingSheet sheet = DrawingSheet.of(map, style);
    CentredBox inside = Sites.inside(sheet, style);
    Collection<AreaLayout> sites =
        Sites.driven(Sites.of(sheet, style), full(map), inside, inside).values();
    var boxes = new ArrayList<CentredBox>();
    for (AreaLayout site : sites) {
      site.words().forEach(words -> boxes.add(words.box()));
      boxes.add(unit(site.unit()));
      boxes.add(unit(site.dislodged()));
      site.area().coasts().values().forEach(at -> boxes.add(unit(at)));
      site.shores().values().forEach(at -> boxes.add(unit(at)));
    }
    for (int i = 0; i < boxes.size(); i++) {
      for (int j = 0; j < i; j++) {
        assertThat(boxes.get(i).overlaps(boxes.get(j)))
            .as("%s and %s", boxes.get(i), boxes.get(j))
            .isFalse();
      }
    }
    double edge = style.margin();
    assertThat(boxes)
        .allSatisfy(
            box -> {
              assertThat(box.left()).isGreaterThanOrEqualTo(edge);
              assertThat(box.top()).isGreaterThanOrEqualTo(edge);
              assertThat(box.right()).isLessThanOrEqualTo(sheet.width() - edge);
              assertThat(box.bottom()).isLessThanOrEqualTo(sheet.height() - edge);
            });
    long written =
        sites.stream()
            .filter(site -> site.area().kind() != MapDrawing.Kind.HOME_BOX)
            .filter(site -> !site.words().isEmpty())
            .count();
    if (style == MapStyle.OVERVIEW) {
      // Where a code has no room, the theatre has it.
      assertThat(written).isGreaterThan(sites.size() * 2 / 3);
      return;
    }
    assertThat(sites)
        .filteredOn(site -> site.area().kind() != MapDrawing.Kind.HOME_BOX)
        .allSatisfy(
            site ->
                assertThat(site.words())
                    .as(site.area().id())
                    .anyMatch(words -> words.line().text().equals(site.area().id())));
  }

  private static CentredBox unit(Point at) {
    return new CentredBox(at, LabelPlacer.UNIT_WIDTH - 0.01, LabelPlacer.UNIT_HEIGHT - 0.01);
  }
}
