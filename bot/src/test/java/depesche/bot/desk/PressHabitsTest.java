package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/// How people write press in real mails: with orders, votes and a name below it, and no `ENDPRESS`.
class PressHabitsTest extends PressTable {

  private String army(int seat) {
    return bureau.armies(name(seat)).getFirst();
  }

  @Test
  void ordersBetweenAPressAndANameAreNotTold() {
    // issue: press with the sender's own orders is held; a name or SIGNOFF below hides them not.
    begin();
    String to = "PRESS TO " + name(1);
    String order = army(0) + " H";
    List<List<String>> letters =
        List.of(
            List.of(to, "Peace?", "", order, "", "Cheers,", "Anna"),
            List.of(to, "Peace?", order, "SIGNOFF", "Anna"),
            List.of(to, "Peace?", order, "PRESS TO " + name(2), "And with you.", "ENDPRESS"),
            List.of(to, "Peace?", "SET DRAW", "Anna"),
            List.of(to, "Peace?", "CONCEDE " + name(1)));
    for (List<String> letter : letters) {
      List<Bureau.Mail> mails = says(0, letter.toArray(String[]::new));
      assertThat(to(1, mails)).as("%s", letter).isEmpty();
      assertThat(receipt(mails)).as("%s", letter).contains("no ENDPRESS ends it");
    }
    List<Bureau.Mail> mails = says(0, to, order + "?", "A draw, or will you concede?", "Anna");
    assertThat(to(1, mails)).hasSize(1);
  }

  @Test
  void severalOrdersOnOneLineAreFoundEachByItself() {
    // Each alone was held; with a semicolon or a sentence around them they were told.
    begin();
    String army = army(0);
    String place = army.replaceFirst("^A+ ", "");
    says(0, army + " H");
    for (String said :
        List.of(
            "My plan: " + place + " holds. Yours?",
            "army " + place + " stands, and then we talk",
            "Dear all; " + place + " hold; " + army(1) + " hold")) {
      List<Bureau.Mail> mails = says(0, "PRESS TO " + name(1), said, "ENDPRESS");
      assertThat(to(1, mails)).as(said).isEmpty();
      assertThat(receipt(mails)).as(said).contains("repeats an order of yours");
    }
    assertThat(to(1, says(0, "PRESS TO " + name(1), "I hold my own, and you?", "ENDPRESS")))
        .hasSize(1);
  }

  @Test
  void anUnsignedPressToAllButOneDoesNotLeaveOutItsWriter() {
    // issue: anonymity holds in names; of ALL BUT Red two seats were missing, Red and the writer.
    begin("press=choose");
    says(0, "PRESS GREY TO ALL BUT " + name(4), "Let us talk.", "ENDPRESS");
    says(0, "PRESS GREY TO " + name(0) + " " + name(1), "And us two?", "ENDPRESS");
    bureau.passes(QUARTER);
    List<Bureau.Mail> got = to(1, bureau.works());
    String all = String.join(", ", name(0), name(1), name(2)) + " and " + name(3);
    assertThat(Holders.flat(got.getFirst())).contains("wrote to " + all + ":");
    assertThat(Holders.flat(got.getLast())).contains("to " + name(0) + " and " + name(1) + ":");
    assertThat(to(0, got)).isEmpty();
    List<Bureau.Mail> signed = says(0, "PRESS TO ALL BUT " + name(4), "Signed.", "ENDPRESS");
    assertThat(Holders.flat(to(1, signed).getFirst())).doesNotContain(all);
  }

  @Test
  void anUnsignedPressThatWasHeldGoesOnlyAsItWasWritten() {
    // Naming oneself among the readers is no forgery that the game could forbid.
    begin("press=choose");
    says(0, army(0) + " H");
    says(0, "PRESS GREY TO ALL BUT " + name(4), army(0) + " H", "ENDPRESS");
    assertThat(receipt(says(0, "SEND 1"))).contains("is unsigned");
  }

  @Test
  void aMasterWritesInTheirOwnName() {
    // GREY was left out in silence, and FROM made a player say what they never wrote.
    begin("press=choose", "fake=on");
    for (String head : List.of("GREY TO " + name(1), "TO " + name(1) + " FROM " + name(2))) {
      List<Bureau.Mail> mails = bureau.write("master@localhost", "PRESS bismarck " + head, "Hi.");
      assertThat(press(mails)).as(head).isEmpty();
      assertThat(receipt(mails)).as(head).contains("what the master writes is signed");
    }
  }

  @Test
  void nobodyReadsAPressOfTheirOwnThatTheyNeverWrote() {
    // Blue is told that Blue wrote it, and could answer only themselves.
    begin("fake=on");
    List<Bureau.Mail> mails = says(0, "PRESS TO " + name(1) + " FROM " + name(1), "Hi.");
    assertThat(press(mails)).isEmpty();
    assertThat(receipt(mails)).contains("would see at once that they did not write it");
    assertThat(press(says(0, "PRESS TO " + name(1) + " FROM " + name(2), "Hi."))).hasSize(1);
  }

  @Test
  void aColonBehindToIsNoText() {
    // Press to: Blue, as above a letter.
    begin();
    assertThat(readers(says(0, "Press to: " + name(1), "Hi."))).containsExactly(address(1));
    assertThat(readers(says(0, "PRESS TO : " + name(1) + ": Hi."))).containsExactly(address(1));
  }

  @Test
  void aNoteMayStandBehindItsWord() {
    // Many write it on one line; what is below it is read as usual.
    begin();
    String order = bureau.armies(name(0)).getFirst() + " H";
    assertThat(receipt(says(0, "DIARY Blue lied again, watch out!", order)))
        .contains("note 1 is in your diary")
        .contains(order.substring(order.indexOf(' ') + 1));
    assertThat(receipt(says(0, "DIARY READ 1", "ENDDIARY")) + says(0, "DIARY LIST"))
        .contains("Blue lied again, watch out!");
    assertThat(says(0, "Diary of a general, part two").toString()).doesNotContain("note 2");
  }

  @Test
  void theExamplesOfHelpWorkAsTheyArePrinted() {
    // Remarks behind them were names of readers, and an ENDPRESS with one ended nothing.
    begin("press=choose", "fake=on", "partial=on");
    String help = bureau.write(address(0), "HELP PRESS").getLast().text();
    List<String> examples =
        help.lines().filter(line -> line.matches(" +PRESS .*TO .* # .*")).toList();
    assertThat(examples).hasSizeGreaterThan(7);
    for (String example : examples) {
      String end = "    ENDPRESS                         # the text ends here";
      List<Bureau.Mail> mails = says(3, example, "Hi.", end, army(3) + " H");
      assertThat(mails.toString()).as(example).contains("1 line").doesNotContain("NOT ACCEPTED");
      assertThat(press(mails).toString()).as(example).doesNotContain(army(3) + " H");
    }
    String note = "    DIARY            # your note on the lines below, until ENDDIARY";
    assertThat(receipt(says(0, note, "Hm.", "ENDDIARY # end"))).contains("note 1 is in your diary");
  }
}
