package depesche.bot.report;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Maps;
import depesche.adjudicator.rules.Rules;
import depesche.bot.chance.TurnChance;
import depesche.bot.config.InstalledTitles;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The small picture beside a receipt: what is kept of it, how large it gets, what it costs.
class SmallPicturesTest {

  /// Of the processor; a picture may take this long, and a machine with other work twice that.
  private static final long MOST = 2 * 60_000_000;

  private static final Sentences SENTENCES = Sentences.load(Templated.FOLDER);
  private static final int LARGEST = 70_000;

  static Stream<Rules<?, ?>> titles() {
    return InstalledTitles.from(Path.of("..", "config")).stream();
  }

  /// {@return the picture of a seat that has sent what it was shown as an example}
  private static Picture picture(Rules<?, ?> rules) {
    List<Seat> seats =
        rules.title().colours().stream().limit(rules.title().most()).map(Seat::new).toList();
    GamePosition<?, ?> opening =
        GamePosition.open(
                rules, new Table(seats, new LinkedHashMap<>()), TurnChance.seeded("1866", 1))
            .next();
    Seat seat = opening.demands().getFirst().seat();
    Letter letter =
        new Letter(opening.phase().id(), String.join("\n", opening.examples(seat.name())));
    Picture drawn = opening.drawn(new Reader.Holder(seat), List.of(letter)).orElseThrow();
    return SENTENCES.worded(rules.title().id(), drawn);
  }

  @ParameterizedTest
  @MethodSource("titles")
  void whatIsKeptIsWhatIsPainted(Rules<?, ?> rules) {
    // A mail is the same whenever it leaves: the file on file says all that is painted.
    Picture picture = picture(rules);
    byte[] file = PictureFile.of(picture);
    assertThat(PictureFile.picture(file)).contains(picture);
    assertThat(PictureFile.of(PictureFile.picture(file).orElseThrow())).isEqualTo(file);
    assertThat(PictureFile.picture(new byte[] {1, 2})).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("titles")
  void aReceiptStaysSmall(Rules<?, ?> rules) throws IOException {
    // At most 70 kB a picture, painted in 60 ms when warm.
    Picture picture = picture(rules);
    Painters painters = new Painters(rules.<Maps>as(Maps.class).map(Maps::maps).orElse(List.of()));
    byte[] png = painters.small(picture);
    String folder = System.getProperty("depesche.pictures", "");
    if (!folder.isEmpty()) {
      Files.write(Path.of(folder, rules.title().id() + ".png"), png);
    }
    assertThat(png.length).isLessThan(LARGEST);
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 12; i++) {
      long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      assertThat(painters.small(picture)).isEqualTo(png);
      long took = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before;
      least = Math.min(least, took);
    }
    assertThat(least).isLessThan(MOST);
  }
}
