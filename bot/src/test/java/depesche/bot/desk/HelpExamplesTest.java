package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What help texts print can be copied as it is, by every reader in every game.
class HelpExamplesTest {

  private static final Pattern TOPIC = Pattern.compile("HELP ([A-Z]+)");

  /// Settings, and the lines of Discord and of a mail from an unknown address.
  private static final Pattern OTHER =
      Pattern.compile("[a-z]+=.*|/.*|your .*|SIGNON .*|MIX game.*");

  /// What ends the game, the seat or the letter.
  private static final Pattern FINAL =
      Pattern.compile("RESIGN.*|ERASE.*|OPEN.*|TERMINATE.*|EJECT.*|DISORDER.*|DUMMY.*|UNLINK|LINK");

  /// How an answer says that a word means nothing to it.
  private static final List<String> NOT_UNDERSTOOD =
      List.of(
          "do not understand",
          "is not an order",
          "is not a time",
          "is no order",
          "there is no seat",
          "there is no province",
          "there is no game",
          "I know no",
          "is not a command",
          "is no command",
          "is no seat",
          "nobody is called",
          "” could be",
          "Ignored");

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  @ParameterizedTest
  @CsvSource({"blood-and-iron, 5", "standard, 7", "great-powers, 5"})
  void everyExampleOfEveryTopicIsUnderstoodInTheGameItIsPrintedIn(String title, int seats) {
    // Names of seats, provinces and phases are those of the game.
    bureau.write(
        "master@localhost",
        "CREATE bismarck " + title + " press=choose fake=on partial=on dias=OFF rollbackturns=2");
    IntStream.range(0, seats).forEach(i -> bureau.write("p" + i + "@x.org", "JOIN bismarck"));
    Bureau.Mail start =
        bureau.write("master@localhost", "START bismarck").stream()
            .filter(mail -> mail.to().equals("p0@x.org"))
            .findFirst()
            .orElseThrow();
    List<String> topics = found(TOPIC, help(start, "HELP"), 1);
    List<String> bad = new ArrayList<>();
    int tried = 0;
    for (String topic : topics.stream().distinct().toList()) {
      List<String> lines = examples(help(start, "HELP " + topic));
      tried += lines.size();
      String[] letter = lines.toArray(String[]::new);
      List<Bureau.Mail> answers =
          List.of("EDIT", "MASTER", "MASTERS", "LOOKS", "ROLLBACK", "SERIES").contains(topic)
              ? bureau.write("master@localhost", letter)
              : bureau.answer(start, letter);
      for (Bureau.Mail answer : answers) {
        for (String part : answer.text().split("(?m)^(?=\\d+\\. )", -1)) {
          String said = part.split("\n\n", 2)[0].replaceAll("\\s+", " ");
          if (part.matches("(?s)\\d+\\. .*") && NOT_UNDERSTOOD.stream().anyMatch(said::contains)) {
            bad.add(topic + ": " + said);
          }
        }
      }
    }
    assertThat(bad).isEmpty();
    assertThat(tried).isGreaterThan(80);
  }

  private String help(Bureau.Mail start, String asked) {
    return bureau.answer(start, asked).stream()
        .map(Bureau.Mail::text)
        .filter(text -> text.contains("Topics: "))
        .findFirst()
        .orElseThrow();
  }

  private static List<String> found(Pattern pattern, String text, int group) {
    return pattern
        .matcher(text)
        .results()
        .map((MatchResult one) -> Objects.requireNonNull(one.group(group)))
        .toList();
  }

  /// {@return the lines that a help text shows, with real words in place of `game` and the like}
  private List<String> examples(String text) {
    String seat = bureau.seat(1).name();
    return text.lines()
        .filter(line -> line.matches(" {4}\\S.*") && !line.strip().startsWith("#"))
        .map(line -> line.replaceFirst("\\s+#.*", "").strip())
        .filter(line -> !OTHER.matcher(line).matches() && !FINAL.matcher(line).matches())
        .map(
            line ->
                line.replaceAll("\\bgame\\b", "bismarck")
                    .replaceAll("\\bseat\\b", seat)
                    .replaceAll("\\btopic\\b", "time")
                    .replaceAll("\\baddress\\b", "fred@example.org"))
        .toList();
  }
}
