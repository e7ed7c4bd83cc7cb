package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.post.client.ReceivedMail;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// The program is killed while people write to each other and vote. Judged from their mailboxes,
/// never by its own word.
@Timeout(value = 15, unit = TimeUnit.MINUTES)
class KilledTalkTest {

  private static final List<String> NAMES = List.of("anna", "bert", "cora", "dirk", "emma");
  private static final Pattern SEAT = Pattern.compile("you are (\\w+)");
  private static final int LETTERS = 15;
  private static final int FEWEST_ROUNDS = 3;

  @TempDir private Path folder;

  private final List<Person> players = new ArrayList<>();
  private final SequencedMap<Person, ReceivedMail> reports = new LinkedHashMap<>();

  /// Who has to read which words.
  private final SequencedMap<String, List<Person>> readers = new LinkedHashMap<>();

  @Test
  void pressAndVotesAreNeitherLostNorDoubled() throws Exception {
    // A press that was taken comes to each of its readers once and to nobody else; the votes of
    // all end the game once, though it was killed in the midst of the last.
    long seed = Long.getLong("depesche.seed", System.nanoTime());
    int kills = Integer.getInteger("depesche.kills", 2);
    System.out.printf("KilledTalkTest: -Ddepesche.kills=%d -Ddepesche.seed=%d%n", kills, seed);
    try (Program program = Program.start(folder)) {
      Killer killer = new Killer(program, seed, kills, LETTERS);
      begin(program);
      killer.begin();
      for (int round = 1; round <= FEWEST_ROUNDS || killer.busy(); round++) {
        talk(round, killer);
      }
      assertThat(killer.kills()).isEqualTo(kills);
      Person emma = players.getLast();
      String last = emma.write("SET DRAW", Optional.of(report(emma)));
      program.killAndRestart();
      assertThat(House.plain(emma.answer(last).text())).contains("game bismarck is over");
      players.forEach(player -> isWhole(player, kills + 1));
      program.stop();
      assertThat(program.ask("replay", "bismarck")).contains("all as on file", "exit 0");
    } finally {
      players.forEach(Person::close);
    }
  }

  private void begin(Program program) {
    try (Person master = new Person("master", program.smtpPort(), program.imapPort())) {
      House.ask(master, "CREATE bismarck blood-and-iron");
      for (String name : NAMES) {
        Person player = new Person(name, program.smtpPort(), program.imapPort());
        players.add(player);
        assertThat(House.ask(player, "JOIN bismarck").text()).contains("password");
      }
      assertThat(House.ask(master, "START bismarck").text()).contains("has begun");
    }
    for (Person player : players) {
      reports.put(player, player.find("the first report", mail -> Table.isReport(mail, 1)));
    }
  }

  private ReceivedMail report(Person player) {
    return Objects.requireNonNull(reports.get(player));
  }

  private String seat(Person player) {
    Matcher matcher = SEAT.matcher(House.plain(report(player).text()));
    assertThat(matcher.find()).isTrue();
    return matcher.group(1);
  }

  /// Everybody writes to the next at the table, the first to all; all but the last vote.
  private void talk(int round, Killer killer) {
    SequencedMap<Person, String> letters = new LinkedHashMap<>();
    for (int i = 0; i < players.size(); i++) {
      Person player = players.get(i);
      Person next = players.get((i + 1) % players.size());
      String words = "round %d of %s".formatted(round, NAMES.get(i));
      List<Person> others = players.stream().filter(other -> other != player).toList();
      readers.put(words, i == 0 ? others : List.of(next));
      String head = i == 0 ? "BROADCAST" : "PRESS TO " + seat(next);
      String vote = i + 1 < players.size() ? "SET DRAW" : "SET NO DRAW";
      String text = String.join("\n", head, words, "ENDPRESS", vote);
      letters.put(player, player.write(text, Optional.of(report(player))));
      killer.letter();
    }
    letters.forEach(
        (player, id) ->
            assertThat(House.plain(player.answer(id).text())).contains("sent to", "4. OK: "));
  }

  private void isWhole(Person player, int kills) {
    player.find("the end", KilledTalkTest::isEnd);
    House.ask(player, "STATUS bismarck");
    readers.forEach(
        (words, who) -> {
          if (who.contains(player)) {
            player.find(words, mail -> isPress(mail, words));
          }
          List<ReceivedMail> came =
              player.mails().stream().filter(mail -> isPress(mail, words)).toList();
          assertThat(Mailboxes.ids(came)).as(words).hasSize(who.contains(player) ? 1 : 0);
        });
    List<ReceivedMail> ends = player.mails().stream().filter(KilledTalkTest::isEnd).toList();
    assertThat(Mailboxes.ids(ends)).hasSize(1);
    assertThat(House.plain(ends.getFirst().text())).contains("The players agreed to end the game");
    Mailboxes.everyLetterIsAnsweredOnce(player);
    Mailboxes.aRepeatIsTheSameMail(player, kills);
  }

  private static boolean isPress(ReceivedMail mail, String words) {
    return mail.subject().contains("Press from") && House.plain(mail.text()).contains(words);
  }

  private static boolean isEnd(ReceivedMail mail) {
    return mail.subject().contains("the game is over");
  }
}
