package depesche.bot.desk;

import static depesche.bot.desk.Bureau.PLAYERS;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.ProofCheck;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.Verification;
import depesche.bot.game.Replay;
import depesche.bot.game.TranscriptWriter;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.StoredSeat;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// How people find a table and a seat: lists, wishes, invitations, the waiting list and the muster.
class LobbyDeskTest {

  private static final String MASTER = "master@localhost";
  private static final String FRED = "fred@x.org";

  private final Bureau bureau = new Bureau();

  /// What a mail says, whatever its lines.
  private static String said(Bureau.Mail mail) {
    return mail.text().replaceAll("\\s+", " ");
  }

  private static Bureau.Mail to(String address, List<Bureau.Mail> mails) {
    return mails.stream().filter(mail -> mail.to().equals(address)).toList().getLast();
  }

  @AfterEach
  void close() {
    bureau.close();
  }

  private List<Bureau.Mail> welcomes(String options, String... wishes) {
    bureau.write(MASTER, "CREATE bismarck blood-and-iron " + options);
    List<Bureau.Mail> welcomes = new ArrayList<>();
    for (int i = 0; i < PLAYERS.size(); i++) {
      String wish = i < wishes.length ? " " + wishes[i] : "";
      String player = PLAYERS.get(i);
      welcomes.add(to(player, bureau.write(player, "JOIN bismarck" + wish)));
    }
    return welcomes;
  }

  private String seatOf(String address) {
    return bureau.asks(
        game ->
            game.seats().stream()
                .filter(
                    seat -> seat.player().filter(one -> one.address.equals(address)).isPresent())
                .findFirst()
                .map(StoredSeat::name)
                .orElse(""));
  }

  @Test
  void theListShowsOpenGamesAndTheirConditions() {
    bureau.write(MASTER, "CREATE bismarck blood-and-iron reliability=80");
    bureau.write(MASTER, "CREATE secret blood-and-iron private=ON");
    bureau.write("anna@x.org", "JOIN bismarck");
    String list = said(bureau.write("zoe@x.org", "LIST").getFirst());
    assertThat(list)
        .contains("bismarck", "1 seat is taken", "Blue", "reliability=80")
        .doesNotContain("secret");
  }

  @Test
  void aPrivateGameTakesOnlyTheInvited() {
    bureau.write(MASTER, "CREATE bismarck blood-and-iron private=ON");
    assertThat(said(bureau.write(FRED, "JOIN bismarck").getFirst())).contains("there is no game");
    Bureau.Mail invited = to(FRED, bureau.write(MASTER, "INVITE bismarck fred@x.org"));
    assertThat(said(invited)).contains("JOIN bismarck");
    assertThat(said(to(FRED, bureau.write(FRED, "JOIN bismarck")))).contains("Your seat is Red");
  }

  @Test
  void whoeverJoinsWithWishesReadsThemAndThatTheSeatMayChange() {
    // The seat is theirs until the seats are dealt; a seat asked for by its name stays.
    List<Bureau.Mail> welcomes = welcomes("", "AS g[r Blue]*", "AS Blue");
    assertThat(said(welcomes.getFirst()))
        .contains("Your seat is Red for now")
        .contains("Your wishes for bismarck: Green [Red Blue]")
        .contains("The seats are dealt when it begins");
    assertThat(said(welcomes.get(1))).contains("Your seat is Blue;").doesNotContain("for now");
  }

  @Test
  void eachSeatIsOfferedAnotherExampleOfANameAndNobodyWhoHasOne() {
    // All used to be offered Nordmark, so that the second to take it was refused.
    List<Bureau.Mail> welcomes = welcomes("", "", "NAME Rheinau");
    assertThat(welcomes.get(1).text()).doesNotContain("NAME ", "Give your country a name");
    assertThat(bureau.answer(welcomes.get(1), "HELP").getFirst().text()).doesNotContain("NAME ");
    assertThat(welcomes.stream().flatMap(mail -> example(mail).stream()))
        .hasSize(4)
        .doesNotHaveDuplicates()
        .doesNotContain("Rheinau");
    assertThat(bureau.answer(welcomes.getLast(), "HELP").getFirst().text())
        .contains("NAME " + example(welcomes.getLast()).orElseThrow());
  }

