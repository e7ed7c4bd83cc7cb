package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.ProofCheck;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.Verification;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.series.SeriesGameRow;
import depesche.bot.ledger.series.SeriesRow;
import depesche.bot.ledger.series.SeriesSeatRow;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Whole series, played by mail.
class SeriesByMailTest {

  private static final String MASTER = "master@localhost";
  private static final int PLAYERS = 11;

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static String said(Bureau.Mail mail) {
    return mail.text().replaceAll("\\s+", " ");
  }

  private static String player(int number) {
    return "player" + number + "@x.org";
  }

  private static List<Bureau.Mail> tables(List<Bureau.Mail> mails) {
    return mails.stream().filter(mail -> mail.subject().contains("the table")).toList();
  }

  private List<Bureau.Mail> start(String settings, String... preset) {
    Presets.write("evening", preset);
    bureau.write(MASTER, "SERIES CREATE spring2027 preset=evening " + settings);
    IntStream.rangeClosed(1, PLAYERS)
        .forEach(
            number ->
                bureau.write(
                    player(number),
                    "SERIES JOIN spring2027 NAME Name%d PHRASE number %d"
                        .formatted(number, number)));
    return bureau.write(MASTER, "SERIES START spring2027");
  }

  /// Lets turns go by until a game is over.
  private List<Bureau.Mail> plays(String game) {
    List<Bureau.Mail> all = new ArrayList<>();
    for (int turn = 0; turn < 20 && state(game) != GameLife.State.OVER; turn++) {
      bureau.passes(Duration.ofDays(3));
      all.addAll(bureau.works());
    }
    assertThat(state(game)).isEqualTo(GameLife.State.OVER);
    return all;
  }

  private GameLife.State state(String game) {
    return bureau.ask(unitOfWork -> unitOfWork.game(game).orElseThrow().state());
  }

  private SeriesRow series() {
    return bureau.ask(unitOfWork -> unitOfWork.series().named("spring2027").orElseThrow());
  }

  /// {@return by player, the seats dealt in each game, by its name}
  private Map<Long, Map<String, String>> dealt() {
    return bureau.ask(
        unitOfWork -> {
          Map<Long, Map<String, String>> dealt = new LinkedHashMap<>();
          for (SeriesGameRow game : unitOfWork.series().games(series())) {
            for (SeriesSeatRow seat : unitOfWork.series().seats(game)) {
              dealt
                  .computeIfAbsent(seat.dealt, _ -> new LinkedHashMap<>())
                  .put(unitOfWork.game(game.gameId).name(), seat.seat);
            }
          }
          return dealt;
        });
  }

  private static double sum(String table) {
    return Pattern.compile("Name\\d+ +([\\d.]+) ")
        .matcher(table)
        .results()
        .mapToDouble((MatchResult row) -> Double.parseDouble(row.group(1)))
        .sum();
  }

  @Test
  void aLeagueOfTwoRoundsIsPlayedAndCounted() {
    // Two games a round; nobody has a seat twice; the last table has the points of all four games.
    start(
        "games=2 rounds=2 points=SQUARES",
        "title=blood-and-iron",
        "endYear=1866",
        "patience=9",
        "allmissing=JUDGE");
    List<Bureau.Mail> ends = new ArrayList<>(plays("spring2027-1"));
    ends.addAll(plays("spring2027-2"));
    List<Bureau.Mail> tables = tables(ends);
    // Each of eleven players and the master hears once of each game.
    assertThat(tables).hasSize(24);
    assertThat(said(tables.getFirst())).contains("Game spring2027-1 is over", "share the win");
    assertThat(said(tables.getLast())).contains("Round 2 of 2 of spring2027 has been dealt");
    assertThat(series().round).isEqualTo(2);
    assertThat(tables(bureau.works())).isEmpty();

    List<Bureau.Mail> rest = new ArrayList<>(plays("spring2027-3"));
    rest.addAll(plays("spring2027-4"));
    assertThat(said(tables(rest).getLast())).contains("Series spring2027 is over", "First place");
    assertThat(series().state).isEqualTo(SeriesRow.State.OVER);
    dealt().values().forEach(seats -> assertThat(seats.values()).doesNotHaveDuplicates());

    Bureau.Mail table = bureau.write("zoe@x.org", "SERIES TABLE spring2027").getLast();
    assertThat(sum(table.text())).isBetween(399.9, 400.1);
    // The draws of both rounds are verified by the program for games, secrets and all.
    String proof = bureau.write("zoe@x.org", "SERIES PROOF spring2027").getLast().transcript();
    assertThat(proof).contains("number 11");
    assertThat(Verification.of(TranscriptFile.read("proof", proof), List.of()))
        .hasSizeGreaterThan(10)
        .allMatch(ProofCheck::passed);
  }

