package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.Ruling;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Each answer to each question that the printed rules leave open is played in a transcript.
class AnswersPlayedTest {

  private static final Path TRANSCRIPTS = Path.of("src/test/transcripts");

  /// The tables of a contest are games for one, judged by the rules for one with its options.
  private static final Map<String, String> SAME =
      Map.of("bismarcks-dance-contest", "bismarcks-dance");

  static List<Rules<?, ?>> titles() {
    return MapFiles.TITLES;
  }

  @ParameterizedTest
  @MethodSource("titles")
  void everyAnswerIsPlayed(Rules<?, ?> title) throws IOException {
    // An answer that is not ours is the option of a game that prints something; ours, which a game
    // has without a word, is at least named by the game that shows it.
    String id = title.title().id();
    List<String> games = games(TRANSCRIPTS.resolve(SAME.getOrDefault(id, id)));
    List<String> missing = new ArrayList<>();
    for (Ruling ruling : title.title().options()) {
      for (String value : ruling.values()) {
        boolean ours = value.equals(ruling.standard());
        if (games.stream().noneMatch(game -> plays(game, ruling.key(), value, ours))) {
          missing.add(ruling.key() + "=" + value);
        }
      }
    }
    assertThat(missing).as(id).isEmpty();
  }

  private static boolean plays(String game, String key, String value, boolean ours) {
    return game.contains("\n| ")
        && game.lines()
            .anyMatch(line -> sets(line, key, value) || (ours && names(line, key, value)));
  }

  /// `option KEY=VALUE`, or the line of a position that says the same.
  private static boolean sets(String line, String key, String value) {
    return (line.startsWith("option ") && plain(line).equals(plain("option " + key + value)))
        || (line.contains("options ") && plain(line).endsWith(plain("options" + key + value)));
  }

  private static boolean names(String line, String key, String value) {
    return line.startsWith("#") && line.contains(key + "=" + value);
  }

  private static String plain(String text) {
    return text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
  }

  /// {@return the games of all transcripts in a folder, each with the remarks above it}
  private static List<String> games(Path folder) throws IOException {
    List<String> games = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(it -> it.toString().endsWith(".txt")).sorted().toList()) {
        StringBuilder game = new StringBuilder();
        boolean begun = false;
        for (String line : new Transcript(file).written().lines().toList()) {
          boolean remark = line.startsWith("#") || line.startsWith("title ");
          if (begun && remark && game.indexOf("\n| ") >= 0) {
            games.add(game.toString());
            game.setLength(0);
          }
          begun = true;
          game.append(line).append('\n');
        }
        games.add(game.toString());
      }
    }
    return games;
  }
}
