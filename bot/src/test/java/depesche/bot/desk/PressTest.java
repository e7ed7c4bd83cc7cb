package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Press by mail: who gets it, who is told what, and what is sent to nobody.
class PressTest extends PressTable {

  @Test
  void pressGoesToItsReadersAndToNobodyElse() {
    // issue: PRESS TO Blue Green, the text on the lines below, until ENDPRESS; orders around it.
    begin();
    String order = bureau.armies(name(0)).getFirst() + " H";
    List<Bureau.Mail> mails =
        says(
            0,
            "PRESS TO " + name(1) + " " + name(2),
            "  Dear friends,",
            "",
            "- shall we?",
            "ENDPRESS",
            order,
            "PRESS TO " + name(3),
            "Not you.");
    assertThat(readers(mails)).containsExactly(address(1), address(2), address(3));
    Bureau.Mail first = press(mails).getFirst();
    assertThat(first.subject()).contains("[bismarck ").endsWith("Press from " + name(0));
    assertThat(first.text()).contains("Dear friends,\n\n  - shall we?").doesNotContain("Not you");
    assertThat(first.text()).doesNotContain(address(0)).doesNotContain(order);
    assertThat(receipt(mails)).contains("press 1: sent to").contains("press 2: sent to");
    assertThat(receipt(mails)).doesNotContain("Dear friends");
    assertThat(bureau.<Integer>asks(game -> game.onFile(game.seats().getFirst()).size()))
        .isEqualTo(1);
  }

  @Test
  void wordsForReadersAreReadAsPlayersWriteThem() {
    // moderators 2.3: whole words, beginnings, initials run together, all but, the master.
    begin();
    List<String> names = IntStream.range(0, 5).mapToObj(this::name).toList();
    // Two of the five begin with B: Blue and Black.
    assertThat(receipt(says(0, "PRESS TO GB", "hi"))).contains("“GB” may mean Blue or Black");
    String initials = names.get(2).substring(0, 1) + names.get(3).substring(0, 1);
    assertThat(readers(says(0, "PRESS TO " + initials, "hi")))
        .containsExactly(address(2), address(3));
    assertThat(readers(says(0, "PRESS + " + initials, "hi again")))
        .containsExactly(address(2), address(3));
    assertThat(
            readers(
                says(
                    0,
                    "press to "
                        + names.get(1).substring(0, 3)
                        + ", "
                        + names.get(4).substring(0, 3),
                    "hi")))
        .containsExactly(address(1), address(4));
    assertThat(readers(says(0, "PRESS TO M", "hello"))).containsExactly("master@localhost");
    assertThat(readers(says(0, "PRESS TO ALL BUT " + names.get(2), "psst")))
        .containsExactly(address(1), address(3), address(4));
    assertThat(readers(says(0, "BROADCAST", "hello all")))
        .containsExactlyInAnyOrder(
            address(1), address(2), address(3), address(4), "master@localhost");
  }

  @Test
  void pressWithoutReadersSendsNothing() {
    // nJudge 7.4: a bare PRESS sends nothing; and its text is neither orders nor commands.
    begin();
    List<Bureau.Mail> mails = says(0, "PRESS", "RESIGN bismarck", "attack at dawn");
    assertThat(press(mails)).isEmpty();
    assertThat(receipt(mails)).contains("does not say who is to read it").contains("Lines 2 to 3");
    assertThat(bureau.seat(0).isHeld()).isTrue();
    assertThat(receipt(says(0, "PRESS TO Nobody", "hi"))).contains("I do not know “Nobody”");
    assertThat(receipt(says(0, "PRESS TO " + name(0), "hi"))).contains("the only reader");
    assertThat(receipt(says(0, "PRESS TO " + name(1)))).contains("there is no text");
    assertThat(receipt(says(0, "ENDPRESS"))).contains("none had begun");
    assertThat(press(says(0, "PRESS TO " + name(1), "", "   "))).isEmpty();
  }

