package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.post.client.ReceivedMail;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Games with a common deadline, played by mail for two turns while nodes are harmed.
final class NodeGames {

  static final int TURNS = 2;

  /// So many orders of the master's are in one letter.
  private static final int TOGETHER = 10;

  private static final String BIDS = "BID INDUSTRY ARMIES NAVIES";

  private static final String TURN =
      """
      BID INDUSTRY ARMIES NAVIES
      PICK ANY VP > ANY > PASS
      TARGET MOST VP
      STEAL FROM MOST COLONIES
      KEEP ANY VP > ANY > NONE
      FOE MOST ARMIES
      ALLY MOST NAVIES > LEAST NAVIES
      """;

  private final Person master;
  private final List<Person> players;
  private final List<String> games;

  NodeGames(NodeTown town, int games) {
    this.master = town.person("master");
    this.players = Stream.of("anna", "bert", "cora").map(town::person).toList();
    this.games = IntStream.rangeClosed(1, games).mapToObj(number -> "world" + number).toList();
  }

  /// Creates and starts them.
  void create() {
    answered(
        master,
        games.stream()
            .map(game -> NodeTown.signed("CREATE " + game + " great-powers early=off"))
            .toList());
    for (Person player : players) {
      join(player, games.stream().map(game -> "JOIN " + game).toList());
    }
    answered(master, games.stream().map(game -> NodeTown.signed("START " + game)).toList());
  }

  /// All orders of a turn.
  void answer(int turn) {
    for (String game : games) {
      for (Person player : players) {
        ReceivedMail report = report(player, game, turn);
        if (report.text().contains("What you need to do")) {
          player.write(turn == 1 ? BIDS : TURN, Optional.of(report));
        }
      }
    }
    players.forEach(player -> player.letters().forEach(player::answer));
  }

  /// Sets the same deadline for all games, a moment from now: later on a busy machine, on which a
  /// letter takes longer.
  void due() {
    Instant before = Instant.now();
    answered(master, List.of("HELP"));
    Duration letter = Duration.between(before, Instant.now());
    Duration time = letter.multipliedBy(6).plusSeconds(3).plusMillis(100L * games.size());
    Instant due = Instant.now().plus(time).truncatedTo(ChronoUnit.SECONDS);
    List<String> letters = new ArrayList<>();
    for (int from = 0; from < games.size(); from += TOGETHER) {
      List<String> lines =
          games.subList(from, Math.min(games.size(), from + TOGETHER)).stream()
              .map(game -> "SET DEADLINE %s %s".formatted(game, due))
              .toList();
      letters.add(NodeTown.signed(String.join("\n", lines)));
    }
    for (ReceivedMail answer : answered(master, letters)) {
      assertThat(answer.text()).doesNotContain("Not accepted");
    }
    assertThat(Instant.now()).as("all know the deadline before it").isBefore(due);
  }

  /// All have read that a turn is judged.
  void read(int turn) {
    for (String game : games) {
      for (Person player : players) {
        report(player, game, turn + 1);
      }
    }
  }

  private static List<ReceivedMail> answered(Person person, List<String> letters) {
    return letters.stream().map(letter -> person.write(letter, Optional.empty())).toList().stream()
        .map(person::answer)
        .toList();
  }

  /// People who write for the first time are asked whose letter it is.
  private static void join(Person person, List<String> letters) {
    ReceivedMail question = person.answer(person.write(letters.getFirst(), Optional.empty()));
    person.answer(person.write("Yes", Optional.of(question)));
    answered(person, letters.subList(1, letters.size()));
  }

  private static ReceivedMail report(Person person, String game, int turn) {
    return person.find("report %d of %s".formatted(turn, game), mail -> isReport(mail, game, turn));
  }

  private static boolean isReport(ReceivedMail mail, String game, int turn) {
    return mail.messageId().startsWith("<%s.turn.%d.".formatted(game, turn));
  }

  /// Judges from people's mailboxes.
  ///
  /// @param harms so often mails may have been cut off that were on their way
  /// @return what is in them, in words
  String nothingIsLostAndNothingDoubled(int harms) {
    int repeats = 0;
    int letters = 0;
    for (Person person : Stream.concat(Stream.of(master), players.stream()).toList()) {
      repeats += Mailboxes.aRepeatIsTheSameMail(person, 16 * harms);
      letters += person.letters().size();
      Mailboxes.everyLetterIsAnsweredOnce(person);
    }
    games.forEach(this::everybodyReadsTheSame);
    return "%d letters, each answered once; %d reports, each one mail; %d mails sent again with the same bytes"
        .formatted(letters, games.size() * players.size() * (TURNS + 1), repeats);
  }

  private void everybodyReadsTheSame(String game) {
    for (int turn = 1; turn <= TURNS + 1; turn++) {
      int number = turn;
      for (Person player : players) {
        assertThat(
                Mailboxes.ids(
                    player.mails().stream().filter(mail -> isReport(mail, game, number)).toList()))
            .as("report %d of %s to %s", turn, game, player.address())
            .hasSize(1);
      }
    }
  }
}