  @Test
  void whoWaitedInTheFirstRoundPlaysInTheSecond() {
    start("games=2 rounds=2", "title=blood-and-iron");
    List<Long> first = List.copyOf(dealt().keySet());
    bureau.write(MASTER, "SERIES NEXT spring2027");
    assertThat(dealt().keySet()).hasSize(PLAYERS).containsAll(first);
    assertThat(series().round).isEqualTo(2);
  }

  @Test
  void aGameThatIsEndedWithoutAResultIsToldAndDoesNotCount() {
    start("points=CENTRES", "title=blood-and-iron");
    List<Bureau.Mail> mails = bureau.write(MASTER, "OPEN spring2027-1");
    assertThat(tables(mails))
        .isNotEmpty()
        .allMatch(mail -> said(mail).contains("was ended without a result and does not count"));
    // Nobody has the first place of a series of which no game counts.
    assertThat(mails).noneMatch(mail -> said(mail).contains("First place"));
    assertThat(series().state).isEqualTo(SeriesRow.State.OVER);
    assertThat(sum(bureau.write(MASTER, "SERIES TABLE spring2027").getLast().text())).isZero();
  }

  @Test
  void aGameThatTheTableHasEndedCountsAsItWasVoted() {
    // A draw has several winners, a concession one, and neither is a game without a result.
    List<Bureau.Mail> begun = start("games=2 points=DRAW", "title=blood-and-iron");
    vote("spring2027-1", 5, "SET DRAW", begun);
    List<Bureau.Mail> mails = vote("spring2027-2", 4, "CONCEDE Red", begun);
    assertThat(said(tables(mails).getLast())).contains("Series spring2027 is over");
    String table = bureau.write("zoe@x.org", "SERIES TABLE spring2027").getLast().text();
    assertThat(sum(table)).isEqualTo(200);
    assertThat(table.lines().filter(line -> line.matches(".*Name\\d+ +20 .*"))).hasSize(5);
    assertThat(table.lines().filter(line -> line.matches(".*Name\\d+ +100 .*"))).hasSize(1);
  }

  /// So many seats vote, the last of the table first.
  private List<Bureau.Mail> vote(String game, int seats, String line, List<Bureau.Mail> begun) {
    List<String> voters =
        bureau.ask(
            unitOfWork ->
                unitOfWork.game(game).orElseThrow().seats().reversed().stream()
                    .limit(seats)
                    .map(seat -> unitOfWork.seat(seat.id()).player().orElseThrow().address)
                    .toList());
    List<Bureau.Mail> mails = new ArrayList<>();
    for (String voter : voters) {
      Bureau.Mail report =
          begun.stream()
              .filter(mail -> mail.to().equals(voter) && mail.subject().contains(game))
              .filter(mail -> !mail.token().isEmpty())
              .toList()
              .getLast();
      mails.addAll(bureau.answer(report, line));
    }
    assertThat(state(game)).isEqualTo(GameLife.State.OVER);
    return mails;
  }