  @Test
  void aReplyGoesToTheWriterAlone() {
    // issue: a reply to a press mail answers its sender and no one else unless it says so.
    begin();
    List<Bureau.Mail> mails = says(0, "PRESS TO " + name(1) + " " + name(2), "peace?");
    Bureau.Mail got = to(1, mails).getFirst();
    assertThat(readers(reply(got, "REPLY", "yes"))).containsExactly(address(0));
    assertThat(readers(reply(got, "PRESS", "yes!"))).containsExactly(address(0));
    assertThat(readers(reply(got, "PRESS TO ALL", "war"))).hasSize(5);
    List<Bureau.Mail> plain = reply(got, "I would like that very much.");
    assertThat(press(plain)).isEmpty();
    assertThat(receipt(plain)).contains("our words were not sent to anybody");
    assertThat(receipt(reply(got, "Yes, gladly. And what about Hesse?")))
        .contains("our words were not sent to anybody", "REPLY");
    assertThat(receipt(says(1, "REPLY", "to what?"))).contains("answers no press");
  }

  @Test
  void pressWaitsForTheGameAndEndsWithIt() {
    // issue: before the start, after the end.
    bureau.write("master@localhost", "CREATE bismarck blood-and-iron");
    List<Bureau.Mail> welcome = new ArrayList<>();
    Bureau.PLAYERS.forEach(player -> welcome.addAll(bureau.write(player, "JOIN bismarck")));
    Bureau.Mail anna =
        welcome.stream().filter(mail -> mail.to().equals(address(0))).findFirst().orElseThrow();
    assertThat(receipt(bureau.answer(anna, "PRESS TO ALL", "hi"))).contains("has not begun");
    assertThat(readers(bureau.answer(anna, "PRESS TO MASTER", "when?")))
        .containsExactly("master@localhost");
    bureau.write("master@localhost", "START bismarck");
    assertThat(press(bureau.answer(anna, "PRESS TO ALL", "hi"))).hasSize(5);
    bureau.write("master@localhost", "OPEN bismarck");
    assertThat(receipt(bureau.answer(anna, "PRESS TO ALL", "bye"))).contains("is over");
    // Before the start seats may change hands, so that what they wrote is in nobody's log.
    assertThat(bureau.answer(anna, "PRESS LOG").getLast().text())
        .contains("hi")
        .doesNotContain("when?");
  }

  @Test
  void whoHasLeftGetsNothingAndWhoFollowsCanRead() {
    // issue: press to a player who left.
    begin();
    bureau.answer(starts.get(1), "RESIGN bismarck");
    List<Bureau.Mail> mails = says(0, "PRESS TO " + name(1), "are you there?");
    assertThat(press(mails)).isEmpty();
    assertThat(receipt(mails)).contains("no player just now");
    List<Bureau.Mail> joined = bureau.write("fred@x.org", "JOIN " + name(1) + "@bismarck");
    Bureau.Mail welcome =
        joined.stream().filter(mail -> mail.to().equals("fred@x.org")).toList().getLast();
    assertThat(bureau.answer(welcome, "PRESS LOG").getLast().text()).contains("are you there?");
    assertThat(press(bureau.answer(starts.get(1), "PRESS TO ALL", "I am still here"))).isEmpty();
  }

  @Test
  void theWordStatementCutsNoPressAndThePressNoStatement() {
    // Of two texts on the lines below a word, the first ends before the second can begin.
    begin();
    String first = "PRESS TO " + name(1);
    List<Bureau.Mail> mails = says(0, first, "Read this:", "STATEMENT", "I am done.", "ENDPRESS");
    assertThat(press(mails).getFirst().text()).contains("Read this", "STATEMENT", "I am done.");
    assertThat(receipt(mails)).doesNotContain("NOT ACCEPTED");
    mails = says(0, "STATEMENT", "So far so good.", first, "Only for you.");
    assertThat(readers(mails)).containsExactly(address(1));
    assertThat(press(mails).getFirst().text()).contains("Only for you.").doesNotContain("So far");
    bureau.write("master@localhost", "OPEN bismarck");
    for (int seat = 0; seat < 5; seat++) {
      mails = says(seat, "Statement", "Of all the", "Press", "this was the best.");
    }
    assertThat(Holders.flat(mails.getFirst())).contains("Of all the Press this was the best.");
  }
}
