package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A master writes for a seat: never unseen, never mixed with anything else, and not at all where
/// the players were promised that nobody looks.
class BecomeTest {

  private static final Duration PHASE = Duration.ofDays(3);
  private static final String MASTER = "master@localhost";

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static String said(Bureau.Mail mail) {
    return mail.text().replaceAll("\\s+", " ");
  }

  private static Bureau.Mail to(String address, List<Bureau.Mail> mails) {
    return mails.stream().filter(mail -> mail.to().equals(address)).toList().getLast();
  }

  private String order(String seat) {
    return bureau.armies(seat).getFirst() + " H";
  }

  private int letters(int place) {
    return bureau.asks(game -> game.letters(game.seats().get(place)).size());
  }

  @Test
  void thePlayerGetsACopyOfAllThatConcernedThem() {
    // Moderators 2.5: the player receives a copy of everything in that mail.
    bureau.begin("masters=OPEN");
    List<Bureau.Mail> sent =
        bureau.write(MASTER, "BECOME Red", order("Red"), "EJECT bismarck Red", "RESIGN bismarck");
    assertThat(letters(0)).isEqualTo(1);
    Bureau.Mail copy = to("anna@x.org", sent);
    assertThat(said(copy))
        .contains("The master of bismarck has written for you, Red")
        .contains(order("Red"))
        .contains("EJECT is not for a seat that somebody else plays")
        .contains("RESIGN is not for a seat that somebody else plays");
    assertThat(bureau.seat(0).isHeld()).isTrue();
    Bureau.Mail answer = to(MASTER, sent);
    assertThat(said(answer)).contains("Their player gets a copy");
    // The master's answer proves nothing, and shows nothing of the player's own address.
    assertThat(answer.replyTo()).doesNotContain("+");
    assertThat(answer.id()).doesNotContain(copy.token());
    assertThat(copy.token()).isNotEmpty();
    assertThat(said(to(MASTER, bureau.write(MASTER, "LOG bismarck"))))
        .contains("BECOME: what stands below counts for Red")
        .doesNotContain(order("Red"));
    bureau.answer(copy, order("Red"));
    assertThat(letters(0)).isEqualTo(2);
    bureau.passes(PHASE);
    assertThat(said(to("bert@x.org", bureau.works()))).contains("looked at the orders of S1865M");
  }

  @Test
  void whatStandsAboveCountsForNobody() {
    // Never mixed: one mail is for one seat, from its first line.
    bureau.begin("masters=OPEN");
    List<Bureau.Mail> sent = bureau.write(MASTER, order("Red"), "BECOME Red", order("Red"));
    assertThat(said(to(MASTER, sent))).contains("stands above BECOME");
    assertThat(letters(0)).isEqualTo(1);
    assertThat(said(to("anna@x.org", sent))).doesNotContain("stands above");
    sent = bureau.write(MASTER, "BECOME Red", order("Red"), "BECOME Blue", order("Blue"));
    assertThat(said(to(MASTER, sent))).contains("a mail is for one seat only");
    assertThat(letters(1)).isZero();
    sent = bureau.write(MASTER, "SET RULE bismarck patience=3", "BECOME Red", order("Red"));
    assertThat(said(to(MASTER, sent))).contains("a mail is for one seat only");
    assertThat(letters(0)).isEqualTo(2);
  }

  @Test
  void nobodySpeaksInAnothersName() {
    // Orders can be put in for a player; what they say, and what they note, is their own.
    bureau.begin("masters=OPEN");
    List<Bureau.Mail> sent =
        bureau.write(
            MASTER,
            "BECOME Red",
            order("Red"),
            "PRESS TO Blue",
            "I shall attack you.",
            "ENDPRESS",
            "DIARY",
            "Not mine.",
            "ENDDIARY",
            "SET DRAW");
    assertThat(letters(0)).isEqualTo(1);
    assertThat(sent).noneMatch(mail -> mail.to().equals("bert@x.org"));
    for (String reader : List.of(MASTER, "anna@x.org")) {
      assertThat(said(to(reader, sent)))
          .contains("PRESS is not for a seat that somebody else plays")
          .contains("DIARY is not for a seat that somebody else plays")
          .contains("SET DRAW is not for a seat that somebody else plays");
    }
  }

  @Test
  void itNeedsASeatThatIsAskedSomething() {
    // A seat that does not exist, and one without a player.
    bureau.begin("masters=OPEN");
    assertThat(said(to(MASTER, bureau.write(MASTER, "BECOME bismarck Purple"))))
        .contains("there is no seat “Purple”");
    bureau.write(MASTER, "DUMMY bismarck Blue");
    assertThat(said(to(MASTER, bureau.write(MASTER, "BECOME Blue", order("Blue")))))
        .contains("has no player, or is asked nothing in Spring 1865, movement");
    assertThat(letters(1)).isZero();
    assertThat(said(to("anna@x.org", bureau.write("anna@x.org", "BECOME Blue"))))
        .contains("for the master of the game only");
  }

  @Test
  void inASealedGameNobodyLooks() {
    // Sealed masters: nobody, the operator included, reads orders before they are judged.
    List<Bureau.Mail> start = bureau.begin();
    bureau.answer(start.getFirst(), order("Red"));
    for (String look :
        List.of(
            "PREVIEW bismarck",
            "BECOME Red",
            "STATUS bismarck",
            "HISTORY bismarck",
            "TRANSCRIPT bismarck",
            "MAP bismarck",
            "LOG bismarck")) {
      assertThat(bureau.write(MASTER, look))
          .as(look)
          .allSatisfy(
              mail ->
                  assertThat(mail.text() + mail.html() + mail.transcript())
                      .doesNotContain(order("Red")));
    }
    assertThat(said(to(MASTER, bureau.write(MASTER, "PREVIEW bismarck"))))
        .contains("that is what its players were promised");
    assertThat(said(to(MASTER, bureau.write(MASTER, "SET RULE bismarck masters=OPEN"))))
        .contains("was promised to the players");
  }

  @Test
  void aMasterWhoPlaysIsSealedInAnyCase() {
    // Players must not see what the others have sent.
    bureau.write(MASTER, "CREATE bismarck blood-and-iron masters=OPEN");
    bureau.write(MASTER, "JOIN bismarck");
    Bureau.PLAYERS.subList(0, 4).forEach(player -> bureau.write(player, "JOIN bismarck"));
    List<Bureau.Mail> start = bureau.write(MASTER, "START bismarck");
    assertThat(said(to("anna@x.org", start))).doesNotContain("its masters may look");
    assertThat(said(to(MASTER, bureau.write(MASTER, "PREVIEW bismarck"))))
        .contains("one of those who run it plays in it");
    assertThat(said(to(MASTER, bureau.write(MASTER, "BECOME Blue", order("Blue")))))
        .contains("one of those who run it plays in it");
    assertThat(letters(1)).isZero();
  }
}
