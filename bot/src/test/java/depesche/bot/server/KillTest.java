package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.database.Postgres;
import depesche.bot.ledger.file.LedgerFile;
import depesche.bot.post.client.ReceivedMail;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// The program is killed while people play. Judged from their mailboxes, never by its own word.
@Timeout(value = 15, unit = TimeUnit.MINUTES)
class KillTest {

  private static final int LETTERS = 50;

  @TempDir private Path folder;

  @Test
  void losesNothingAndJudgesNothingTwice() throws Exception {
    losesNothing("", System.getProperty("depesche.crashes", "").equals("all") ? 200 : 10);
    assertThat(LedgerFile.strayed(folder.resolve("data"))).as("indexes and rows").isEmpty();
  }

  @Test
  void losesNothingOnPostgres() throws Exception {
    // The same, with the rows on another server, which goes on when the program is killed.
    losesNothing(Postgres.lines(Postgres.empty(), folder), 6);
  }

  private void losesNothing(String settings, int usual) throws Exception {
    // Whatever was acknowledged survives a kill at any moment; every phase is judged exactly once;
    // every letter that was taken is answered exactly once; a repeated mail is the same mail.
    long seed = Long.getLong("depesche.seed", System.nanoTime());
    int kills = Integer.getInteger("depesche.kills", usual);
    System.out.printf("KillTest: -Ddepesche.kills=%d -Ddepesche.seed=%d%n", kills, seed);
    try (Program program = Program.start(folder, settings)) {
      Killer killer = new Killer(program, seed, kills, LETTERS);
      try (Table table = new Table(program, new Random(seed), killer::letter)) {
        killer.begin();
        table.begin();
        table.play("S1867M");
        while (killer.busy()) {
          table.status();
        }
        assertThat(killer.kills()).isEqualTo(kills);
        for (Person person : table.everybody()) {
          Mailboxes.aRepeatIsTheSameMail(person, kills);
          Mailboxes.everyLetterIsAnsweredOnce(person);
          everyPhaseIsReportedOnce(person, table.turn());
        }
        table.players().forEach(player -> hisOrdersWereJudged(player, table));
        everybodyReadsTheSame(table);
      } finally {
        System.out.println(program.account());
      }
      program.stop();
      assertThat(program.ask("replay", "bismarck")).contains("all as on file", "exit 0");
      assertThat(program.logs()).doesNotContain("put aside");
    }
  }

  private static void everyPhaseIsReportedOnce(Person person, int turns) {
    for (int turn = 1; turn <= turns; turn++) {
      int number = turn;
      assertThat(
              Mailboxes.ids(
                  person.mails().stream().filter(mail -> Table.isReport(mail, number)).toList()))
          .as("report %d to %s", turn, person.address())
          .hasSize(1);
    }
    assertThat(person.found(mail -> Table.isReport(mail, turns + 1))).isEmpty();
  }

  private static void hisOrdersWereJudged(Person player, Table table) {
    for (int turn = 2; turn <= table.turn(); turn++) {
      int number = turn;
      ReceivedMail report = player.found(mail -> Table.isReport(mail, number)).orElseThrow();
      for (String order : table.filed(player, turn)) {
        if (order.matches("A ... - ...")) {
          assertThat(Table.plain(report.text())).as("report " + turn).contains(order);
        }
      }
    }
  }

  private static void everybodyReadsTheSame(Table table) {
    for (int turn = 2; turn <= table.turn(); turn++) {
      int number = turn;
      List<String> judged =
          table.everybody().stream()
              .map(person -> person.found(mail -> Table.isReport(mail, number)).orElseThrow())
              .map(report -> judged(report.text()))
              .distinct()
              .toList();
      assertThat(judged).as("report " + turn).hasSize(1);
    }
  }

  /// The part of a report that is the same for all.
  private static String judged(String report) {
    String text = report.replace("\r", "");
    int begin = text.indexOf("Orders and results");
    int end = text.indexOf("The printed map of", Math.max(begin, 0));
    return begin < 0 || end < 0 ? "" : text.substring(begin, end);
  }
}
