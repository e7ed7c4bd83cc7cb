package depesche.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What docs/conduct.md and docs/security.md promise is shown by tests that are there.
final class ConductTest {

  private static final Path HOME = Path.of(System.getProperty("depesche.home", ".."));

  private static final Pattern NAMED =
      Pattern.compile("`(?:[a-z]+/)*([A-Z]\\w*Test)?(?:#(\\w+))?`");

  @ParameterizedTest
  @ValueSource(strings = {"conduct", "security"})
  void everyTestThatIsNamedExists(String page) throws IOException {
    Map<String, String> tests = tests();
    List<String> missing = new ArrayList<>();
    int named = 0;
    for (String line : Files.readAllLines(HOME.resolve("docs/" + page + ".md"))) {
      String type = "";
      for (Matcher one = NAMED.matcher(line); one.find(); named++) {
        type = one.group(1) == null ? type : one.group(1);
        String source = tests.getOrDefault(type, "");
        boolean there = one.group(2) == null || source.contains(" " + one.group(2) + "(");
        if (source.isEmpty() || !there) {
          missing.add(one.group());
        }
      }
    }
    assertThat(named).isGreaterThan(50);
    assertThat(missing).isEmpty();
  }

  private static Map<String, String> tests() throws IOException {
    Map<String, String> tests = new TreeMap<>();
    for (String module : List.of("adjudicator", "bot", "bot/demo", "bot/bench")) {
      try (Stream<Path> files = Files.walk(HOME.resolve(module + "/src/test/java"))) {
        for (Path file : files.filter(path -> path.toString().endsWith("Test.java")).toList()) {
          tests.put(file.getFileName().toString().replace(".java", ""), Files.readString(file));
        }
      }
    }
    return tests;
  }
}
