package depesche.bot.chance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import depesche.bot.Volume;
import depesche.bot.config.UnusableInput;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Whatever is changed in a transcript is found, and in its place.
class TamperTest {

  private static final Pattern SIDES = Pattern.compile("\"below\":(\\d+),\"of\":\\[]");
  private static final Pattern TURN = Pattern.compile("turns\\[(\\d+)]");

  @Test
  void whatIsNotTamperedWithHolds() {
    // chance.md 2.10: verify prints each check.
    long seed = Long.getLong("depesche.seed", 1865);
    for (int i = 0; i < 50; i++) {
      Transcript transcript = MadeUp.game(new Random(seed + i), 1 + i % 9);
      String text = TranscriptFile.write(transcript);
      assertThat(Verification.of(TranscriptFile.read("t", text), List.of()))
          .as("-Ddepesche.seed=" + (seed + i))
          .hasSizeGreaterThan(4)
          .allSatisfy(proofCheck -> assertThat(proofCheck.passed()).as(proofCheck.line()).isTrue());
    }
  }

  @Test
  void tenThousandTamperingsAreFoundInTheirPlace() {
    // chance.md 4: every tampered transcript is rejected, with the line that names the place.
    long seed = Long.getLong("depesche.seed", 1870);
    System.out.println("TamperTest: -Ddepesche.seed=" + seed);
    Random random = new Random(seed);
    int found = 0;
    while (found < Volume.of(10_000)) {
      JsonNode whole = TranscriptFile.tree(MadeUp.game(random, 2 + random.nextInt(3)));
      for (int i = 0; i < 50; i++) {
        JsonNode copy = whole.deepCopy();
        String where = Tampering.tamper(copy, "", random);
        if (!copy.equals(whole)) {
          String line = firstFault(copy.toString());
          assertThat(line).as("%s of %s", where, copy).isNotEmpty();
          assertThat(isInPlace(where, line)).as("%s: %s", where, line).isTrue();
          found++;
        }
      }
    }
  }

  @Test
  void everyFlippedByteOfMeaningIsFound() throws IOException {
    // Issue: flipping any one byte of meaning in a transcript is caught. How many sides a die has
    // shows by what it rolled alone: where another die would have rolled the same, nothing does.
    long seed = Long.getLong("depesche.seed", 1871);
    System.out.println("TamperTest: -Ddepesche.seed=" + seed);
    String text = TranscriptFile.tree(MadeUp.game(new Random(seed), 2)).toString();
    JsonMapper mapper = new JsonMapper();
    JsonNode whole = mapper.readTree(text);
    int flipped = 0;
    for (int i = 0; i < text.length(); i++) {
      String changed = text.substring(0, i) + (char) (text.charAt(i) ^ 1) + text.substring(i + 1);
      if (means(mapper, changed, whole)) {
        flipped++;
        if (firstFault(changed).isEmpty()) {
          assertThat(SIDES.matcher(changed).results())
              .as("byte %d of %s", i, changed)
              .anyMatch(isAt(i));
        }
      }
    }
    assertThat(flipped).isGreaterThan(text.length() * 9 / 10);
  }

  private static Predicate<MatchResult> isAt(int place) {
    return sides -> sides.start(1) <= place && place < sides.end(1);
  }

  /// {@return whether this says something else, or nothing that can be read}
  private static boolean means(JsonMapper mapper, String changed, JsonNode whole) {
    try {
      return !whole.equals(mapper.readTree(changed));
    } catch (JsonProcessingException _) {
      return true;
    }
  }

  private static String firstFault(String text) {
    try {
      return Verification.of(TranscriptFile.read("t", text), List.of()).stream()
          .filter(proofCheck -> !proofCheck.passed())
          .map(ProofCheck::line)
          .findFirst()
          .orElse("");
    } catch (UnusableInput e) {
      return String.valueOf(e.getMessage());
    }
  }

  /// A change in a turn is found in that turn or, where its anchor is the key, in the next; a
  /// secret or a phrase shows wherever it was first used.
  private static boolean isInPlace(String where, String line) {
    if (where.matches("\\.turns\\[\\d+]")) {
      return line.contains("turn") || line.startsWith("the end");
    }
    Matcher turn = TURN.matcher(where);
    if (!turn.find()) {
      return true;
    }
    int number = Integer.parseInt(turn.group(1)) + 1;
    return line.contains("turn " + number) || line.contains("turns[" + (number - 1) + "]");
  }
}