  @Test
  void thePointsOfASeatAreWhosHoldsItAtTheEnd() {
    // A player who resigned gets nothing; the points of the seat are its new player's.
    start(
        "points=CENTRES", "title=blood-and-iron", "endYear=1866", "patience=9", "allmissing=JUDGE");
    StoredSeat seat =
        bureau.ask(unitOfWork -> unitOfWork.game("spring2027-1").orElseThrow().seats().getFirst());
    String leaver =
        bureau.ask(unitOfWork -> unitOfWork.seat(seat.id()).player().orElseThrow().address);
    bureau.write(MASTER, "EJECT spring2027-1 Red");
    bureau.write("zoe@x.org", "JOIN Red@spring2027-1");
    plays("spring2027-1");
    String table = bureau.write(MASTER, "SERIES TABLE spring2027").getLast().text();
    assertThat(table).contains("a replacement");
    String name = "Name" + leaver.replaceAll("\\D", "");
    assertThat(table).containsPattern(name + " +0 +0 ");
  }

  @Test
  void anAnonymousGameTellsNothingBeforeItsEnd() {
    // Neither the table nor the proof of the draw says who plays; at the end both do.
    List<Bureau.Mail> begun =
        start(
            "games=2 rounds=2",
            "title=blood-and-iron",
            "endYear=1866",
            "anonymous=ON",
            "patience=9",
            "allmissing=JUDGE");
    assertThat(begun)
        .filteredOn(mail -> !mail.subject().contains("Welcome"))
        .allMatch(mail -> !mail.text().matches("(?s).*Name\\d.*"));
    for (String line : List.of("SERIES TABLE spring2027", "SERIES PROOF spring2027")) {
      for (Bureau.Mail mail : bureau.write("zoe@x.org", line)) {
        assertThat(mail.text() + mail.html() + mail.transcript())
            .as(line)
            .doesNotContainPattern("Name\\d")
            .doesNotContain("\"1 Red\"");
      }
    }
    plays("spring2027-1");
    plays("spring2027-2");
    assertThat(bureau.write("zoe@x.org", "SERIES TABLE spring2027").getLast().text())
        .contains("Name");
    String proof = bureau.write("zoe@x.org", "SERIES PROOF spring2027").getLast().transcript();
    assertThat(proof).contains("\"1 Red\"");
    assertThat(Verification.of(TranscriptFile.read("proof", proof), List.of()))
        .allMatch(ProofCheck::passed);
  }

  @Test
  void whatACrashInterruptedIsToldAtTheNextStartAndOnce() {
    // The end of a game is in the ledger, and its series has not heard of it.
    start("games=1", "title=blood-and-iron");
    bureau.ask(
        unitOfWork -> {
          unitOfWork.game("spring2027-1").orElseThrow().life().end();
          return 0;
        });
    bureau.crashes();
    assertThat(tables(bureau.works())).hasSize(PLAYERS + 1);
    bureau.crashes();
    assertThat(tables(bureau.works())).isEmpty();
  }

  @Test
  void aRoundWithTooFewPlayersWaitsForTheMaster() {
    List<Bureau.Mail> begun = start("games=2 rounds=2 points=DRAW", "title=blood-and-iron");
    begun.stream().filter(mail -> mail.subject().contains("Welcome")).limit(8).forEach(this::erase);
    List<Bureau.Mail> ends = new ArrayList<>(bureau.write(MASTER, "OPEN spring2027-1"));
    ends.addAll(bureau.write(MASTER, "OPEN spring2027-2"));
    assertThat(said(tables(ends).getLast())).contains("Round 2 of spring2027 cannot be dealt");
    assertThat(said(bureau.write(MASTER, "SERIES NEXT spring2027").getFirst()))
        .contains("spring2027 has 3 players");
    List<String> late = List.of("zoe@x.org", "yves@x.org");
    late.forEach(one -> bureau.write(one, "SERIES JOIN spring2027"));
    bureau.write(MASTER, "SERIES NEXT spring2027");
    assertThat(state("spring2027-3")).isEqualTo(GameLife.State.RUNNING);
    assertThat(said(bureau.write("zoe@x.org", "SERIES TABLE spring2027").getLast()))
        .contains(", deleted");
  }

  private void erase(Bureau.Mail welcome) {
    String asked = bureau.answer(welcome, "ERASE ME").getFirst().text();
    String code = asked.replaceFirst("(?s).*ERASE ME (\\w{8,}).*", "$1");
    bureau.answer(welcome, "ERASE ME " + code);
  }
}
