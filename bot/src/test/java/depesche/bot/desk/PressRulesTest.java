package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What a game allows of press, and what its readers are told; the log and the diary.
class PressRulesTest extends PressTable {

  @Test
  void greyPressNamesNobodyAndLeavesWithItsQuarterOfAnHour() {
    // issue: anonymity holds in headers, names, times and threading.
    begin("press=choose");
    bureau.passes(Duration.ofMinutes(4));
    List<Bureau.Mail> mails = says(0, "PRESS GREY TO " + name(1), "beware");
    assertThat(press(mails)).isEmpty();
    assertThat(receipt(mails)).contains("unsigned");
    bureau.passes(QUARTER);
    bureau.crashes();
    List<Bureau.Mail> grey = press(bureau.works());
    bureau.crashes();
    assertThat(bureau.works()).isEmpty();
    assertThat(readers(grey)).containsExactly(address(1));
    Bureau.Mail got = grey.getFirst();
    String all = String.join("\n", got.subject(), got.id(), got.replyTo(), got.text(), got.html());
    assertThat(all).doesNotContain(name(0)).doesNotContain("anna").contains("omebody unnamed");
    List<Bureau.Mail> answer = reply(got, "REPLY", "who are you?");
    assertThat(receipt(answer)).contains("the writer of the unsigned press");
    assertThat(receipt(answer)).doesNotContain(name(0));
    assertThat(readers(answer)).containsExactly(address(0));
    List<Bureau.Mail> log = reply(got, "PRESS LOG");
    assertThat(log.toString()).contains("beware").contains("who are you?");
    assertThat(log.getLast().text()).doesNotContain(name(0));
  }

  @Test
  void aFakeDeceivesItsReadersAndNotItsWriter() {
    // moderators 2.3: a forged list of readers and a forged sender, where the game allows them.
    begin("fake=on", "partial=on");
    List<Bureau.Mail> mails =
        says(0, "PRESS TO " + name(1) + " FAKE TO " + name(2) + " FROM " + name(3), "trust me");
    assertThat(readers(mails)).containsExactly(address(1));
    Bureau.Mail got = press(mails).getFirst();
    assertThat(got.text()).contains(name(3) + " wrote to " + name(2)).doesNotContain(name(0));
    assertThat(readers(reply(got, "REPLY", "gladly"))).containsExactly(address(3));
    assertThat(says(0, "PRESS LOG").getLast().text()).contains(name(0) + " to " + name(1));
    assertThat(receipt(says(0, "PRESS TO " + name(1) + " FROM M", "your password, please")))
        .contains("Nobody can write as the master");
    Bureau.Mail partial =
        to(1, says(0, "PRESS PARTIAL TO " + name(1) + " " + name(2), "only us")).getFirst();
    assertThat(partial.text()).contains("wrote to you").doesNotContain(name(2));
  }

  @Test
  void aGameAllowsOnlyWhatItsMasterSet() {
    // issue: white, grey, choosable, none; fake, partial, postal, rulebook as options.
    begin("publish=on");
    String to = name(1);
    for (String head : List.of("GREY PRESS TO " + to, "PRESS TO " + to + " FAKE BROADCAST")) {
      assertThat(receipt(says(0, head, "hi"))).contains("nothing was sent: this game has");
    }
    String master = "master@localhost";
    List<Bureau.Mail> told = bureau.write(master, "SET PRESS bismarck none postal=off");
    assertThat(told).hasSizeGreaterThan(5).allMatch(mail -> mail.text().contains("press=NONE"));
    List<Bureau.Mail> ruled =
        bureau.write(master, "SET RULE bismarck press=GREY", "SET RULE bismarck press=NONE");
    assertThat(ruled)
        .filteredOn(mail -> mail.to().equals(address(3)))
        .singleElement()
        .satisfies(mail -> assertThat(mail.text()).contains("press=GREY", "press=NONE"));
    assertThat(receipt(says(0, "PRESS TO " + to, "hi"))).contains("this game has press=NONE");
    assertThat(press(says(0, "PRESS TO M", "help"))).hasSize(1);
    assertThat(receipt(bureau.write(master, "SET PRESS bismarck publish=off")))
        .contains("promised");
    bureau.write(master, "SET PRESS bismarck white rulebook=on");
    assertThat(press(says(0, "PRESS TO " + to, "hi"))).hasSize(1);
    assertThat(press(bureau.write(master, "PRESS bismarck TO ALL", "good evening"))).hasSize(5);
  }

