package depesche.bot.desk.play;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class EffectiveLinesTest {

  private record Said(String line) implements Fact {}

  /// Each line is about its first word; `CLEAR` takes everything back.
  private static List<Fact> onFile(List<Letter> letters) {
    SequencedMap<String, Fact> file = new LinkedHashMap<>();
    for (String line : letters.stream().flatMap(letter -> letter.text().lines()).toList()) {
      if (line.equals("CLEAR")) {
        file.clear();
      } else if (!line.isBlank()) {
        file.remove(line.substring(0, 3));
        file.put(line.substring(0, 3), new Said(line));
      }
    }
    return List.copyOf(file.values());
  }

  private static List<String> gist(String... texts) {
    List<Letter> letters = Stream.of(texts).map(text -> new Letter("S1901M", text)).toList();
    return EffectiveLines.of(letters, EffectiveLinesTest::onFile).stream()
        .map(Letter::text)
        .toList();
  }

  @Test
  void whatNoLongerCountsIsLeftOut() {
    // A form shows what is on file: nothing that a later line replaced or took back.
    assertThat(gist("BER - KIE\nMUN H", "BER - PRU")).containsExactly("MUN H", "BER - PRU");
    assertThat(gist("BER - KIE", "CLEAR\nMUN H\nBER H", "MUN H")).containsExactly("BER H", "MUN H");
    assertThat(gist("BER - KIE", "CLEAR")).isEmpty();
    assertThat(gist("BER H\nBER H")).containsExactly("BER H");
  }
}
