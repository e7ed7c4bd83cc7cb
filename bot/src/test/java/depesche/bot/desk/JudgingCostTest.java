package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import depesche.bot.chance.Secrets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/// What it costs to judge a game whose letters are fixed: as many statements for each, whatever
/// else there is. Rows of a kind go to the database together and count once.
class JudgingCostTest {

  /// One of them is needed only by a game that is paused, since nobody answers any more.
  private static final int MOST = 18;

  private static final Logger SQL = (Logger) LoggerFactory.getLogger("org.hibernate.SQL");

  /// {@return the statements by which each game is judged when the next deadline passes, one list a
  /// game; without its report, and without numbers for fifty new rows}
  private static List<List<String>> judgings(Bureau bureau) {
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
    List<List<String>> judgings = new ArrayList<>();
    for (int end = 0; end < all.size(); end++) {
      if (all.get(end).startsWith("delete from todo")) {
        int begin = end;
        while (!all.get(begin).contains("skip locked")) {
          begin--;
        }
        List<String> work = together(all.subList(begin, end + 1));
        if (work.stream().anyMatch(sql -> sql.startsWith("insert into turn"))) {
          judgings.add(work);
        }
      }
    }
    return judgings;
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

  private static void begin(Bureau bureau, String game) {
    bureau.write("master@localhost", "CREATE " + game + " blood-and-iron");
    Bureau.PLAYERS.forEach(player -> bureau.write(player, "JOIN " + game));
    bureau.write("master@localhost", "START " + game);
  }

  @Test
  void aGameIsJudgedByAsFewStatementsAmongMany() {
    // Rows of a kind go together, no seat is asked about alone, and of other games and earlier
    // turns nothing is asked.
    try (Bureau bureau = new Bureau(() -> Secrets.seeded("few"))) {
      begin(bureau, "alone");
      List<List<String>> alone = judgings(bureau);
      assertThat(alone).hasSize(1);
      assertThat(alone.getFirst()).hasSizeLessThanOrEqualTo(MOST);
      begin(bureau, "second");
      begin(bureau, "third");
      List<List<String>> together = judgings(bureau);
      assertThat(together).hasSize(3);
      assertThat(together).allMatch(work -> work.size() <= MOST);
    }
  }
}