  @Test
  void threadsNeedAChannel() {
    // running.md: threads=on works where the operator has named a channel; else it is refused.
    String master = "master@localhost";
    String why = "the operator has named no channel";
    String create = "CREATE bismarck blood-and-iron threads=on";
    assertThat(receipt(bureau.write(master, create))).contains(why);
    begin();
    for (String line : List.of("SET PRESS bismarck threads=on", "SET RULE bismarck threads=on")) {
      assertThat(receipt(bureau.write(master, line))).contains(why);
    }
  }

  @Test
  void postalPressComesWithTheNextReport() {
    // issue: postal press is delivered with the next report.
    begin();
    List<Bureau.Mail> mails = says(0, "POSTAL PRESS TO " + name(1), "slowly");
    assertThat(press(mails)).isEmpty();
    assertThat(receipt(mails)).contains("with the next report");
    bureau.passes(Duration.ofDays(2));
    bureau.works();
    bureau.passes(Duration.ofDays(2));
    List<Bureau.Mail> report = bureau.works();
    assertThat(readers(report)).containsExactly(address(1));
  }

  @Test
  void theLogShowsEachReaderWhatIsTheirs() {
    // moderators 2.3: all but R stays hidden from R for ever, whatever is published at the end.
    begin("publish=named", "press=choose");
    says(0, "PRESS TO ALL BUT " + name(2), "against the third");
    says(0, "GREY PRESS TO " + name(1), "unsigned words");
    bureau.passes(QUARTER);
    bureau.works();
    says(1, "PRESS TO " + name(3), "two and four");
    assertThat(receipt(says(2, "PRESS LOG"))).contains("no press for you");
    assertThat(says(1, "PRESS LOG WITH " + name(3)).getLast().text())
        .contains("two and four")
        .doesNotContain("unsigned");
    assertThat(says(3, "PRESS LOG FROM " + name(0)).getLast().text())
        .contains("against the third")
        .doesNotContain("two and four");
    List<Bureau.Mail> end = bureau.write("master@localhost", "OPEN bismarck");
    assertThat(end).anyMatch(mail -> Holders.flat(mail).contains("PRESS LOG bismarck"));
    assertThat(says(2, "PRESS LOG").getLast().text())
        .contains("two and four", "unsigned words", name(0) + " to " + name(1))
        .doesNotContain("against the third");
  }

  @Test
  void aDiaryIsItsWritersAloneUntilTheEnd() {
    // moderators 2.2: DIARY RECORD, LIST, READ, DELETE; opened at the end if the game says so.
    begin("diaries=on");
    assertThat(receipt(says(0, "DIARY", "I trust nobody.", "Least of all Blue.")))
        .contains("note 1 is in your diary");
    says(0, "DIARY RECORD", "Second.", "ENDDIARY", "STATUS");
    assertThat(says(0, "DIARY LIST").getLast().text())
        .contains("I trust nobody.", "Second.")
        .doesNotContain("Least");
    assertThat(says(0, "DIARY READ 1").getLast().text()).contains("Least of all");
    assertThat(receipt(says(0, "DIARY DELETE 2"))).contains("no longer");
    assertThat(receipt(says(1, "DIARY READ 1"))).contains("no note");
    bureau.write("master@localhost", "OPEN bismarck");
    assertThat(says(1, "DIARY LIST").getLast().text()).contains("Least of all");
  }

  @Test
  void whoPlaysTheSeatAfterwardsReadsNoDiary() {
    // docs/commands.md: a note that nobody else reads; not a replacement, nor a stand-in.
    begin();
    says(0, "DIARY", "I trust nobody.");
    String seat = name(0);
    bureau.write("master@localhost", "EJECT bismarck " + seat);
    List<Bureau.Mail> joined = bureau.write("zoe@x.org", "JOIN " + seat + "@bismarck");
    Bureau.Mail welcome =
        joined.stream().filter(mail -> mail.to().equals("zoe@x.org")).toList().getFirst();
    for (String line : List.of("DIARY LIST", "DIARY READ 1", "DIARY DELETE 1")) {
      assertThat(bureau.answer(welcome, line).toString()).doesNotContain("I trust nobody");
    }
    bureau.answer(welcome, "DIARY", "I am new here.");
    assertThat(bureau.answer(welcome, "DIARY LIST").toString())
        .contains("I am new here")
        .doesNotContain("I trust nobody");
  }
}
