package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.SeatState;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A seat changes hands for a while or for good: by a code to the person who was asked, never by a
/// shared password; and a player who has left has no say any more.
class StandInDeskTest {

  private static final Duration PHASE = Duration.ofDays(3);
  private static final String MASTER = "master@localhost";
  private static final String FRED = "fred@x.org";

  private final Bureau bureau = new Bureau();

  /// What a mail says, whatever its lines.
  private static String said(Bureau.Mail mail) {
    return mail.text().replaceAll("\\s+", " ");
  }

  @AfterEach
  void close() {
    bureau.close();
  }

  private static Bureau.Mail to(String address, List<Bureau.Mail> mails) {
    return mails.stream().filter(mail -> mail.to().equals(address)).toList().getLast();
  }

  private static String code(Bureau.Mail mail) {
    Matcher matcher = Pattern.compile("ACCEPT (\\w{17})").matcher(mail.text());
    assertThat(matcher.find()).as(mail.text()).isTrue();
    return matcher.group(1);
  }

  private String order(String seat) {
    return bureau.armies(seat).getFirst() + " H";
  }

  private int letters(int place) {
    return bureau.asks(game -> game.letters(game.seats().get(place)).size());
  }

  private List<Bureau.Mail> passes() {
    bureau.passes(PHASE);
    return bureau.works();
  }

  /// Replies as a mail program does: the subject's mail is named by its id.
  private List<Bureau.Mail> replies(Bureau.Mail mail, String line) {
    String raw =
        """
        From: %s
        To: depesche@localhost
        Subject: Re: letter
        In-Reply-To: %s
        Message-ID: <reply.%d@x.org>
        Content-Type: text/plain; charset=utf-8

        %s
        """
            .formatted(mail.to(), mail.id(), mail.hashCode(), line)
            .replace("\n", "\r\n");
    bureau.arrives(raw.getBytes(StandardCharsets.UTF_8), bureau.now());
    return bureau.works();
  }

  @Test
  void aStandInActsForTwoPhasesAndThenNoMore() {
    // Moderators 6, idea 20: a stand-in acts for a number of phases without the password.
    List<Bureau.Mail> start = bureau.begin();
    Bureau.Mail asked = to(FRED, bureau.answer(start.getFirst(), "STAND-IN fred@x.org FOR 2"));
    List<Bureau.Mail> accepted = replies(asked, "ACCEPT");
    assertThat(said(to("bert@x.org", accepted))).contains("A stand-in plays Red for 2 phases");
    Bureau.Mail status = to(FRED, accepted);
    assertThat(status.replyTo()).contains("+");
    bureau.answer(status, order("Red"));
    assertThat(letters(0)).isEqualTo(1);
    Bureau.Mail fall = to(FRED, passes());
    bureau.answer(fall, order("Red"));
    assertThat(letters(0)).isEqualTo(2);
    List<Bureau.Mail> spring = passes();
    assertThat(said(to("bert@x.org", spring))).contains("stand-in for Red has finished");
    assertThat(said(to(FRED, spring))).contains("Thank you very much");
    bureau.answer(fall, order("Red"));
    assertThat(letters(0)).isEqualTo(2);
    assertThat(bureau.seat(0).isHeld()).isTrue();
  }

  @Test
  void aStandInCannotGiveTheSeatAwayNorPassItOn() {
    // What a stand-in gives up is their own part in it.
    List<Bureau.Mail> start = bureau.begin();
    Bureau.Mail asked = to(FRED, bureau.answer(start.getFirst(), "STAND-IN fred@x.org FOR 2"));
    Bureau.Mail status = to(FRED, replies(asked, "ACCEPT"));
    assertThat(bureau.answer(status, "STAND-IN zoe@x.org FOR 1"))
        .singleElement()
        .satisfies(mail -> assertThat(said(mail)).contains("you play Red for somebody else"));
    List<Bureau.Mail> resigned = bureau.answer(status, "RESIGN bismarck");
    assertThat(said(to(FRED, resigned))).contains("has no stand-in any more");
    assertThat(said(to("anna@x.org", resigned))).contains("stand-in for Red has finished");
    assertThat(bureau.seat(0).isHeld()).isTrue();
    bureau.answer(status, order("Red"));
    assertThat(letters(0)).isZero();
    bureau.answer(start.getFirst(), order("Red"));
    assertThat(letters(0)).isEqualTo(1);
  }

