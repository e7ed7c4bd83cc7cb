package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/// Press whose writer slips: it must not reach whom it should not, nor tell who wrote it.
class PressSlipsTest extends PressTable {

  @Test
  void aDashBeforeAWholeNameKeepsThatSeatOut() {
    // HELP PRESS: -Red, and Red never sees it, however much of the name is written.
    begin();
    String out = "-" + name(2);
    for (String to :
        List.of("ALL " + out, "ALL, " + out, "ALL (" + out + ")", "ALL – " + name(2))) {
      assertThat(readers(says(0, "PRESS TO " + to, "psst")))
          .as(to)
          .containsExactly(address(1), address(3), address(4));
    }
    assertThat(readers(says(0, "PRESS TO ALL " + out + " " + name(3), "psst")))
        .containsExactly(address(1), address(4));
    assertThat(receipt(says(0, "PRESS TO " + out, "hi")))
        .contains("does not say who is to read it");
    assertThat(readers(says(0, "PRESS TO " + name(1) + "-" + name(3), "hi"))).isEmpty();
  }

  @Test
  void whoeverWroteUnsignedAnswersUnsigned() {
    // issue: anonymity holds in threading; a signed answer would tell who wrote the first press.
    begin("press=choose");
    says(0, "PRESS GREY TO " + name(1), "beware");
    Bureau.Mail grey = press(later()).getFirst();
    Bureau.Mail asked = press(reply(grey, "REPLY", "who are you?")).getFirst();
    List<Bureau.Mail> answer = reply(asked, "REPLY", "a friend");
    assertThat(receipt(answer)).contains("is unsigned");
    assertThat(press(answer)).isEmpty();
    Bureau.Mail got = press(later()).getFirst();
    assertThat(got.to()).isEqualTo(address(1));
    assertThat(got.text()).contains("a friend").doesNotContain(name(0));
    assertThat(to(1, reply(asked, "REPLY WHITE", "it is me")).getFirst().text()).contains(name(0));
  }

  @Test
  void ordersInOtherWordsAreHeldToo() {
    // issue: press that repeats the sender's own orders is held, in any spelling I read as them.
    begin();
    String army = bureau.armies(name(0)).getFirst();
    says(0, army + " H");
    String place = army.replaceFirst("^A+ ", "");
    for (String said :
        List.of("Army " + place + " holds", place.toLowerCase(Locale.ROOT) + " stands")) {
      List<Bureau.Mail> mails = says(0, "PRESS TO " + name(1), "My plan:", said, "Yours?");
      assertThat(press(mails)).as(said).isEmpty();
      assertThat(receipt(mails)).as(said).contains("repeats an order of yours");
    }
    assertThat(press(says(0, "PRESS TO " + name(1), "Army " + place + " is strong"))).hasSize(1);
  }

  @Test
  void whatWasHeldGoesTheWayItWasMeantTo() {
    // Press that was to come with the next report does not leave at once.
    begin();
    String army = bureau.armies(name(0)).getFirst();
    says(0, army + " H");
    assertThat(receipt(says(0, "PRESS POSTAL TO " + name(1), army + " H"))).contains("SEND 1");
    List<Bureau.Mail> sent = says(0, "SEND 1");
    assertThat(press(sent)).isEmpty();
    assertThat(receipt(sent)).contains("with the next report");
  }

  @Test
  void whatWasHeldGoesOnlyWhileTheGameAllowsIt() {
    // The master has changed the rules since.
    begin();
    String army = bureau.armies(name(0)).getFirst();
    says(0, army + " H");
    says(0, "PRESS POSTAL TO " + name(1), army + " H");
    bureau.write("master@localhost", "SET PRESS bismarck postal=off");
    assertThat(receipt(says(0, "SEND 1"))).contains("this game has postal=OFF");
  }

