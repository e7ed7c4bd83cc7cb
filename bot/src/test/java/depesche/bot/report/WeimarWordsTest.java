package depesche.bot.report;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.table.news.TableNews.ActEntered;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The journal of Weimar, in the words of its templates.
class WeimarWordsTest {

  private static final Sentences SENTENCES = Sentences.load(Templated.FOLDER);
  private static final Pattern RENAMED = Pattern.compile("<#assign \\w+ = (\\w+)>");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          KPD  | DEMONSTRATE | Koeln         | ''     | 1 free + 1 own units = 2 | ''                 | KPD demonstrates in Köln; dice: 1 free + 1 own units = 2.
          KPD  | COUP        | Berlin        | ''     | 3 own units = 3          | ''                 | KPD attempts a coup in Berlin; dice: 3 own units = 3.
          SPD  | ROLL        | 2d6           | ''     | 5, 3                     | COUNTER_COUP Koeln | SPD rolls 2d6: 5, 3 (counter-coup in Köln).
          SPD  | ROLL        | 1d6           | ''     | 2                        | a wager            | SPD rolls 1d6: 2 (a wager).
          DNVP | EVENT       | A54 Soldiers  | ''     | ''                       | ''                 | DNVP plays the event of A54 Soldiers.
          ''   | DRAW        | timeline      | ''     | 2                        | SPD                | SPD is dealt 2 cards from the deck “timeline”.
          DNVP | DRAW        | dnvp          | ''     | 1                        | ''                 | DNVP draws 1 card from the deck “dnvp”.
          ''   | DEAL        | DNVP          | ''     | 5                        | ''                 | DNVP has 5 cards, face down.
          SPD  | ORDER       | KPD SPD DNVP  | ''     | ''                       | ''                 | SPD sets the order of play: KPD, SPD, DNVP.
          SPD  | ORDER       | Media, Reich  | ''     | ''                       | ''                 | SPD sets the order of yellow issues: Media, Reich.
          SPD  | ACCEPT      | weimar        | ''     | ''                       | ''                 | SPD accepts the Weimar coalition of SPD and Zentrum.
          SPD  | MOVE        | Police        | Berlin | Muenchen                 | ''                 | SPD moves Police from Berlin to München.
          SPD  | TRACK       | Security      | 0      | SPD 2                    | ROUND_CARD         | SPD: Security 0 → SPD 2 (round card).
          """)
  void whatIsEnteredIsSaidInWeimarsOwnWords(
      String seat, String kind, String what, String before, String after, String why, String says) {
    // Its words for a demonstration or a coup were written and never shown.
    assertThat(SENTENCES.say("weimar", new ActEntered(7, seat, kind, what, before, after, why)))
        .isEqualTo("7. " + says);
  }

  @Test
  void noFunctionHasASecondName() throws IOException {
    // By another name a family's function hid one of the title, and nobody saw it.
    List<String> all;
    try (Stream<Path> files = Files.walk(Templated.FOLDER)) {
      all =
          files
              .filter(file -> file.toString().endsWith(".ftl"))
              .map(WeimarWordsTest::text)
              .toList();
    }
    assertThat(all.stream().flatMap(text -> RENAMED.matcher(text).results()))
        .extracting(found -> "<#function " + found.group(1) + " ")
        .noneMatch(function -> all.stream().anyMatch(text -> text.contains(function)));
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