  private static Optional<String> example(Bureau.Mail mail) {
    return mail.text()
        .lines()
        .filter(line -> line.strip().startsWith("NAME "))
        .map(line -> line.strip().substring(5))
        .findFirst();
  }

  @Test
  void whatIsOddInAListIsNamedAlone() {
    // A bracket that is left open, and a word that is no seat: neither "could be" any seat.
    bureau.write(MASTER, "CREATE bismarck blood-and-iron");
    assertThat(said(bureau.write(FRED, "JOIN bismarck AS R[Blue Green").getFirst()))
        .contains("a bracket has no partner")
        .doesNotContain("could be");
    assertThat(said(bureau.write(FRED, "JOIN bismarck AS [Red Blue] Purpel *").getFirst()))
        .contains("there is no seat “Purpel”")
        .doesNotContain("“[Red");
  }

  @Test
  void whoJoinsWithoutWishesIsToldThatTheirSeatMayChange() {
    // Another's wishes may move them; a wish of their own for it keeps it.
    List<Bureau.Mail> welcomes = welcomes("", "", "AS Red");
    assertThat(said(welcomes.getFirst()))
        .contains("Your seat is Red for now")
        .contains("Red is provisional")
        .contains("SET PREFERENCE Red");
  }

  @Test
  void wishesAreMetAsWellAsTheyCanBeAndTheDealIsProved() {
    // The order is drawn in the open and stands in the transcript; wishes and order give the deal.
    List<Bureau.Mail> welcomes =
        welcomes("", "AS Black", "AS R[Blue Green]", "AS Re Green", "", "AS Yellow *");
    assertThat(seatOf("anna@x.org")).isEqualTo("Black");
    Bureau.Mail receipt = bureau.answer(welcomes.get(3), "SET PREFERENCE B").getFirst();
    assertThat(said(receipt)).contains("could be Blue or Black");
    bureau.answer(welcomes.get(3), "SET PREFERENCE Blue");
    List<Bureau.Mail> start = bureau.write(MASTER, "START bismarck");
    assertThat(seatOf("anna@x.org")).isEqualTo("Black");
    assertThat(seatOf("dirk@x.org")).isEqualTo("Blue");
    assertThat(seatOf("emma@x.org")).isEqualTo("Yellow");
    assertThat(List.of(seatOf("bert@x.org"), seatOf("cora@x.org")))
        .containsExactlyInAnyOrder("Red", "Green");
    assertThat(said(to("cora@x.org", start))).contains("dealt by your wishes");
    String transcript = bureau.asks(game -> TranscriptWriter.of(game, Optional.empty()));
    assertThat(transcript).contains("\"seats\"", "\"players\"", "\"places\"");
    assertThat(Verification.of(TranscriptFile.read("transcript", transcript), List.of()))
        .allMatch(ProofCheck::passed)
        .anyMatch(check -> check.line().contains("the seats were dealt by the wishes"));
    Optional<String> difference =
        bureau.ask(
            unitOfWork ->
                Replay.of(unitOfWork.game("bismarck").orElseThrow(), Bureau.library())
                    .difference());
    assertThat(difference).isEmpty();
    // Tokens and passwords have moved with the players.
    String seat = seatOf("emma@x.org");
    bureau.answer(to("emma@x.org", start), bureau.armies(seat).getFirst() + " H");
    bureau.answer(welcomes.get(4), "SET ZONE Asia/Tokyo");
    int letters =
        bureau.asks(
            game ->
                game.seats().stream()
                    .filter(one -> one.name().equals(seat))
                    .mapToInt(one -> game.letters(one).size())
                    .sum());
    assertThat(letters).isEqualTo(1);
  }

  @Test
  void aGameWithoutWishesDrawsNothing() {
    welcomes("");
    bureau.write(MASTER, "START bismarck");
    String transcript = bureau.asks(game -> TranscriptWriter.of(game, Optional.empty()));
    assertThat(transcript).doesNotContain("\"places\"");
    assertThat(seatOf("anna@x.org")).isEqualTo("Red");
  }