  @Test
  void aHeadThatIsNotQuiteOneSendsNothingAndOrdersNothing() {
    // Lines below were meant for others, and must not become orders.
    begin();
    String order = bureau.armies(name(0)).getFirst() + " H";
    String to = "TO " + name(1);
    for (String head :
        List.of("PRES " + to, "PRSES " + to, "press it to Red, or PRESS " + to, "FAKE " + to)) {
      List<Bureau.Mail> mails = says(0, head, order, "RESIGN bismarck", "ENDPRESS", "STATUS");
      assertThat(press(mails)).as(head).isEmpty();
      assertThat(mails.toString()).as(head).contains("nothing was sent").contains("Lines 2 to 3");
    }
    assertThat(press(says(0, "PRES " + to, order))).isEmpty();
    assertThat(bureau.<Integer>asks(game -> game.letters(game.seats().getFirst()).size())).isZero();
    assertThat(bureau.seat(0).isHeld()).isTrue();
    // moderators 2.3: TO Fra, Ger
    assertThat(readers(says(0, to + ", " + name(2), "hi", "ENDPRESS"))).hasSize(2);
    assertThat(receipt(says(0, "TO " + name(1)))).doesNotContain("nothing was sent");
  }

  @Test
  void anAnswerToAWrongHeadSaysWhatIsWrong() {
    // It said that Blue is unknown, and then that Blue is a seat.
    begin();
    assertThat(receipt(says(0, "PRESS " + name(1), "hi")))
        .contains("begins with PRESS TO")
        .doesNotContain("I do not know");
    Bureau.Mail got = press(says(0, "PRESS TO " + name(1) + " " + name(2), "hi")).getFirst();
    List<Bureau.Mail> all = reply(got, "REPLY ALL", "hi you two");
    assertThat(press(all)).isEmpty();
    assertThat(receipt(all)).contains("REPLY TO Blue Green").doesNotContain("I do not know");
    assertThat(receipt(says(0, "hello", "ENDPRESS"))).contains("Nothing was sent to anybody");
  }

  @Test
  void aTextWithItsEndMarkedArrivesWhole() {
    // Lines that begin with > and a line of dashes were lost, and so were the orders below.
    begin();
    String order = bureau.armies(name(0)).getFirst() + " H";
    String to = "PRESS TO " + name(1);
    List<Bureau.Mail> mails =
        says(0, to, "You said:", "> attack", "No.", "-- ", "Red", "ENDPRESS", order);
    assertThat(press(mails).getFirst().text()).contains("> attack", "  No.", "  --", "  Red");
    assertThat(receipt(mails)).contains("OK: press 1: sent to " + name(1) + ", 5 lines");
    assertThat(bureau.<Integer>asks(game -> game.letters(game.seats().getFirst()).size())).isOne();
    // Without its end it ends as any letter does, and an old mail is never part of it.
    mails = says(0, to, "Peace?", "> old", "-- ", "Anna, 5 Secret Lane");
    assertThat(press(mails).getFirst().text()).contains("Peace?").doesNotContain("old", "Lane");
    String[] old = {to, "Peace!", "On Monday Depesche <depesche@localhost> wrote:", "> old"};
    String[] below = {old[0], old[1], old[2], old[3], "ENDPRESS"};
    assertThat(press(says(0, below)).getFirst().text()).doesNotContain("old", "On Monday");
  }

  @Test
  void anObserverIsToldWhereTheyCanWrite() {
    // They were told to reply to a mail of mine, as they had.
    begin("observerpress=on");
    bureau.write("fox@x.org", "OBSERVE bismarck");
    Bureau.Mail got =
        press(says(0, "PRESS TO ALL", "hi")).stream()
            .filter(mail -> mail.to().equals("fox@x.org"))
            .findFirst()
            .orElseThrow();
    for (String line : List.of("REPLY", "PRESS bismarck TO ALL")) {
      List<Bureau.Mail> mails = reply(got, line, "may I?");
      assertThat(press(mails)).isEmpty();
      assertThat(receipt(mails)).contains("on Discord only").doesNotContain("Reply to one of");
    }
  }

