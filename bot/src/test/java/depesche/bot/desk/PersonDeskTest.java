package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.ProofCheck;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.Verification;
import depesche.bot.game.Replay;
import depesche.bot.game.TranscriptWriter;
import depesche.bot.ledger.SeatState;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A person: several addresses, each proved; blocked by the operator; erased at their own wish.
class PersonDeskTest {

  private static final String MASTER = "master@localhost";
  private static final String WORK = "anna@work.example";

  private final Bureau bureau = new Bureau();

  /// What a mail says, whatever its lines.
  private static String said(Bureau.Mail mail) {
    return mail.text().replaceAll("\\s+", " ");
  }

  private static Bureau.Mail to(String address, List<Bureau.Mail> mails) {
    return mails.stream().filter(mail -> mail.to().equals(address)).toList().getLast();
  }

  private static String code(Bureau.Mail mail, String command) {
    Matcher matcher = Pattern.compile(command + " (\\w{17})").matcher(said(mail));
    assertThat(matcher.find()).as(mail.text()).isTrue();
    return matcher.group(1);
  }

  private int letters() {
    return bureau.asks(game -> game.letters(game.seats().getFirst()).size());
  }

  private String order() {
    return bureau.armies("Red").getFirst() + " H";
  }

  @AfterEach
  void close() {
    bureau.close();
  }

  private void adds(Bureau.Mail report) {
    Bureau.Mail asked = to(WORK, bureau.answer(report, "ADDRESS ADD " + WORK));
    assertThat(said(bureau.write(WORK, "ACCEPT " + code(asked, "ACCEPT")).getFirst()))
        .contains("one of your addresses");
  }

  @Test
  void aSecondAddressCountsOnceItIsProved() {
    List<Bureau.Mail> start = bureau.begin();
    bureau.arrives(WORK, start.getFirst().replyTo(), bureau.now(), order());
    bureau.works();
    assertThat(letters()).isZero();
    adds(start.getFirst());
    bureau.arrives(WORK, start.getFirst().replyTo(), bureau.now(), order());
    bureau.works();
    assertThat(letters()).isEqualTo(1);
    assertThat(said(bureau.answer(start.getFirst(), "ADDRESS").getFirst())).contains(WORK);
  }

  @Test
  void theMainAddressCanBeChanged() {
    // Moderators 3, ask 27: a player whose provider refuses our mail changes the address.
    List<Bureau.Mail> start = bureau.begin();
    adds(start.getFirst());
    bureau.answer(start.getFirst(), "ADDRESS MAIN " + WORK);
    bureau.passes(Duration.ofDays(3));
    List<Bureau.Mail> report = bureau.works();
    assertThat(report).noneMatch(mail -> mail.to().equals("anna@x.org"));
    bureau.answer(to(WORK, report), order());
    assertThat(letters()).isEqualTo(1);
    bureau.answer(to(WORK, report), "ADDRESS DROP anna@x.org");
    assertThat(bureau.write("anna@x.org", "STATUS bismarck").getFirst().text())
        .doesNotContain("you are Red");
  }

  @Test
  void anAddressOfSomebodyElseIsNotAdded() {
    List<Bureau.Mail> start = bureau.begin();
    Bureau.Mail asked = to("bert@x.org", bureau.answer(start.getFirst(), "ADDRESS ADD bert@x.org"));
    assertThat(said(bureau.write("bert@x.org", "ACCEPT " + code(asked, "ACCEPT")).getFirst()))
        .contains("registered with it already");
    assertThat(said(bureau.write("anna@x.org", "ADDRESS ADD x@y.org").getFirst()))
        .contains("could not tell who sent this");
  }

  @Test
  void nothingOfABlockedPersonCounts() {
    List<Bureau.Mail> start = bureau.begin();
    assertThat(said(bureau.answer(start.get(1), "BLOCK anna@x.org").getFirst()))
        .contains("operator");
    bureau.write(MASTER, "BLOCK anna@x.org");
    assertThat(said(bureau.answer(start.getFirst(), order()).getFirst()))
        .contains("does not read messages from you");
    assertThat(letters()).isZero();
    bureau.write(MASTER, "UNBLOCK anna@x.org");
    bureau.answer(start.getFirst(), order());
    assertThat(letters()).isEqualTo(1);
  }

