package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.StoredGame;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Standard Diplomacy by mail: sign-up, a year with convoys, a retreat and builds, and its reports.
class StandardByMailTest {

  private static final List<String> POWERS =
      List.of("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY");

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static String player(String power) {
    return power.toLowerCase(java.util.Locale.ROOT) + "@x.org";
  }

  /// {@return the newest mail to each power, in table order}
  private List<Bureau.Mail> begun() {
    bureau.write("master@localhost", "CREATE bismarck standard lastYear=1910");
    POWERS.forEach(power -> bureau.write(player(power), "JOIN " + power + "@bismarck"));
    List<Bureau.Mail> start = bureau.write("master@localhost", "START bismarck");
    return POWERS.stream().map(power -> to(start, power)).toList();
  }

  private static Bureau.Mail to(List<Bureau.Mail> mails, String power) {
    return mails.stream()
        .filter(mail -> mail.to().equals(player(power)))
        .reduce((_, last) -> last)
        .orElseThrow();
  }

  private List<Bureau.Mail> deadline() {
    bureau.passes(Duration.ofDays(20));
    return bureau.works();
  }

  @Test
  void sevenPowersPlayAYearByMail() {
    // Rules 1, 6, 7 and 8: units, convoys, retreats and builds, each said in a report.
    List<Bureau.Mail> reports = begun();
    Bureau.Mail england = reports.get(1);
    assertThat(england.subject()).startsWith("[bismarck S1901M]");
    assertThat(england.text()).contains("England begins with F EDI, F LON, A LVP.");
    List<Bureau.Mail> sent = new ArrayList<>();
    Bureau.Mail receipt =
        bureau
            .answer(england, "F EDI - NWG", "London nach Nordsee", "A LVP - YOR", "F LON - PAR")
            .getFirst();
    assertThat(receipt.text())
        .contains("F LON - NTH: London moves to North Sea.")
        .contains("F LON is a fleet and cannot go inland");
    bureau.answer(reports.get(2), "A PAR - BUR", "A MAR - SPA", "F BRE - ENG");
    bureau.answer(reports.get(3), "F KIE - DEN", "A MUN S A PAR - BUR");
    sent.addAll(deadline());
    england = to(sent, "ENGLAND");
    assertThat(england.subject()).contains("F1901M");
    assertThat(england.text()).contains("A LVP - YOR  moved.");
    bureau.answer(england, "A YOR - NWY", "F NTH C A YOR - NWY", "BUILD F LON");
    bureau.answer(to(sent, "FRANCE"), "A SPA - POR", "BUILD F MAR", "BUILD A PAR");
    List<Bureau.Mail> winter = deadline();
    assertThat(to(winter, "ENGLAND").text())
        .contains("moved to Norway, convoyed by F NTH of England")
        .contains("Norway  ")
        .contains("Centres Units Winter");
    List<Bureau.Mail> spring = deadline();
    assertThat(to(spring, "FRANCE").text()).contains("BUILD F MAR  built.");
    assertThat(to(spring, "ENGLAND").subject()).contains("S1902M");
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
  }

  /// A year in which France comes to two builds.
  private Bureau.Mail winter(String options, String clock) {
    bureau.write("master@localhost", "CREATE bismarck standard lastYear=1910 " + options);
    POWERS.forEach(power -> bureau.write(player(power), "JOIN " + power + "@bismarck"));
    bureau.write("master@localhost", "SET CLOCK bismarck " + clock);
    Bureau.Mail spring = to(bureau.write("master@localhost", "START bismarck"), "FRANCE");
    bureau.answer(spring, "A MAR - SPA", "F BRE - MAO");
    bureau.passes(Duration.ofDays(3));
    bureau.answer(to(bureau.works(), "FRANCE"), "F MAO - POR");
    bureau.passes(Duration.ofDays(3));
    return to(bureau.works(), "FRANCE");
  }

  @Test
  void eachKindOfPhaseHasItsHours() {
    // `SET CLOCK hours 72 24 12` is movement, retreats, builds, in this order.
    assertThat(winter("", "hours 72 24 12").subject()).contains("W1901A");
    Optional<Instant> due = bureau.asks(StoredGame::deadline);
    assertThat(due).contains(bureau.now().plus(Duration.ofHours(12)));
  }

  @Test
  void whatTheHouseRulesForbidIsNotOffered() {
    // DATC 4.D.7: a player who may not decline a build is not told how to.
    Bureau.Mail report = winter("waiving=FORBIDDEN", "hours 72 24 12");
    assertThat(report.text()).contains("you may build 2 units").doesNotContain("WAIVE");
    assertThat(texts(bureau.answer(report, "BUILD F BRE")))
        .contains("1 build left")
        .doesNotContain("WAIVE");
    assertThat(texts(bureau.answer(report, "HELP BUILDS")))
        .contains("unless house rules forbid it");
  }

  @Test
  void helpSpeaksOfFleets() {
    // The help of a game is that of its title.
    Bureau.Mail england = begun().get(1);
    assertThat(bureau.answer(england, "HELP CONVOYS"))
        .anyMatch(mail -> mail.text().contains("F NTH C A LON - NWY"));
    assertThat(bureau.answer(england, "HELP RULES"))
        .anyMatch(mail -> mail.text().contains("18 centres"));
  }