  @Test
  void whoseStandInIsErasedIsTold() {
    // They would go on holiday and count on somebody who is gone.
    List<Bureau.Mail> start = bureau.begin();
    Bureau.Mail asked = to(FRED, bureau.answer(start.getFirst(), "STAND-IN fred@x.org FOR 2"));
    Bureau.Mail status = to(FRED, replies(asked, "ACCEPT"));
    String sure = said(to(FRED, bureau.answer(status, "ERASE ME")));
    String code = sure.replaceFirst(".*`ERASE ME (\\w+)`.*", "$1");
    assertThat(said(to("anna@x.org", bureau.answer(status, "ERASE ME " + code))))
        .contains("stand-in for Red has finished");
  }

  @Test
  void theirPlayerMayGoOnWritingAndSendTheStandInAway() {
    List<Bureau.Mail> start = bureau.begin();
    Bureau.Mail asked = to(FRED, bureau.answer(start.getFirst(), "STAND-IN fred@x.org"));
    bureau.write(FRED, "ACCEPT " + code(asked));
    bureau.answer(start.getFirst(), order("Red"));
    assertThat(letters(0)).isEqualTo(1);
    assertThat(bureau.answer(start.getFirst(), "STAND-IN NOBODY").getFirst().to())
        .isEqualTo("anna@x.org");
    assertThat(said(bureau.answer(start.getFirst(), "STAND-IN NOBODY").getFirst()))
        .contains("has no stand-in");
  }

  @Test
  void nobodyAlsoTakesBackWhatWasAsked() {
    // Players who change their mind before the answer are not surprised by a stand-in later.
    List<Bureau.Mail> start = bureau.begin();
    Bureau.Mail asked = to(FRED, bureau.answer(start.getFirst(), "STAND-IN fred@x.org"));
    assertThat(said(bureau.answer(start.getFirst(), "STAND-IN NOBODY").getFirst()))
        .contains("the person you asked can no longer accept")
        .doesNotContain("NOT ACCEPTED");
    assertThat(said(bureau.write(FRED, "ACCEPT " + code(asked)).getFirst()))
        .contains("NOT ACCEPTED");
    assertThat(said(bureau.answer(start.getFirst(), "STAND-IN NOBODY").getFirst()))
        .contains("has no stand-in");
  }

  @Test
  void aStandInForOneselfIsRefused() {
    List<Bureau.Mail> start = bureau.begin();
    assertThat(said(bureau.answer(start.getFirst(), "STAND-IN anna@x.org FOR 2").getFirst()))
        .contains("cannot stand in for yourself");
  }

  @Test
  void whoPlaysInTheGameAlreadyActsForNobodyElse() {
    List<Bureau.Mail> start = bureau.begin();
    assertThat(said(bureau.answer(start.getFirst(), "STAND-IN bert@x.org FOR 2").getFirst()))
        .contains("already plays in bismarck");
    assertThat(said(bureau.write(MASTER, "REPLACE bismarck Red bert@x.org").getFirst()))
        .contains("already plays in bismarck");
  }

  @Test
  void wordsThatAreNoAddressAreNamed() {
    List<Bureau.Mail> start = bureau.begin();
    assertThat(said(bureau.answer(start.getFirst(), "STAND-IN fred FOR 2").getFirst()))
        .contains("fred FOR 2");
    assertThat(said(bureau.answer(start.getFirst(), "STAND-IN fred@ FOR 2").getFirst()))
        .contains("not a mail address");
    assertThat(said(bureau.answer(start.getFirst(), "STAND-IN fred@x.org FOR 99").getFirst()))
        .contains("1 to 20");
  }

  @Test
  void theCodeIsOfNoUseToAnybodyElse() {
    List<Bureau.Mail> start = bureau.begin();
    Bureau.Mail asked = to(FRED, bureau.answer(start.getFirst(), "STAND-IN fred@x.org FOR 2"));
    assertThat(said(bureau.write("zoe@x.org", "ACCEPT " + code(asked)).getFirst()))
        .contains("do not know that code");
    assertThat(said(bureau.write(FRED, "ACCEPT").getFirst())).contains("do not know that code");
    boolean acts = bureau.asks(game -> game.seats().getFirst().standIn().isPresent());
    assertThat(acts).isFalse();
  }

  @Test
  void whatTheStandInMissesIsNotThePlayersMiss() {
    List<Bureau.Mail> start = bureau.begin();
    Bureau.Mail asked = to(FRED, bureau.answer(start.getFirst(), "STAND-IN fred@x.org FOR 1"));
    replies(asked, "ACCEPT");
    passes();
    long fred = bureau.ask(unitOfWork -> unitOfWork.player(FRED).orElseThrow().id);
    List<Long> missing =
        bureau.ask(
            unitOfWork ->
                unitOfWork
                    .people()
                    .outcomes(unitOfWork.game("bismarck").orElseThrow().id())
                    .stream()
                    .map(row -> row.playerId)
                    .toList());
    assertThat(missing).contains(fred);
  }

