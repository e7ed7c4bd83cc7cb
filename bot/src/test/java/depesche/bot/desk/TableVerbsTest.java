package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.table.news.TablePrompt;
import depesche.bot.desk.Bureau.Mail;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.report.MailContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// No verb of a moderated table is taken by a command of the moderator with the same name.
class TableVerbsTest {

  /// A long answer is parted into lines and paragraphs; so much of it tells whose it is.
  private static final int BEGIN = 40;

  /// Of a mail, in letters.
  private static final int WIDTH = 76;

  private static final String MASTER = "master@localhost";

  private final Bureau bureau = new Bureau();
  private final Map<String, Mail> latest = new LinkedHashMap<>();

  @AfterEach
  void close() {
    bureau.close();
  }

  @ParameterizedTest
  @CsvSource({"plain-table, 3, 18", "congress-of-vienna, 4, 50", "weimar, 4, 50"})
  void everyVerbReachesTheTable(String title, int seats, int least) {
    // What is printed in the help of a table, and what a prompt names, is answered by its rules:
    // with the very sentence that they say of it at this moment.
    bureau.write(MASTER, "CREATE bismarck " + title);
    for (int i = 0; i < seats; i++) {
      bureau.write("p" + i + "@x.org", "JOIN bismarck");
    }
    heard(bureau.write(MASTER, "START bismarck"));
    SequencedSet<String> lines = new LinkedHashSet<>();
    prompted().forEach(word -> lines.add(word + " 1"));
    // A plain table has no topic of its own; HELP TURN speaks of the moderator there.
    boolean plain = title.equals("plain-table");
    for (String topic : plain ? List.of("HELP TABLE") : List.of("HELP TABLE", "HELP TURN")) {
      lines.addAll(examples(plain(bureau.answer(newest("p0@x.org"), topic))));
    }
    assertThat(lines).hasSizeGreaterThan(least);
    List<String> taken = new ArrayList<>();
    for (String line : lines) {
      String fault = said(line);
      if (!fault.isEmpty()) {
        taken.add(fault);
      }
    }
    assertThat(taken).isEmpty();
  }

  private List<Mail> heard(List<Mail> mails) {
    mails.stream()
        .filter(mail -> !mail.token().isEmpty())
        .forEach(mail -> latest.put(mail.to(), mail));
    return mails;
  }

  private Mail newest(String address) {
    return Objects.requireNonNull(latest.get(address), address);
  }

  private static String plain(List<Mail> mails) {
    return String.join("\n", mails.stream().map(Mail::text).toList());
  }

  /// {@return the verbs that a prompt names}
  private List<String> prompted() {
    return bureau.asks(
        game ->
            game.position().demands().stream()
                .map(Demand::prompt)
                .flatMap(prompt -> words(prompt).stream())
                .distinct()
                .toList());
  }

  private static List<String> words(Fact prompt) {
    return switch (prompt) {
      case TablePrompt.TurnWanted(_, _, List<String> words) -> words;
      case TablePrompt.EndWanted(_, _, List<String> words) -> words;
      default -> List.of();
    };
  }

  /// What a mail breaks off goes on in a line of its own; it is none.
  private static List<String> examples(String text) {
    List<String> examples = new ArrayList<>();
    String above = "";
    for (String line : text.lines().toList()) {
      boolean example = above.startsWith("    ");
      boolean rest = example && above.length() + line.strip().length() > WIDTH;
      if (line.matches(" {4}[A-Z]\\S.*") && !rest) {
        examples.add(line.replaceFirst("\\s+#.*", "").strip());
      }
      above = line;
    }
    return examples;
  }

  /// {@return what is wrong with the answer to a line; empty if its rules have answered it}
  private String said(String line) {
    GamePosition<?, ?> now = bureau.asks(game -> game.position());
    Seat seat = now.demands().getFirst().seat();
    String letter = "PHASE " + now.phase().id() + "\n" + line;
    Verdict verdict =
        now.read(seat, List.of(new Letter(now.phase().id(), line))).lines().getLast().verdict();
    String wanted =
        bureau.asks(
            game -> {
              Optional<StoredSeat> writer = game.seat(seat.name());
              return switch (verdict) {
                case Verdict.Taken(Fact fact) -> say(game.heading(writer), fact);
                case Verdict.Doubted(Fact fact, _) -> say(game.heading(writer), fact);
                case Verdict.Refused(Fact fact) -> say(game.heading(writer), fact);
                case Verdict.Skipped _ -> "no line of a table";
              };
            });
    String address =
        bureau.asks(game -> game.seat(seat.name()).orElseThrow().player().orElseThrow().address);
    String text = plain(heard(bureau.answer(newest(address), letter)));
    String begin = flat(wanted).substring(0, Math.min(BEGIN, flat(wanted).length()));
    return flat(text).contains(begin) ? "" : line + ", wanted: " + wanted + ", not: " + flat(text);
  }

  private String say(MailContext heading, Fact fact) {
    return bureau.services.parcelWriter().say(heading, fact);
  }

  /// Without spaces and numbers: a receipt counts what older letters have left on file, too.
  private static String flat(String text) {
    return text.replaceAll("[\\s\\d]+", " ");
  }
}
