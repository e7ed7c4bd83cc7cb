package depesche.bot.report;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Seat;
import depesche.adjudicator.picture.Picture.MapPicture;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Which pictures of a map a mail brings.
class PaintingTest {

  private static final MapPicture MAP =
      new MapPicture(
          "standard",
          "Spring 1901, movement",
          List.of(new MapPicture.Owner("FRANCE", true, 1, 0)),
          List.of(new MapPicture.Tint("PAR", "FRANCE")),
          List.of(),
          List.of());

  private static List<String> names(String seat, MapWish wish) {
    return Painting.of(MAP, Optional.of(new Seat(seat)), wish).stream()
        .map(Painting::name)
        .toList();
  }

  @Test
  void aReaderGetsWhatTheyWish() {
    // Small ones first; the large one for SET MAP LARGE alone; none for SET MAP OFF.
    assertThat(names("FRANCE", MapWish.USUAL)).containsExactly("map", "map-near");
    assertThat(names("ITALY", MapWish.USUAL)).containsExactly("map");
    assertThat(names("FRANCE", new MapWish(true, true, false)))
        .containsExactly("map", "map-near", "map-large");
    assertThat(names("FRANCE", new MapWish(false, true, false))).isEmpty();
  }

  @Test
  void allOfThemAreDarkForThoseWhoReadAtNight() {
    // SET MAP DARK means every map, the large one, too.
    assertThat(
            Painting.of(MAP, Optional.of(new Seat("FRANCE")), new MapWish(true, true, true))
                .stream()
                .map(Painting::picture))
        .hasSize(3)
        .allMatch(picture -> picture instanceof MapPicture map && map.dark());
  }
}
