package depesche.bot.report;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Reader;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Maps;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.Ruling;
import depesche.adjudicator.rules.Seated;
import depesche.adjudicator.rules.Seating;
import depesche.bot.chance.TurnChance;
import depesche.bot.config.InstalledTitles;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// The first picture of every title, and of every scenario that four can play, is painted.
class OpeningPicturesTest {

  private static final List<Rules<?, ?>> TITLES = InstalledTitles.from(Path.of("..", "config"));

  static Stream<Arguments> games() {
    return TITLES.stream()
        .flatMap(
            rules ->
                Stream.concat(
                        Stream.of(""),
                        rules.title().options().stream()
                            .filter(ruling -> ruling.key().equals("scenario"))
                            .map(Ruling::values)
                            .flatMap(List::stream)
                            .filter(scenario -> !scenario.contains("_PLAYER_")))
                    .map(scenario -> Arguments.of(rules, rules.title().id(), scenario)));
  }

  @ParameterizedTest(name = "{1} {2}")
  @MethodSource("games")
  void theOpeningIsPainted(Rules<?, ?> rules, String id, String scenario) {
    // However many tracks and pieces there are, the picture can be painted, for every reader.
    SequencedMap<String, String> options = new LinkedHashMap<>();
    if (!scenario.isEmpty()) {
      options.put("scenario", scenario);
    }
    Seating seating = Seated.of(rules, options);
    List<Seat> seats =
        seating.seats().stream().limit(seating.size().most()).map(Seat::new).toList();
    Painters painters = new Painters(rules.as(Maps.class).map(Maps::maps).orElse(List.of()));
    GamePosition.Judged opened =
        GamePosition.open(rules, new Table(seats, options), TurnChance.seeded("1", 1));
    Stream<Reader> readers =
        Stream.concat(
            Stream.of(new Reader.Onlooker()), seats.stream().limit(1).map(Reader.Holder::new));
    for (Reader reader : readers.toList()) {
      for (Picture picture : opened.picture(reader).stream().toList()) {
        assertThat(painters.png(picture)).as(id).isNotEmpty();
      }
    }
  }
}
