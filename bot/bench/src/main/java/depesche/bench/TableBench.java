package depesche.bench;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.picture.SheetPicture;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.GamePosition.Judged;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.table.news.TableNews;
import depesche.bot.chance.TurnChance;
import depesche.bot.config.InstalledTitles;
import depesche.bot.report.board.SheetPainter;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// Moderated tables, to measure: a letter of twenty acts, a sheet, and opening a table with a long
/// journal.
public final class TableBench {

  /// Processor time: other work on the machine does not count.
  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

  private static final int ACTS = 20;
  private static final int ENTRIES = 2000;
  private static final int TIMES = 11;
  private static final int WARM_UP = 200;
  private static final int WARM_PICTURES = 8;

  private final Path program;

  /// @param program its folder, with decks and tables
  public TableBench(Path program) {
    this.program = program;
  }

  /// Prints the middle of many times, a line for each figure and title.
  public void print(PrintWriter out) {
    for (Rules<?, ?> rules : InstalledTitles.from(program.resolve("config"))) {
      // Rules that stand around a table speak of it, too.
      if (rules.facts().contains(TableNews.class)) {
        print(rules, out);
      }
    }
  }

  private static void print(Rules<?, ?> rules, PrintWriter out) {
    String id = rules.title().id();
    List<Seat> seats =
        rules.title().colours().stream().limit(rules.title().most()).map(Seat::new).toList();
    GamePosition<?, ?> table = withJournal(rules, seats);
    Seat seat = seats.getFirst();
    String phase = table.phase().id();
    List<Letter> letter = List.of(new Letter(phase, acts()));
    String text = table.text();
    say(out, id, "letter", WARM_UP, () -> table.read(seat, letter).lines().size());
    say(out, id, "journal", WARM_UP, () -> GamePosition.at(rules, text).text().length());
    say(out, id, "sheet", WARM_PICTURES, () -> sheet(table, seat).length);
  }

  private static byte[] sheet(GamePosition<?, ?> table, Seat seat) {
    return table.view(new Reader.Holder(seat)).picture().orElseThrow() instanceof SheetPicture sheet
        ? SheetPainter.png(sheet)
        : new byte[0];
  }

  private static String acts() {
    return String.join("\n", Stream.generate(() -> "NOTE one of twenty").limit(ACTS).toList());
  }

  /// {@return a table of which the journal has had so many entries}
  private static GamePosition<?, ?> withJournal(Rules<?, ?> rules, List<Seat> seats) {
    Judged judged =
        GamePosition.open(
            rules, new Table(seats, new LinkedHashMap<>()), TurnChance.seeded("bench", 1));
    GamePosition<?, ?> position = judged.next();
    for (int step = 2; step < 2 + ENTRIES / ACTS; step++) {
      SequencedMap<Seat, List<Letter>> letters = new LinkedHashMap<>();
      letters.put(seats.getFirst(), List.of(new Letter(position.phase().id(), acts())));
      position = position.judge(letters, TurnChance.seeded("bench", step)).next();
    }
    return position;
  }

  private interface Work {
    int done();
  }

  private static void say(PrintWriter out, String title, String what, int warmUp, Work work) {
    List<Integer> results = new ArrayList<>();
    for (int i = 0; i < warmUp; i++) {
      results.add(work.done());
    }
    long[] times = new long[TIMES];
    for (int i = 0; i < TIMES; i++) {
      long begun = CLOCK.getCurrentThreadCpuTime();
      results.add(work.done());
      times[i] = CLOCK.getCurrentThreadCpuTime() - begun;
    }
    if (results.stream().distinct().count() != 1) {
      throw new IllegalStateException("the same work has had different results");
    }
    Arrays.sort(times);
    out.println(
        String.format(Locale.ROOT, "%s %s ms %.2f", title, what, times[TIMES / 2] / 1_000_000.0));
  }
}
