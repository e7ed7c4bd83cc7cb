package depesche.bot.report.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import depesche.adjudicator.rules.Maps;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.Seated;
import depesche.adjudicator.rules.Seating;
import depesche.bot.config.InstalledTitles;
import depesche.bot.report.canvas.Contrast;
import depesche.bot.report.canvas.OwnerColour;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// One man in twelve takes red for green: what colours say must be seen by him, too.
class SightTest {

  private static final double COUNTERS = 15;
  private static final double TINTS = 9;

  /// Every title with every number of its seats, and eight that no title names.
  static Stream<Arguments> tables() {
    Stream<Arguments> titles =
        InstalledTitles.from(Path.of("..", "config")).stream().flatMap(SightTest::tables);
    List<String> eight = IntStream.rangeClosed(1, 8).mapToObj(i -> "Seat " + i).toList();
    return Stream.concat(
        titles,
        Stream.of(
            Arguments.of("any map", true, eight),
            Arguments.of("a board", false, List.of("Black", "White", "Grey", "Slate", "Sky"))));
  }

  private static Stream<Arguments> tables(Rules<?, ?> rules) {
    Seating seating = Seated.of(rules, new LinkedHashMap<>());
    boolean map = !rules.as(Maps.class).map(Maps::maps).orElse(List.of()).isEmpty();
    return IntStream.rangeClosed(seating.size().fewest(), seating.size().most())
        .mapToObj(
            most ->
                Arguments.of(
                    rules.title().id() + " " + most,
                    map,
                    seating.seats().stream().limit(most).toList()));
  }

  private static List<OwnerColour> colours(boolean map, List<String> seats) {
    var all = new ArrayList<>(map ? OwnerColour.onMap(seats) : OwnerColour.onBoard(seats));
    if (map) {
      all.add(OwnerColour.foreign(0));
      all.add(OwnerColour.foreign(1));
    }
    return all;
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("tables")
  void everySightTellsTheSeatsApart(String table, boolean map, List<String> seats) {
    // Any two seats differ by 15 in counters and arrows and by 9 in tints, sea and land included.
    List<OwnerColour> colours = colours(map, seats);
    apart(table, colours.stream().map(OwnerColour::deep).toList(), COUNTERS);
    apart(table, colours.stream().map(OwnerColour::tint).toList(), TINTS);
    apart(table, colours.stream().map(OwnerColour::night).toList(), TINTS);
    if (map) {
      for (OwnerColour colour : colours) {
        for (MapLight light : List.of(MapLight.DAY, MapLight.NIGHT)) {
          for (String nobody : List.of(light.sea(), light.nobody(), light.land(), light.closed())) {
            apart(table, List.of(light.tint(colour), nobody), TINTS);
          }
        }
      }
    }
  }

  private static void apart(String table, List<String> colours, double least) {
    for (Sight sight : Sight.ALL) {
      for (int i = 0; i < colours.size(); i++) {
        for (int j = 0; j < i; j++) {
          assertThat(sight.between(colours.get(i), colours.get(j)))
              .as("%s, %s: %s and %s", table, sight.name(), colours.get(i), colours.get(j))
              .isGreaterThanOrEqualTo(least);
        }
      }
    }
  }

  @Test
  void namesStandOutByNight() {
    // Names are read at a contrast of at least 4.5 to 1 on every dark tint.
    assertThat(
            OwnerColour.onBoard(
                List.of(
                    "Blue", "Red", "Green", "Yellow", "Purple", "Orange", "Sky", "Brown", "Black",
                    "White", "Grey", "Slate")))
        .allSatisfy(
            colour ->
                assertThat(Contrast.of(MapLight.NIGHT.ink(), colour.night()))
                    .as(colour.name())
                    .isGreaterThan(4.5));
  }

  @Test
  void aColourIsTheOneItsNameSays() {
    // The seat Black is black: no hue at all, and darker than any other counter.
    List<String> seats = List.of("Red", "Blue", "Green", "Yellow", "Black");
    List<OwnerColour> colours = OwnerColour.onMap(seats);
    assertThat(colours.stream().map(OwnerColour::name))
        .containsExactly("red", "blue", "green", "yellow", "black");
    assertThat(colours.getLast().deep()).matches("#(..)\\1\\1");
    assertThat(Contrast.of(colours.getLast().deep(), "#ffffff")).isGreaterThan(16);
  }

  @Test
  void distancesAreThoseOfTheStandard() {
    // Three of the pairs that Sharma, Wu and Dalal publish to test with.
    assertThat(distance(50, 2.6772, -79.7751, 50, 0, -82.7485)).isEqualTo(2.0425, within(0.0001));
    assertThat(distance(50, 2.5, 0, 73, 25, -18)).isEqualTo(27.1492, within(0.0001));
    assertThat(distance(2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514))
        .isEqualTo(0.9082, within(0.0001));
  }

  private static double distance(double... both) {
    return Sight.distance(
        new double[] {both[0], both[1], both[2]}, new double[] {both[3], both[4], both[5]});
  }
}
