package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.greatpowers.GreatPowers;
import depesche.bot.chance.ProofCheck;
import depesche.bot.chance.Secrets;
import depesche.bot.chance.Transcript;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.Verification;
import depesche.bot.desk.Bureau.Mail;
import depesche.bot.ledger.GameLife;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GreatPowersByMailTest {

  private static final List<String> TRAITS =
      List.of("Industry", "Population", "Nationalism", "Navies", "Armies", "Colonies");

  private Bureau bureau;

  GreatPowersByMailTest() {
    bureau = new Bureau(() -> Secrets.seeded("by mail"));
  }

  @BeforeEach
  void empty() {
    bureau.close();
    bureau = new Bureau(() -> Secrets.seeded("by mail"));
  }

  @AfterEach
  void close() {
    bureau.close();
  }

  private List<Mail> begin(int players) {
    return begin(players, "");
  }

  private List<Mail> begin(int players, String options) {
    bureau.write("master@localhost", "CREATE world great-powers " + options);
    for (String player : players(players)) {
      bureau.write(player, "JOIN world");
    }
    return bureau.write("master@localhost", "START world");
  }

  private static List<String> players(int count) {
    return IntStream.range(0, count).mapToObj(i -> "player" + i + "@x.org").toList();
  }

  private static Mail newest(List<Mail> mails, String player) {
    return mails.stream().filter(mail -> mail.to().equals(player)).toList().getLast();
  }

  private static boolean isReport(Mail mail) {
    return mail.subject().contains("report")
        || mail.subject().contains("The game begins")
        || mail.subject().contains("is over");
  }

  /// As many traits as the report asks for, of those it says are open.
  private static String bids(String asked, int player, int turn) {
    String open = asked.substring(asked.indexOf("Bid Phase:"), asked.indexOf(" and, if you like,"));
    String banned = open.contains("(not") ? open.substring(open.indexOf("(not")) : "";
    int count = open.contains("one bid card") ? 1 : open.charAt("Bid Phase: ".length()) - '0';
    List<String> chosen = new ArrayList<>();
    for (int i = 0; i < TRAITS.size() && chosen.size() < count; i++) {
      String trait = TRAITS.get((i * 5 + player + turn) % TRAITS.size());
      if (!banned.contains(trait)) {
        chosen.add(trait);
      }
    }
    return "BID " + String.join(" ", chosen);
  }

  /// All that a turn may ask, in one letter.
  private List<Mail> answer(Mail report, int player, int round) {
    String asked = report.text().replaceAll("\\s+", " ");
    List<String> lines = new ArrayList<>();
    if (asked.contains("Bid Phase: ")) {
      lines.add(bids(asked, player, round));
    }
    lines.addAll(
        List.of(
            "PICK ANY VP > ANY > PASS",
            "TARGET MOST VP",
            "STEAL FROM MOST COLONIES",
            "KEEP ANY VP > ANY > NONE",
            "FOE MOST ARMIES",
            "ALLY MOST NAVIES > LEAST NAVIES > MOST ARMIES > LEAST ARMIES > MOST VP > LEAST VP"));
    return bureau.answer(report, lines.toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6, 7, 8})
  void everySizePlaysThroughByMail(int size) {
    // Great Powers is for three to eight players; one letter a turn can answer all it asks. The
    // smallest and the largest table play all ten turns.
    List<Mail> reports = play(size, size == 3 || size == 8 ? "" : "turns=3");
    assertThat(isOver()).isTrue();
    Mail last = newest(reports, players(size).getFirst());
    assertThat(last.subject()).contains("the game is over");
    assertThat(last.text()).contains("Final standing", "Standings");
  }

  /// Plays a game to its end.
  ///
  /// @return all reports
  private List<Mail> play(int size, String options) {
    List<String> players = players(size);
    List<Mail> reports = new ArrayList<>(begin(size, options));
    for (int round = 1; round <= 60 && !isOver(); round++) {
      for (int i = 0; i < size; i++) {
        Mail report = newest(reports, players.get(i));
        if (report.text().contains("What you need to do")) {
          answer(report, i, round).stream()
              .filter(GreatPowersByMailTest::isReport)
              .forEach(reports::add);
        }
      }
    }
    return reports;
  }

  @Test
  void everyCardIsProvenToWhoeverIsShownIt() {
    // chance.md 2.6: when a card is turned up its salt and path go into the report; of a card that
    // one seat sees, into that seat's report alone.
    bureau = new Bureau(() -> Secrets.seeded("cards"));
    List<Mail> reports = play(4, "");
    int looks = 0;
    for (Mail mail : reports) {
      Optional<String> seat = seat(mail.to());
      Set<String> proven = new HashSet<>();
      if (!mail.transcript().isEmpty()) {
        Transcript transcript = TranscriptFile.read("report", mail.transcript());
        int seen = looks(transcript, seat);
        if (seen > 0 || seat.isEmpty()) {
          assertThat(Verification.of(transcript, List.of())).allMatch(ProofCheck::passed);
        }
        looks += seen;
        transcript.turns().getLast().opened().cards().forEach(card -> proven.add(card.card()));
      }
      assertThat(proven).containsAll(turnedUp(mail.text()));
    }
    assertThat(looks).isPositive();
  }

  private static Optional<String> seat(String player) {
    int index = players(4).indexOf(player);
    return index < 0
        ? Optional.empty()
        : Optional.of(new GreatPowers().title().colours().get(index));
  }

  /// {@return how many cards that only this seat saw are proven to it; a card that only others saw
  /// is covered until the game is over}
  private static int looks(Transcript transcript, Optional<String> seat) {
    int looks = 0;
    for (Transcript.Turn turn : transcript.turns()) {
      for (int i = 0; i < turn.shown().size(); i++) {
        List<String> to = turn.shown().get(i).to();
        Transcript.Card card = turn.opened().cards().get(i);
        boolean open = to.isEmpty() || seat.filter(to::contains).isPresent();
        boolean over = !transcript.keys().hidden().isEmpty();
        assertThat(card.card().isEmpty()).isEqualTo(!open && !over);
        assertThat(card.path().isEmpty()).isEqualTo(!open && !over);
        looks += to.isEmpty() || !open ? 0 : 1;
      }
    }
    return looks;
  }

  /// {@return the cards that a report says are on the table, and the event it tells}
  private static List<String> turnedUp(String report) {
    List<String> cards = new ArrayList<>();
    new GreatPowers()
        .events().stream()
            .filter(event -> report.matches("(?s).*Turn \\d+: " + event + "\\s+\\(.*"))
            .forEach(cards::add);
    if (report.contains("On the table in turn")) {
      String table = report.substring(report.indexOf("On the table in turn"));
      new GreatPowers()
          .cards().stream()
              .filter(card -> table.contains("\n  " + card + "  "))
              .forEach(cards::add);
      assertThat(cards).hasSizeGreaterThan(4);
    }
    return cards;
  }

  private boolean isOver() {
    return bureau.<GameLife.State>ask(unitOfWork -> unitOfWork.game("world").orElseThrow().state())
        == GameLife.State.OVER;
  }

  @Test
  void whoOwesNothingMayWriteAhead() {
    // A letter may come before its question: it is kept, and used when the question comes.
    List<Mail> reports = begin(3);
    List<String> players = players(3);
    for (int i = 0; i < 3; i++) {
      reports.addAll(bureau.answer(newest(reports, players.get(i)), "BID 5 4 " + (i + 1)));
    }
    // The first two take what gives a bid card, so that the third finds none and is asked again.
    String first = leader(players);
    reports.addAll(bureau.answer(newest(reports, first), "PICK Zeppelins", "PICK ANY BID > PASS"));
    String second = players.get((players.indexOf(first) + 1) % 3);
    String third = players.get((players.indexOf(first) + 2) % 3);
    reports.addAll(bureau.answer(newest(reports, second), "PICK ANY BID > PASS"));
    reports.addAll(bureau.answer(newest(reports, third), "PICK ANY BID"));
    bureau.passes(Duration.ofDays(3));
    reports.addAll(bureau.works());
    Mail asked = newest(reports, first);
    assertThat(asked.text()).contains("You have nothing to do this phase");
    Mail receipt = bureau.answer(asked, "FOE MOST ARMIES", "PICK ANY VP").getFirst();
    String words = receipt.text().replaceAll("\\s+", " ");
    assertThat(words)
        .contains("saved for later in this turn")
        .contains("OK: your Foe in a Great War")
        .contains("PICK is no longer needed this turn")
        .doesNotContain("Your orders now", "Your other orders");
  }

  /// Who holds the baton, by the first line of its report.
  private String leader(List<String> players) {
    String position =
        bureau.ask(unitOfWork -> unitOfWork.game("world").orElseThrow().positionText());
    String seat = position.replaceFirst("(?s).*\nleader (\\S+).*", "$1");
    return players.get(List.of("Red", "Blue", "Green").indexOf(seat));
  }

  @Test
  void tooFewCannotBegin() {
    // Three to eight players.
    List<Mail> mails = begin(2);
    assertThat(mails.getLast().text()).contains("at least 3 players; 2 have joined");
  }

  @Test
  void silenceLaysNoCardsAndTheGameGoesOn() {
    // Ruling noBids: a seat that sends nothing lays nothing; nobody waits for the Action Phase for
    // ever.
    begin(3);
    for (int i = 0; i < 12; i++) {
      bureau.passes(Duration.ofDays(8));
      bureau.works();
    }
    assertThat(bureau.<String>ask(unitOfWork -> unitOfWork.game("world").orElseThrow().phase()))
        .doesNotStartWith("1-");
  }

  @Test
  void statusShowsWhatTheSameLetterPutOnFile() {
    // STATUS answers a whole letter: it never contradicts the receipt beside it.
    Mail first = newest(begin(3), "player0@x.org");
    bureau.answer(first, "KEEP ANY VP");
    List<Mail> answers = bureau.answer(first, "STATUS", "KEEP Jazz");
    assertThat(answers)
        .hasSize(2)
        .allSatisfy(mail -> assertThat(mail.text()).contains("you resolve: Jazz."))
        .noneSatisfy(mail -> assertThat(mail.text()).contains("you resolve: any VP."));
  }

  @Test
  void levelSeatsShareTheirPlace() {
    // Everybody begins with five of everything, so nobody is ahead.
    assertThat(newest(begin(3), "player0@x.org").text())
        .contains("You share first place with 5 VP.")
        .doesNotContain("You are first");
  }
}
