package depesche.bot.report.board;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.picture.SheetPicture;
import depesche.adjudicator.picture.SheetPicture.Card;
import depesche.adjudicator.picture.SheetPicture.Cards;
import depesche.adjudicator.picture.SheetPicture.Counter;
import depesche.adjudicator.picture.SheetPicture.Counters;
import depesche.adjudicator.picture.SheetPicture.Drift;
import depesche.adjudicator.picture.SheetPicture.Marker;
import depesche.adjudicator.picture.SheetPicture.Panel;
import depesche.adjudicator.picture.SheetPicture.Pools;
import depesche.adjudicator.picture.SheetPicture.Space;
import depesche.adjudicator.picture.SheetPicture.Tone;
import depesche.adjudicator.picture.SheetPicture.Track;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/// A title composes its table of panels; the painter finds room for all of them.
class SheetPainterTest {

  private static final String LONG =
      "GB moves one space left. If the National Liberals support you, lose their support; else take"
          + " two discs from the Event Pool.";

  private static final List<Tone> TONES = List.of(Tone.BLACK, Tone.GREEN, Tone.RED, Tone.BLUE);

  private static SheetPicture table(boolean active, int cards) {
    List<Card> row = new ArrayList<>();
    for (int i = 0; i < cards; i++) {
      Tone tone = TONES.get(i % TONES.size());
      row.add(
          i == 3
              ? new Card((i + 1) + " \u00b7 2 in 15", "", "", Tone.PLAIN, "", 0, "")
              : new Card(
                  (i + 1) + " \u00b7 1 in 3",
                  "The Eastern Question " + i,
                  "Crisis \u00b7 Balkans",
                  tone,
                  i % 2 == 0 ? LONG : "Nothing.",
                  i % 3,
                  i % 3 == 0 ? "cancel for 3" : "cancelled"));
    }
    return new SheetPicture(
        "Bismarck's Dance",
        "Turn 7, Action",
        List.of(
            new Panel("Diplomacy", List.of(new Track("", track(active)))),
            new Panel("The row", List.of(new Cards("", row))),
            new Panel("Parliament", true, List.of(pools("PL", 0, "Z", 1, "NL", 0, "C", 1))),
            new Panel(
                "Influence",
                true,
                List.of(pools("Influence", 3, "Event", 9, "Diplomacy", 0, "Politics", 6))),
            new Panel(
                "In hand",
                List.of(
                    new Cards("", row.subList(0, Math.min(2, cards))),
                    new Counters(List.of(new Counter("cards in the pile", 41)))))));
  }

  private static List<Space> track(boolean active) {
    List<List<String>> flags =
        List.of(
            List.of(),
            List.of("GB"),
            List.of("Italy", "Turkey"),
            List.of("Austria"),
            List.of(),
            List.of("Russia"));
    return IntStream.range(0, 6)
        .mapToObj(
            i ->
                new Space(
                    String.valueOf(i + 1),
                    List.of("French allies", "Neutral", "German allies").get(i / 2),
                    i < 3 ? Drift.RIGHT : Drift.LEFT,
                    flags.get(i).stream()
                        .map(name -> new Marker(name, active || !name.equals("Turkey")))
                        .toList()))
        .toList();
  }

  private static Pools pools(Object... words) {
    return new Pools(
        IntStream.range(0, words.length / 2)
            .mapToObj(i -> new Counter((String) words[2 * i], (Integer) words[2 * i + 1]))
            .toList());
  }

  private static BufferedImage image(SheetPicture picture) throws IOException {
    return ImageIO.read(new ByteArrayInputStream(SheetPainter.png(picture)));
  }

  /// {@return how many pixels have a colour, and are no kind of paper}
  private static long coloured(BufferedImage image) {
    int[] all = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    return IntStream.of(all)
        .filter(pixel -> Math.abs((pixel >> 16 & 255) - (pixel & 255)) > 60)
        .count();
  }

  @Test
  void aSheetIsAsHighAsItsCardsNeedAndTheSameEveryTime() throws IOException {
    SheetPicture five = table(true, 5);
    assertThat(SheetPainter.png(five)).isEqualTo(SheetPainter.png(five));
    assertThat(image(five).getWidth()).isEqualTo(1200);
    assertThat(image(table(true, 9)).getHeight()).isGreaterThan(image(five).getHeight() + 100);
    assertThat(image(table(true, 0)).getHeight()).isLessThan(image(five).getHeight());
  }

  @Test
  void aFlagThatDoesNotCountIsBlank() throws IOException {
    // The cloth of a flag is about 140 by 26 pixels.
    assertThat(coloured(image(table(true, 5))) - coloured(image(table(false, 5))))
        .isGreaterThan(2000);
  }
}