  @Test
  void nothingThatAWriterAskedForIsLeftOutUnsaid() {
    // FROM was forgotten in an unsigned press; a note behind DIARY: was not kept.
    begin("press=choose", "fake=on");
    String head = "PRESS GREY TO " + name(1) + " FROM " + name(2);
    assertThat(receipt(says(0, head, "hi"))).contains("nothing was sent").contains("FROM cannot");
    assertThat(receipt(says(0, "DIARY: trust nobody"))).contains("note 1 is in your diary");
    assertThat(says(0, "DIARY READ 1").getLast().text()).contains("trust nobody");
  }

  @Test
  void blanksStayOnThePageToo() {
    // Indents and columns were lost for who reads HTML.
    begin();
    String page = press(says(0, "PRESS TO " + name(1), "plan:", "   a  b c")).getFirst().html();
    assertThat(page).contains("plan:<br>\n&nbsp;&nbsp; a&nbsp; b c</blockquote>");
  }

  @Test
  void nobodyCallsTheirCountryMasterToReadWhatIsForThem() {
    // The names of countries were looked for before ALL and MASTER.
    begin();
    says(2, "NAME Master");
    says(3, "NAME All");
    assertThat(readers(says(0, "PRESS TO MASTER", "help"))).containsExactly("master@localhost");
    assertThat(readers(says(0, "PRESS TO ALL", "hi"))).hasSize(5);
    assertThat(readers(says(0, "PRESS TO " + name(3), "hi"))).containsExactly(address(3));
  }

  @Test
  void theLogTellsWhenAnUnsignedPressLeftAndNotWhenItWasWritten() {
    // issue: anonymity holds in times and in the order of what is read again.
    begin("press=choose");
    bureau.passes(Duration.ofMinutes(4));
    says(0, "PRESS GREY TO " + name(1), "beware");
    bureau.passes(Duration.ofMinutes(2));
    says(2, "PRESS TO " + name(1), "written later, and left before");
    Bureau.Mail grey = press(later()).getLast();
    String log = reply(grey, "PRESS LOG").getLast().text();
    assertThat(log).contains("12:06 UTC").contains("12:15 UTC").doesNotContain("12:04 UTC");
    assertThat(log.indexOf("written later")).isLessThan(log.indexOf("beware"));
    assertThat(says(0, "PRESS LOG").getLast().text()).contains("12:04 UTC");
  }

  private List<Bureau.Mail> later() {
    bureau.passes(Duration.ofMinutes(16));
    return bureau.works();
  }

  @Test
  void aTextIsReadAsItWasWritten() {
    // issue: press is carried as it was written: Persian and Indic words and emoji need their
    // joiners, and what is no press is read without them.
    begin();
    String text = "می\u200Cخواهم क्\u200Dष 👩\u200D🚀 ❤\uFE0F";
    Bureau.Mail got = to(1, says(0, "PRESS\u200D TO " + name(1), text, "a\u200Db")).getFirst();
    assertThat(got.text()).contains(text).contains("ab").doesNotContain("a\u200Db");
    assertThat(receipt(says(0, "STA\u200CTUS"))).contains("Spring 1865, movement");
  }

  @Test
  void aTextInHtmlKeepsItsBlankLinesAndIndents() {
    // issue: what a page shows as blank lines and indents is no less written than words.
    begin();
    String body =
        "<p>PRESS TO %s</p><p>First.</p><p>&nbsp;</p><p><br></p><div>&nbsp;&nbsp;- second</div>"
                .formatted(name(1))
            + "<div><br></div><pre>one\n    two\n\nthree</pre><p>ENDPRESS</p>";
    Bureau.Mail got = to(1, bureau.answerInHtml(starts.get(0), body)).getFirst();
    assertThat(got.text())
        .contains("\n  First.\n\n    - second\n\n  one\n      two\n\n  three\n\n--\n");
  }
}