  @Test
  void theMusterDropsWhoDoesNotConfirmAndLetsInWhoWaits() {
    // Moderators 3, ask 43: everybody confirms; those who do not are replaced from the waiting
    // list.
    List<Bureau.Mail> welcomes = welcomes("muster=24");
    assertThat(said(bureau.write(FRED, "WAITLIST bismarck").getFirst())).contains("number 1");
    List<Bureau.Mail> called = bureau.write(MASTER, "START bismarck");
    assertThat(said(to("anna@x.org", called)))
        .contains("CONFIRM bismarck")
        .doesNotContain("nothing to do")
        .doesNotContain("There is no deadline");
    for (int i = 0; i < 4; i++) {
      bureau.answer(to(PLAYERS.get(i), called), "CONFIRM bismarck");
    }
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.FORMING);
    bureau.passes(Duration.ofHours(25));
    List<Bureau.Mail> begun = bureau.works();
    assertThat(said(to("emma@x.org", begun))).contains("did not confirm in time");
    assertThat(begun).anyMatch(mail -> mail.to().equals(FRED) && said(mail).contains("password"));
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
    assertThat(seatOf(FRED)).isEqualTo("Black");
    assertThat(bureau.answer(welcomes.get(4), "SET SEALS ON").getFirst().text())
        .contains("no longer play");
  }

  @Test
  void whenAllHaveConfirmedTheGameBeginsAtOnce() {
    welcomes("muster=24");
    List<Bureau.Mail> called = bureau.write(MASTER, "START bismarck");
    PLAYERS.forEach(player -> bureau.answer(to(player, called), "CONFIRM bismarck"));
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
  }

  @Test
  void whoConfirmsLastIsAnsweredForTheSeatTheyWereDealt() {
    // The deal moves players: no answer may show the seat that has become somebody else's.
    welcomes("muster=24", "AS Black", "AS Black Red", "AS Yellow", "", "AS Blue [Green Red]");
    List<Bureau.Mail> called = bureau.write(MASTER, "START bismarck");
    List<Bureau.Mail> last = List.of();
    for (String player : PLAYERS) {
      last = bureau.answer(to(player, called), "CONFIRM bismarck");
    }
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
    assertThat(seatOf("emma@x.org")).isEqualTo("Blue");
    assertThat(last)
        .filteredOn(mail -> mail.to().equals("emma@x.org"))
        .allMatch(mail -> said(mail).contains("you are Blue"));
  }

  @Test
  void tooFewConfirmationsOpenTheTableAgain() {
    welcomes("muster=24");
    List<Bureau.Mail> called = bureau.write(MASTER, "START bismarck");
    bureau.answer(to("anna@x.org", called), "CONFIRM bismarck");
    bureau.passes(Duration.ofHours(25));
    assertThat(said(to("anna@x.org", bureau.works()))).contains("Not enough players");
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.FORMING);
    assertThat(said(to(FRED, bureau.write(FRED, "JOIN bismarck")))).contains("Your seat is Blue");
  }

  @Test
  void whoWaitsHearsOfASeatThatOpensInARunningGame() {
    List<Bureau.Mail> start = bureau.begin();
    bureau.write(FRED, "WAITLIST bismarck");
    List<Bureau.Mail> left = bureau.answer(start.get(1), "RESIGN bismarck");
    assertThat(said(to(FRED, left))).contains("JOIN Blue@bismarck");
    assertThat(said(bureau.write("gwen@x.org", "WAITLIST bismarck").getFirst()))
        .contains("there is room");
  }

  @Test
  void aThresholdOfReliabilityKeepsOutWhoMissesTurns() {
    bureau.begin("patience=9");
    for (int turn = 0; turn < 14; turn++) {
      bureau.passes(Duration.ofDays(3));
      bureau.works();
    }
    bureau.write(MASTER, "CREATE sedan blood-and-iron reliability=80");
    assertThat(said(bureau.write("anna@x.org", "JOIN sedan").getFirst()))
        .contains("asks its players for a reliability of 80 %");
    assertThat(said(to(FRED, bureau.write(FRED, "JOIN sedan")))).contains("Your seat is Red");
  }
}
