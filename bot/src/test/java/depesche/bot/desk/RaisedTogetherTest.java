package depesche.bot.desk;

import static depesche.bot.desk.Bureau.PLAYERS;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/// Games whose alarms ring together are read together. Nothing that is told tells of that.
class RaisedTogetherTest {

  private static final String MASTER = "master@localhost";
  private static final String DUE = "2026-11-27T12:00:00Z";
  private static final Duration UNTIL_DUE = Duration.ofDays(4);

  /// How each game comes to what is due.
  private static final Map<String, BiConsumer<Bureau, String>> GAMES = games();

  private static SequencedMap<String, BiConsumer<Bureau, String>> games() {
    SequencedMap<String, BiConsumer<Bureau, String>> games = new LinkedHashMap<>();
    games.put("gastein", (bureau, name) -> begin(bureau, name));
    games.put(
        "vienna",
        (bureau, name) -> {
          List<Bureau.Mail> mails = begin(bureau, name, "grace=12");
          for (int i = 1; i < PLAYERS.size(); i++) {
            answers(bureau, mails, i, "SET DRAW");
          }
        });
    games.put("dresden", (bureau, name) -> answers(bureau, begin(bureau, name), 2, "RESIGN"));
    games.put(
        "malta",
        (bureau, name) -> {
          begin(bureau, name);
          bureau.write(MASTER, "PAUSE " + name + " UNTIL " + DUE);
        });
    games.put(
        "munich",
        (bureau, name) -> {
          SeveralGames.begin(bureau, name, "muster=96");
          bureau.write(PLAYERS.getFirst(), "CONFIRM " + name);
        });
    games.put(
        "world",
        (bureau, name) -> {
          bureau.write(MASTER, "CREATE " + name + " great-powers");
          PLAYERS.subList(0, 3).forEach(player -> bureau.write(player, "JOIN " + name));
          List<Bureau.Mail> mails = bureau.write(MASTER, "START " + name);
          answers(bureau, mails, 1, "BID INDUSTRY ARMIES NAVIES");
          bureau.write(MASTER, "SET DEADLINE " + name + " " + DUE);
        });
    return games;
  }

  private static List<Bureau.Mail> begin(Bureau bureau, String name, String... options) {
    List<Bureau.Mail> mails = SeveralGames.begin(bureau, name, options);
    bureau.write(MASTER, "SET DEADLINE " + name + " " + DUE);
    return mails;
  }

  private static void answers(Bureau bureau, List<Bureau.Mail> mails, int player, String line) {
    bureau.answer(Holders.to(PLAYERS.get(player), mails), line);
  }

  /// {@return what goes out when all is due, and with what follows from that}
  private static List<String> told(Map<String, BiConsumer<Bureau, String>> games) {
    try (Bureau bureau = new Bureau(() -> Secrets.seeded("alike"))) {
      games.forEach((name, begins) -> begins.accept(bureau, name));
      List<String> told = new ArrayList<>();
      for (Duration time : List.of(UNTIL_DUE, Duration.ofDays(1), Duration.ofDays(3))) {
        bureau.passes(time);
        bureau.works().stream().map(RaisedTogetherTest::told).forEach(told::add);
      }
      return told;
    }
  }

  /// All that a mail says, but for the address to answer to.
  private static String told(Bureau.Mail mail) {
    return String.join("\n", mail.to(), mail.subject(), mail.id(), mail.text(), mail.transcript())
        .replaceAll("\\+\\w+@", "+token@");
  }

  @Test
  void eachGameIsToldWhatItIsToldAlone() {
    // Votes, grace, an empty seat, a pause that ends, players who confirm and another title: each
    // mail of them together is one of theirs alone.
    List<String> alone = new ArrayList<>();
    GAMES.forEach(
        (name, begins) -> {
          List<String> told = told(Map.of(name, begins));
          assertThat(told).as(name).isNotEmpty();
          alone.addAll(told);
        });
    assertThat(told(GAMES)).containsExactlyInAnyOrderElementsOf(alone);
  }
}
