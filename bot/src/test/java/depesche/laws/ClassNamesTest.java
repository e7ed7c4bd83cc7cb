package depesche.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// No answer, notice, report or line of /health holds the name of a Java class: it says nothing to
/// people. The log may.
class ClassNamesTest {

  private static final Pattern NAMED =
      Pattern.compile("getClass\\(\\)\\s*\\.get(Simple|Canonical|Type)?Name\\(\\)");

  /// Here it names what a template or a file of ours is called after, or is noted for the log
  /// alone.
  private static final Set<String> OURS =
      Set.of(
          "Sentences",
          "MailWriter",
          "ReaderNews",
          "ReaderStyle",
          "TemplateAccess",
          "TurnNote",
          "TranscriptFile",
          "PositionDiff",
          "ReadingBench",
          // The kind of a hold: the templates have words for each.
          "Failures",
          // Kind and place, for the log; people are told what Cause says.
          "Fault",
          // The reason of a refusal, for the log.
          "InteractionListener");

  @Test
  void noNameOfAClassIsTold() throws IOException {
    // A master read ConstraintViolationException.
    List<String> told = new ArrayList<>();
    try (Stream<Path> sources = Files.walk(Path.of("src/main/java"))) {
      for (Path source : sources.filter(one -> one.toString().endsWith(".java")).toList()) {
        String name = source.getFileName().toString().replace(".java", "");
        if (!OURS.contains(name)) {
          Stream.of(Files.readString(source).split(";"))
              .filter(statement -> NAMED.matcher(statement).find())
              .filter(statement -> !statement.contains("LOG") && !statement.contains("throw new"))
              .forEach(statement -> told.add(name + ": " + statement.strip()));
        }
      }
    }
    assertThat(told).isEmpty();
  }
}
