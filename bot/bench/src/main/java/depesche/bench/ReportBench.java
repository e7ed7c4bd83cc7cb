package depesche.bench;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.GamePosition.Judged;
import depesche.adjudicator.rules.Rules;
import depesche.bot.chance.TurnChance;
import depesche.bot.config.InstalledTitles;
import depesche.bot.report.Due;
import depesche.bot.report.Mail;
import depesche.bot.report.MailAttachments;
import depesche.bot.report.MailContext;
import depesche.bot.report.MailWriter;
import depesche.bot.report.MapWish;
import depesche.bot.report.Painters;
import depesche.bot.report.Painting;
import depesche.bot.report.SeatNames;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;

/// The reports of whole games for one, each with the picture of its reader, to measure: no two are
/// alike.
public final class ReportBench {

  /// Processor time: other work on the machine does not count.
  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

  private static final Painters PAINTERS = new Painters(List.of());

  /// The reports of so many games are written to warm up.
  private static final int WARM_UP = 6;

  private final Rules<?, ?> rules;
  private final Seat seat;
  private final MailWriter mailWriter;
  private final MailAttachments mailAttachments;

  /// @param program its folder, with the templates and the decks
  public ReportBench(Path program) {
    rules =
        InstalledTitles.from(program.resolve("config")).stream()
            .filter(one -> one.title().isForOne())
            .findFirst()
            .orElseThrow();
    seat = new Seat(rules.title().colours().getFirst());
    mailWriter = MailWriter.load(program.resolve("templates"));
    mailAttachments = new MailAttachments(ReportBench::small, mailWriter);
  }

  private static byte[] small(Painting painting) {
    return PAINTERS.small(painting.picture());
  }

  /// Prints how long a report takes, five times, each for the reports of another game.
  public void print(PrintWriter out) {
    pace(reports(0, WARM_UP));
    for (int game = WARM_UP; game < WARM_UP + 5; game++) {
      Pace pace = pace(reports(game, game + 1));
      out.println(
          String.format(
              Locale.ROOT,
              "ms/report %.1f by the clock; CPU: words %.1f, picture %.1f",
              pace.clock(),
              pace.words(),
              pace.picture()));
    }
    out.flush();
  }

  /// How long a report takes, in milliseconds.
  ///
  /// @param words of processor time for its text and its page
  /// @param picture of processor time for its picture
  /// @param clock for both, by the clock
  public record Pace(double words, double picture, double clock) {}

  /// {@return the reports of the games of these seeds}
  public List<Mail> reports(int from, int to) {
    List<Mail> reports = new ArrayList<>();
    for (int seed = from; seed < to; seed++) {
      reports.addAll(game(String.valueOf(seed)));
    }
    return reports;
  }

  /// {@return how long each of these takes}
  public Pace pace(List<Mail> reports) {
    long begin = System.nanoTime();
    long words = 0;
    long picture = 0;
    for (Mail report : reports) {
      long start = CLOCK.getCurrentThreadCpuTime();
      mailWriter.write(report);
      long written = CLOCK.getCurrentThreadCpuTime();
      mailAttachments.of(report, MapWish.USUAL);
      words += written - start;
      picture += CLOCK.getCurrentThreadCpuTime() - written;
    }
    double all = 1e6 * reports.size();
    return new Pace(words / all, picture / all, (System.nanoTime() - begin) / all);
  }

  private List<Mail> game(String seed) {
    List<Mail> reports = new ArrayList<>();
    Table table = new Table(List.of(seat), new LinkedHashMap<>());
    Judged judged = GamePosition.open(rules, table, TurnChance.seeded(seed, 1));
    for (int turn = 2; !judged.next().demands().isEmpty(); turn++) {
      GamePosition<?, ?> now = judged.next();
      String lines = String.join("\n", now.played(seat.name()));
      SequencedMap<Seat, List<Letter>> letters = new LinkedHashMap<>();
      letters.put(seat, List.of(new Letter(now.phase().id(), lines)));
      judged = now.judge(letters, TurnChance.seeded(seed, turn));
      reports.add(report(now.phase(), judged));
    }
    return reports;
  }

  private Mail report(Phase phase, Judged judged) {
    MailContext heading =
        new MailContext(
            "bench",
            Optional.of(rules.title()),
            Optional.of(judged.next().phase()),
            Optional.of(seat),
            SeatNames.none(),
            ZoneOffset.UTC);
    Optional<Due> due =
        judged
            .next()
            .demand(seat.name())
            .map(asked -> new Due(Optional.empty(), List.of(asked.prompt()), List.of(), List.of()));
    return new Mail.TurnReport(
        heading,
        phase,
        judged.news(),
        judged.picture(new Reader.Holder(seat)),
        due.orElseGet(Due::nothing));
  }
}
