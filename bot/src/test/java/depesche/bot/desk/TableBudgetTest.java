package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Demand;
import depesche.adjudicator.rules.GamePosition;
import depesche.bot.chance.Secrets;
import depesche.bot.desk.Bureau.Mail;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What the players of a moderated table must read.
class TableBudgetTest {

  private static final String MASTER = "master@localhost";
  private static final String IDLE = "You have nothing to do this phase";

  private final Bureau bureau = new Bureau(() -> Secrets.seeded("table budget"));
  private final Map<String, Mail> newest = new LinkedHashMap<>();
  private final List<Mail> sent = new ArrayList<>();

  @AfterEach
  void close() {
    bureau.close();
  }

  private void heard(List<Mail> mails) {
    sent.addAll(mails);
    mails.stream()
        .filter(mail -> !mail.token().isEmpty())
        .forEach(mail -> newest.put(mail.to(), mail));
  }

  /// @param reports how many messages a player gets at most beside receipts
  /// @param idle how many of them ask nothing
  /// @param characters of all that a player gets
  @ParameterizedTest
  @CsvSource({"plain-table, 3, 1, 10, 3, 13500", "weimar, 4, 1, 30, 8, 60000"})
  void aTurnIsNotMuchToRead(
      String title, int seats, int turns, int reports, int idle, int characters) {
    // Decision 32: a seat that is asked nothing and told nothing hears of an act in the next
    // report, and a report tells what of the table changed.
    bureau.write(MASTER, "CREATE bismarck " + title);
    List<String> players = IntStream.range(0, seats).mapToObj(i -> "p" + i + "@x.org").toList();
    players.forEach(player -> bureau.write(player, "JOIN bismarck"));
    heard(bureau.write(MASTER, "START bismarck"));
    int letters = 0;
    while (turn() <= turns) {
      letters++;
      answers(letters);
    }
    for (String player : players) {
      List<Mail> own = sent.stream().filter(mail -> mail.to().equals(player)).toList();
      List<Mail> told = own.stream().filter(mail -> !mail.subject().contains("Receipt")).toList();
      assertThat(told).as(player).hasSizeLessThanOrEqualTo(reports);
      assertThat(told)
          .as(player)
          .filteredOn(mail -> mail.text().contains(IDLE))
          .hasSizeLessThanOrEqualTo(idle);
      assertThat(own.stream().mapToInt(mail -> mail.text().length()).sum())
          .as(player)
          .isLessThanOrEqualTo(characters);
    }
  }

  private int turn() {
    return Integer.parseInt(bureau.game().phase().split("-", 2)[0]);
  }

  /// One of those who are asked answers as a player of the program's own does.
  private void answers(int letter) {
    GamePosition<?, ?> now = bureau.asks(game -> game.position());
    Demand demand = now.demands().get(letter % now.demands().size());
    String seat = demand.seat().name();
    String player =
        bureau.asks(game -> game.seat(seat).orElseThrow().player().orElseThrow().address);
    List<String> lines = new ArrayList<>(List.of("PHASE " + now.phase().id()));
    lines.addAll(now.played(seat));
    Mail mail = Objects.requireNonNull(newest.get(player), player);
    heard(bureau.answer(mail, lines.toArray(String[]::new)));
  }
}
