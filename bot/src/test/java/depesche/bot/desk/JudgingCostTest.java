package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import depesche.bot.chance.Secrets;
import depesche.bot.ledger.GamesTogether;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/// What it costs to judge games whose letters are fixed: as many statements whatever else there is,
/// and no more for a few games than for one. Rows of a kind go to the database together and count
/// once.
class JudgingCostTest {

  /// For a game that is due by itself.
  private static final int MOST_ALONE = 14;

  /// For each of several that are due together.
  private static final int MOST_TOGETHER = 4;

  /// For each of several whose letters are fixed together: the seal, the notice of it, and whom
  /// that is for.
  private static final int MOST_TO_SEAL = 3;

  private static final Duration PHASE = Duration.ofDays(3);

  private static final Logger SQL = (Logger) LoggerFactory.getLogger("org.hibernate.SQL");

  /// For the report of a game of five seats and its master, by mail: six to know what is to be
  /// painted, and the rest, in another transaction, to write it.
  private static final int MOST_FOR_A_REPORT = 18;

  /// For a letter with orders: itself, its token with game, writer and seal, table, earlier
  /// letters, deadlines, and the tokens of the phase.
  private static final int MOST_FOR_A_LETTER = 6;

  /// {@return the statements of what the office does after a time, without numbers for fifty new
  /// rows}
  private static List<String> statements(Bureau bureau, Duration after) {
    bureau.passes(after);
    return statements(bureau::works);
  }

  /// {@return the statements of some work, without numbers for fifty new rows}
  private static List<String> statements(Runnable work) {
    ListAppender<ILoggingEvent> log = new ListAppender<>();
    log.start();
    SQL.addAppender(log);
    SQL.setAdditive(false);
    SQL.setLevel(Level.DEBUG);
    try {
      work.run();
    } finally {
      SQL.setLevel(null);
      SQL.setAdditive(true);
      SQL.detachAppender(log);
    }
    return log.list.stream()
        .map(ILoggingEvent::getFormattedMessage)
        .filter(sql -> !sql.contains("next value for"))
        .toList();
  }

  /// {@return the statements by which things are done when the next deadline passes, one list a
  /// transaction}
  ///
  /// @param kind of row that is entered by those that are meant
  private static List<List<String>> works(Bureau bureau, String kind) {
    List<String> all = statements(bureau, PHASE);
    List<List<String>> works = new ArrayList<>();
    for (int end = 0; end < all.size(); end++) {
      boolean last = end + 1 == all.size() || !all.get(end + 1).startsWith("delete from todo");
      if (all.get(end).startsWith("delete from todo") && last) {
        int begin = end;
        while (!all.get(begin).contains("skip locked")) {
          begin--;
        }
        List<String> work = together(all.subList(begin, end + 1));
        if (work.stream().anyMatch(sql -> sql.startsWith("insert into " + kind))) {
          works.add(work);
        }
      }
    }
    return works;
  }

  /// {@return the same, where rows that went together are one}
  private static List<String> together(List<String> statements) {
    List<String> together = new ArrayList<>();
    for (String sql : statements) {
      if (together.isEmpty() || !together.getLast().equals(sql)) {
        together.add(sql);
      }
    }
    return together;
  }

  @Test
  void gamesThatAreDueTogetherShareTheirStatements() {
    // Rows of a kind go together, no seat is asked about alone, and of other games and earlier
    // turns nothing is asked.
    try (Bureau bureau = new Bureau(() -> Secrets.seeded("few"))) {
      SeveralGames.begin(bureau, "alone");
      List<List<String>> alone = works(bureau, "turn");
      assertThat(alone).hasSize(1);
      assertThat(alone.getFirst()).hasSizeLessThanOrEqualTo(MOST_ALONE);
      for (int i = 2; i <= 2 * GamesTogether.MOST; i++) {
        SeveralGames.begin(bureau, "game" + i);
      }
      List<List<String>> together = works(bureau, "turn");
      assertThat(together).hasSize(2);
      assertThat(together).allMatch(work -> work.size() <= GamesTogether.MOST * MOST_TOGETHER);
    }
  }

  @Test
  void deadlinesThatPassTogetherShareTheirStatements() {
    // Of games that are due together the table, its people, letters and alarms are asked for once.
    try (Bureau bureau = new Bureau(() -> Secrets.seeded("few"))) {
      for (int i = 1; i <= GamesTogether.MOST; i++) {
        SeveralGames.begin(bureau, "game" + i);
      }
      List<String> all = statements(bureau, PHASE);
      int seal = first(all, 0, "insert into seal");
      int begin = IntStream.range(0, seal).filter(i -> readsGames(all.get(i))).max().orElseThrow();
      int end = first(all, seal, "update todo set laid");
      List<String> raised = all.subList(begin, end);
      assertThat(raised.stream().filter(sql -> sql.startsWith("insert into seal")))
          .hasSize(GamesTogether.MOST);
      assertThat(together(raised)).hasSizeLessThanOrEqualTo(GamesTogether.MOST * MOST_TO_SEAL);
    }
  }

  /// What is asked first of games that are handled together.
  private static boolean readsGames(String sql) {
    return sql.contains(" left join seal ");
  }

  private static int first(List<String> all, int from, String begin) {
    return first(all, from, sql -> sql.startsWith(begin));
  }

  private static int first(List<String> all, int from, Predicate<String> that) {
    return IntStream.range(from, all.size())
        .filter(i -> that.test(all.get(i)))
        .findFirst()
        .orElseThrow();
  }

  private static int last(List<String> all, String begin) {
    return all.size() - 1 - first(all.reversed(), 0, begin);
  }

  @Test
  void aReportAsksNoMoreForManyReaders() {
    // What is asked about its readers is asked for all of them at once.
    try (Bureau bureau = new Bureau(() -> Secrets.seeded("few"))) {
      SeveralGames.begin(bureau, "told");
      works(bureau, "parcel");
      List<List<String>> reports = works(bureau, "parcel");
      assertThat(reports).hasSize(1);
      assertThat(reports.getFirst()).hasSizeLessThanOrEqualTo(MOST_FOR_A_REPORT);
    }
  }

  @Test
  void aLetterAsksLittleOfItsGame() {
    // Its writer is read with the token, and what it may complete is asked of four pages.
    try (Bureau bureau = new Bureau(() -> Secrets.seeded("few"))) {
      List<Bureau.Mail> begun = SeveralGames.begin(bureau, "told");
      List<String> all = statements(() -> bureau.answer(begun.getFirst(), "A BER H"));
      assertThat(all.stream().filter(sql -> sql.contains(" from player pr1_0 where pr1_0.address")))
          .isEmpty();
      int read = last(all, "update inbox set state");
      int opened =
          IntStream.range(0, read)
              .filter(i -> all.get(i).contains(" from inbox ir1_0 where ir1_0.id"))
              .max()
              .orElseThrow();
      List<String> asked =
          all.subList(opened, read).stream().filter(sql -> sql.startsWith("select ")).toList();
      // A word that cannot be a token is not looked for, and its game and table come with it.
      assertThat(asked).hasSizeLessThanOrEqualTo(MOST_FOR_A_LETTER);
      List<String> behind = all.subList(last(all, "update inbox set state"), all.size());
      int begin = first(behind, 0, JudgingCostTest::readsGames);
      int end = first(behind, begin, sql -> sql.contains(" where pr1_0.digest_due"));
      assertThat(behind.subList(begin, end)).hasSize(4);
    }
  }
}
