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

  private static final Logger SQL = (Logger) LoggerFactory.getLogger("org.hibernate.SQL");

  /// For the report of a game of five seats and its master, by mail.
  private static final int MOST_FOR_A_REPORT = 26;

  /// {@return the statements by which things are done when the next deadline passes, one list a
  /// transaction; without numbers for fifty new rows}
  ///
  /// @param kind of row that is entered by those that are meant
  private static List<List<String>> works(Bureau bureau, String kind) {
    bureau.passes(Duration.ofDays(3));
    ListAppender<ILoggingEvent> log = new ListAppender<>();
    log.start();
    SQL.addAppender(log);
    SQL.setAdditive(false);
    SQL.setLevel(Level.DEBUG);
    try {
      bureau.works();
    } finally {
      SQL.setLevel(null);
      SQL.setAdditive(true);
      SQL.detachAppender(log);
    }
    List<String> all =
        log.list.stream()
            .map(ILoggingEvent::getFormattedMessage)
            .filter(sql -> !sql.contains("next value for"))
            .toList();
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
}