  @Test
  void anErasedPersonIsNowhereAndTheirGameStillVerifies() throws SQLException {
    // Issue: the letters a game was judged by stay, under a pseudonym.
    List<Bureau.Mail> start = bureau.begin();
    adds(start.getFirst());
    bureau.answer(start.getFirst(), "SET MYNAME Anna Zyxwvut", order());
    bureau.passes(Duration.ofDays(3));
    List<Bureau.Mail> fall = bureau.works();
    Bureau.Mail mine = to("anna@x.org", fall);
    Bureau.Mail asked = bureau.answer(mine, "ERASE ME").getFirst();
    assertThat(said(asked)).contains("verything about you would be deleted");
    assertThat(
            said(
                bureau
                    .answer(to("bert@x.org", fall), "ERASE ME " + code(asked, "ERASE ME"))
                    .getFirst()))
        .contains("do not know that code");
    List<Bureau.Mail> done = bureau.answer(mine, "ERASE ME " + code(asked, "ERASE ME"));
    assertThat(said(to("anna@x.org", done))).contains("deleted", "erased:");
    assertThat(said(to("bert@x.org", done))).contains("player of Red has resigned");
    assertThat(bureau.seat(0).state()).isEqualTo(SeatState.RESIGNED);
    assertThat(letters()).isEqualTo(1);
    assertThat(Tables.with(bureau.ledger, "anna@x.org", WORK, "Zyxwvut")).containsOnly("PARCEL");
    Optional<String> difference =
        bureau.ask(
            unitOfWork ->
                Replay.of(unitOfWork.game("bismarck").orElseThrow(), Bureau.library())
                    .difference());
    assertThat(difference).isEmpty();
    bureau.write(MASTER, "OPEN bismarck");
    String transcript = bureau.asks(game -> TranscriptWriter.of(game, Optional.empty()));
    assertThat(Verification.of(TranscriptFile.read("transcript", transcript), List.of()))
        .allMatch(ProofCheck::passed);
    assertThat(said(bureau.answer(mine, order()).getFirst())).contains("not registered");
  }

  @Test
  void whatNobodyHasReadGoesWithThem() throws SQLException {
    // Notes of their own, and press that was held: it is no part of the game.
    List<Bureau.Mail> start = bureau.begin();
    Bureau.Mail mine = start.getFirst();
    bureau.answer(mine, order());
    bureau.answer(mine, "DIARY", "my zyxwvut plans");
    bureau.answer(mine, "PRESS TO Blue", "this zyxwvut slips out", order(), "ENDPRESS");
    bureau.answer(mine, "PRESS TO Blue", "dear neighbour", "ENDPRESS");
    Bureau.Mail asked = bureau.answer(mine, "ERASE ME").getFirst();
    assertThat(said(asked)).contains("so does the press that others have got");
    assertThat(Tables.with(bureau.ledger, "zyxwvut")).contains("DIARY", "PRESS");
    bureau.answer(mine, "ERASE ME " + code(asked, "ERASE ME"));
    assertThat(Tables.with(bureau.ledger, "zyxwvut")).isEmpty();
    assertThat(said(bureau.answer(start.get(1), "PRESS LOG").getLast())).contains("dear neighbour");
  }

  @Test
  void whoGivesTheirPartUpIsAskedForNothing() {
    // The answer to RESIGN called for orders and said that they would count as having sent nothing.
    Bureau.Mail mine = bureau.begin().getFirst();
    Bureau.Mail answer = to("anna@x.org", bureau.answer(mine, "RESIGN bismarck"));
    assertThat(said(answer)).contains("Thank you for playing").doesNotContain("issing");
    assertThat(answer.subject()).doesNotContain("missing");
    assertThat(said(answer)).doesNotContain("you are Red").doesNotContain("OK: A");
    for (String line : List.of(order(), "READY", "SET DRAW")) {
      answer = to("anna@x.org", bureau.answer(answer, line));
      assertThat(said(answer)).contains("you no longer play Red").doesNotContain("could not tell");
    }
  }
}
