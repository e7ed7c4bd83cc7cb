package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.post.client.ReceivedMail;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The program is killed while people play. Judged from their mailboxes, never by its own word.
class KillTest {

  @TempDir private Path folder;

  @Test
  void losesNothingAndJudgesNothingTwice() throws Exception {
    // Whatever was acknowledged survives a kill at any moment; every phase is judged exactly once;
    // every letter that was taken is answered exactly once; a repeated mail is the same mail.
    long seed = Long.getLong("depesche.seed", System.nanoTime());
    int kills = Integer.getInteger("depesche.kills", 6);
    System.out.printf("KillTest: -Ddepesche.kills=%d -Ddepesche.seed=%d%n", kills, seed);
    try (Program program = Program.start(folder)) {
      Killer killer = new Killer(program, seed, kills);
      try (Table table = new Table(program, new Random(seed), killer::letter)) {
        killer.begin();
        table.begin();
        table.play("S1867M");
        while (killer.busy()) {
          table.status();
        }
        assertThat(killer.kills()).isEqualTo(kills);
        for (Person person : table.everybody()) {
          aRepeatIsTheSameMail(person, kills);
          everyLetterIsAnsweredOnce(person);
          everyPhaseIsReportedOnce(person, table.turn());
        }
        table.players().forEach(player -> hisOrdersWereJudged(player, table));
        everybodyReadsTheSame(table);
      } finally {
        System.out.println(program.account());
      }
      program.stop();
      assertThat(program.ask("replay", "bismarck")).contains("all as on file", "exit 0");
    }
  }

  private static void aRepeatIsTheSameMail(Person person, int kills) {
    Map<String, ReceivedMail> first = new LinkedHashMap<>();
    int repeats = 0;
    for (ReceivedMail mail : person.mails()) {
      ReceivedMail before = first.putIfAbsent(mail.messageId(), mail);
      if (before != null) {
        repeats++;
        assertThat(sent(mail)).as(mail.messageId()).isEqualTo(sent(before));
      }
    }
    assertThat(repeats).as("mails sent again to " + person.address()).isLessThanOrEqualTo(kills);
  }

  /// The bytes as they were sent: without the lines that the post office writes above them.
  private static String sent(ReceivedMail mail) {
    String raw = new String(mail.raw(), StandardCharsets.ISO_8859_1);
    return raw.substring(raw.indexOf("\r\nFrom: "));
  }

  private static void everyLetterIsAnsweredOnce(Person person) {
    for (String letter : person.letters()) {
      assertThat(ids(person.mails().stream().filter(mail -> mail.answers(letter)).toList()))
          .as("answers to " + letter)
          .hasSize(1);
    }
  }

  private static void everyPhaseIsReportedOnce(Person person, int turns) {
    for (int turn = 1; turn <= turns; turn++) {
      int number = turn;
      assertThat(ids(person.mails().stream().filter(mail -> Table.isReport(mail, number)).toList()))
          .as("report %d to %s", turn, person.address())
          .hasSize(1);
    }
    assertThat(person.found(mail -> Table.isReport(mail, turns + 1))).isEmpty();
  }

  private static Set<String> ids(List<ReceivedMail> mails) {
    Set<String> ids = new LinkedHashSet<>();
    mails.forEach(mail -> ids.add(mail.messageId()));
    return ids;
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
