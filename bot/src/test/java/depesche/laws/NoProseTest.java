package depesche.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Sentences live in `templates/`. Three small words in a row, in a string of the adjudicator, are
/// taken for a part of one.
class NoProseTest {

  private static final String MODULE = "adjudicator/src/main/java/depesche/adjudicator/";
  private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
  private static final Pattern PROSE =
      Pattern.compile("(?<![\\w\\\\(\\[?|])[a-z]{2,} [a-z]{2,} [a-z]{2,}");
  private static final Pattern REGEX = Pattern.compile("\\\\\\\\[a-z]|\\(\\?");

  /// An exception is for us, and what is bad in a file for its author; either may begin some lines
  /// above the end of its message.
  private static final int MESSAGE = 4;

  /// What no player reads in a report, or reads as a word of the language: folders, and how names
  /// of files end.
  private static final List<String> OTHER =
      List.of(
          // What is wrong with a file, said to its author.
          "/decks/",
          "/scenarios/",
          "/plain/",
          "/json/",
          "/board/",
          "/script/",
          "/cases/",
          "/DeckFindings.java",
          "/cards/Entry.java",
          "/cards/Field.java",
          "/MapCheck.java",
          "/StandardMap.java",
          // Small words by which letters are understood.
          "/notation/",
          "/letter/",
          "/letters/",
          "/ahead/",
          "/kit/",
          "/KnownWords.java",
          "/WinterWords.java",
          // Names of options and titles, as a list of titles has them.
          "Options.java",
          "Rulings.java",
          "/RuleQuestions.java",
          "/TitleWords.java",
          "/CongressOfVienna.java",
          "/Weimar.java",
          "/BismarcksDance.java",
          // Lines that a player may write.
          "/TalkActs.java",
          "/Wish.java",
          "/WeimarLines.java");

  @Test
  void noSentenceStandsInTheRules() {
    // CONTRIBUTING: a sentence is in templates/, where an operator can change it; rules say facts.
    assertThat(
            Source.all().stream()
                .filter(source -> source.name().startsWith(MODULE))
                .filter(NoProseTest::mayHaveNone)
                .filter(source -> speaks(source.text()))
                .map(source -> source.name().replaceFirst("^.*/", "").replace(".java", "")))
        .isEmpty();
  }

  @Test
  void aSentenceIsFound() {
    // design 7: a test must be able to fail.
    assertThat(speaks("say(\"the army may not move\");")).isTrue();
    assertThat(speaks("/// \"the army may not move\"")).isFalse();
    assertThat(speaks("throw new IllegalStateException(\n  \"the army may not move\");")).isFalse();
    assertThat(speaks("say(\"MOVE ARMY to PARIS\");")).isFalse();
  }

  private static boolean mayHaveNone(Source source) {
    return OTHER.stream()
        .noneMatch(part -> source.name().endsWith(part) || source.name().contains(part));
  }

  private static boolean speaks(String text) {
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      boolean ours =
          lines.get(i).strip().startsWith("//")
              || lines.subList(Math.max(0, i - MESSAGE + 1), i + 1).stream()
                  .anyMatch(line -> line.contains("Exception(") || line.contains(".bad("));
      if (!ours && literals(lines.get(i)).anyMatch(NoProseTest::isProse)) {
        return true;
      }
    }
    return false;
  }

  private static Stream<String> literals(String line) {
    return LITERAL.matcher(line).results().map(found -> found.group(1));
  }

  private static boolean isProse(String literal) {
    return PROSE.matcher(literal).find() && !REGEX.matcher(literal).find();
  }
}