  @Test
  void helpIsThatOfTheTitleBeforeTheGameBegins() {
    // A player of a game, or anyone who names a game or a title, gets the help of that title.
    bureau.write("master@localhost", "CREATE bismarck standard");
    bureau.write("ann@x.org", "JOIN FRANCE@bismarck");
    bureau.write("master@localhost", "CREATE sedan blood-and-iron");
    assertThat(texts(bureau.write("ann@x.org", "HELP ORDERS"))).contains("F MAO - SPA/SC");
    assertThat(texts(bureau.write("ben@x.org", "HELP ORDERS bismarck"))).contains("VOTE DRAW");
    assertThat(texts(bureau.write("ben@x.org", "HELP standard orders"))).contains("VOTE DRAW");
    assertThat(texts(bureau.write("ben@x.org", "HELP ORDERS sedan"))).doesNotContain("VOTE DRAW");
  }

  @Test
  void helpThatDiffersAsksForTheGame() {
    // Outside a game, help that several titles have asks which is meant; what one has is given.
    assertThat(texts(bureau.write("master@localhost", "HELP RETREATS")))
        .contains("depends on the game")
        .contains("HELP RETREATS and the name of your game, or one of");
    assertThat(texts(bureau.write("ben@x.org", "HELP CONVOYS"))).contains("F NTH C A LON - NWY");
    assertThat(texts(bureau.write("ben@x.org", "HELP CHANCE"))).contains("ENTROPY");
  }

  private static String texts(List<Bureau.Mail> mails) {
    return String.join("\n", mails.stream().map(Bureau.Mail::text).toList())
        .replaceAll("\\s+", " ");
  }

  @Test
  void thePowersHaveTheirNames() {
    // The powers of the map have names: a name that a player invents is put aside, and said so.
    bureau.write("master@localhost", "CREATE bismarck standard");
    List<Bureau.Mail> joined = bureau.write("ann@x.org", "JOIN FRANCE@bismarck NAME Atlantis");
    assertThat(texts(joined)).contains("the powers of Diplomacy have fixed names; you are France");
    assertThat(bureau.seat(2).country()).isEmpty();
    Bureau.Mail welcome =
        joined.stream()
            .filter(mail -> mail.text().contains("Your password is"))
            .findFirst()
            .orElseThrow();
    assertThat(welcome.text()).contains("Tell me your time zone").doesNotContain("NAME ");
    assertThat(texts(bureau.answer(welcome, "NAME Atlantis"))).contains("fixed names");
  }

  @Test
  void aDrawThatAllVoteForEndsTheGame() {
    // Rule 11: the survivors share a draw if all of them vote for it in one season.
    List<Bureau.Mail> reports = begun();
    List<Bureau.Mail> last = new ArrayList<>();
    for (Bureau.Mail report : reports) {
      List<String> lines = new ArrayList<>(List.of("VOTE DRAW"));
      lines.addAll(holds(report));
      last.addAll(bureau.answer(report, lines.toArray(String[]::new)));
    }
    last.addAll(deadline());
    assertThat(last).anyMatch(mail -> mail.text().contains("in a draw shared by Austria, England"));
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.OVER);
  }

  @Test
  void anOrderForADrawCountsAmongTheVotesOfTheTable() {
    // Rule 11 has a vote of its own among the orders. With it on file a seat needs no other.
    List<Bureau.Mail> reports = begun();
    for (Bureau.Mail report : reports.subList(0, 4)) {
      bureau.answer(report, "VOTE DRAW");
    }
    for (Bureau.Mail report : reports.subList(4, 6)) {
      bureau.answer(report, "SET DRAW");
    }
    bureau.answer(reports.get(6), "VOTE NO DRAW");
    assertThat(texts(bureau.answer(reports.get(6), "SET DRAW"))).contains("Send VOTE DRAW first");
    assertThat(texts(bureau.answer(reports.get(0), "SET NO DRAW"))).contains("is taken back");
    bureau.answer(reports.get(6), "VOTE DRAW");
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
    List<Bureau.Mail> last = bureau.answer(reports.get(0), "SET DRAW");
    assertThat(texts(last)).contains("Send VOTE DRAW first");
    last = bureau.answer(reports.get(0), "VOTE DRAW");
    assertThat(texts(last)).contains("The game is drawn between all who were left");
  }

  @Test
  void aTableWithoutDrawsHasNoneByVoteEither() {
    bureau.write("master@localhost", "CREATE bismarck standard draw=NONE");
    List<String> players = List.of("a", "b", "c", "d", "e", "f", "g");
    players.forEach(player -> bureau.write(player + "@x.org", "JOIN bismarck"));
    List<Bureau.Mail> start = bureau.write("master@localhost", "START bismarck");
    Bureau.Mail report = Holders.to("a@x.org", start);
    assertThat(texts(bureau.answer(report, "SET DRAW"))).contains("played without draws");
  }

  private static List<String> holds(Bureau.Mail report) {
    return report
        .text()
        .lines()
        .filter(line -> line.contains(" H ") || line.endsWith(" H"))
        .map(line -> line.strip().replaceFirst(" H .*", " H"))
        .toList();
  }
}