  @Test
  void theMasterReplacesAPlayerAndTheOldTokensLoseTheirPower() {
    List<Bureau.Mail> start = bureau.begin();
    String order = order("Red");
    bureau.answer(start.getFirst(), order);
    Bureau.Mail asked = to(FRED, bureau.write(MASTER, "REPLACE bismarck Red fred@x.org"));
    List<Bureau.Mail> changed = replies(asked, "ACCEPT");
    assertThat(said(to("anna@x.org", changed))).contains("has taken the seat Red from you");
    assertThat(said(to("bert@x.org", changed))).contains("Red has a new player");
    assertThat(said(to(FRED, changed))).contains(order);
    assertThat(changed)
        .as("the welcome does not speak of a start to come")
        .anyMatch(mail -> mail.to().equals(FRED) && said(mail).contains("The game has begun"))
        .noneMatch(mail -> mail.to().equals(FRED) && said(mail).contains("says START"));
    List<Bureau.Mail> late = bureau.answer(start.getFirst(), order("Red"));
    assertThat(late).hasSize(1);
    assertThat(said(late.getFirst()))
        .contains("you no longer play Red in bismarck")
        .doesNotContain("A " + order);
    assertThat(letters(0)).isEqualTo(1);
    assertThat(passes()).noneMatch(mail -> mail.to().equals("anna@x.org"));
  }

  @Test
  void aForgedSenderWithAnOldTokenOrdersNothing() {
    List<Bureau.Mail> start = bureau.begin();
    replies(to(FRED, bureau.write(MASTER, "REPLACE bismarck Red fred@x.org")), "ACCEPT");
    bureau.arrives(FRED, start.getFirst().replyTo(), bureau.now(), order("Red"));
    bureau.works();
    assertThat(letters(0)).isZero();
  }

  @Test
  void anEjectedPlayerIsToldKindlyAndTheSeatIsOpen() {
    List<Bureau.Mail> start = bureau.begin();
    List<Bureau.Mail> ejected = bureau.write(MASTER, "EJECT bismarck Red");
    assertThat(said(to("anna@x.org", ejected))).contains("has taken the seat Red from you");
    assertThat(said(bureau.answer(start.getFirst(), order("Red")).getFirst()))
        .contains("you no longer play Red");
    assertThat(letters(0)).isZero();
    bureau.write(FRED, "JOIN Red@bismarck");
    assertThat(bureau.seat(0).state()).isEqualTo(SeatState.HELD);
  }

  @Test
  void whoHasResignedHasNoSayAnyMore() {
    List<Bureau.Mail> start = bureau.begin();
    bureau.answer(start.getFirst(), "RESIGN bismarck");
    assertThat(said(bureau.answer(start.getFirst(), order("Red")).getFirst()))
        .contains("you no longer play Red");
    assertThat(letters(0)).isZero();
  }

  @Test
  void aSeatDoesNotChangeHandsWhileItsTurnIsJudged() {
    // The letters are sealed and wait for a public value.
    List<Bureau.Mail> start = bureau.begin();
    bureau.write(MASTER, "SET MIX bismarck the close of the DAX");
    Bureau.Mail asked = to(FRED, bureau.answer(start.getFirst(), "STAND-IN fred@x.org FOR 2"));
    bureau.answer(start.get(1), "RESIGN bismarck");
    passes();
    for (List<Bureau.Mail> answer :
        List.of(
            replies(asked, "ACCEPT"),
            bureau.write(MASTER, "EJECT bismarck Red"),
            bureau.write(MASTER, "REPLACE bismarck Red gwen@x.org"),
            bureau.write("gwen@x.org", "JOIN Blue@bismarck"))) {
      assertThat(answer.getFirst().text()).contains("just being judged");
    }
    bureau.write(MASTER, "MIX bismarck 19456.78");
    assertThat(replies(asked, "ACCEPT")).anyMatch(mail -> said(mail).contains("You now play Red"));
  }

  @Test
  void theMasterMayFindAStandInForASeatThatNobodyHolds() {
    List<Bureau.Mail> start = bureau.begin();
    bureau.answer(start.getFirst(), "RESIGN bismarck");
    Bureau.Mail asked =
        to(FRED, bureau.write(MASTER, "STAND-IN bismarck Red fred@x.org FOR 1 PHASE"));
    Bureau.Mail status = to(FRED, replies(asked, "ACCEPT"));
    bureau.answer(status, order("Red"));
    assertThat(letters(0)).isEqualTo(1);
    assertThat(said(bureau.answer(start.getFirst(), order("Red")).getFirst()))
        .contains("you no longer play Red");
    passes();
    assertThat(bureau.seat(0).state()).isEqualTo(SeatState.ABANDONED);
  }
}
