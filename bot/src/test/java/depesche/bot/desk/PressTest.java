package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Press by mail: who gets it, who is told what, and what is sent to nobody.
class PressTest {

  private static final Duration QUARTER = Duration.ofMinutes(15);

  private final Bureau bureau = new Bureau();
  private List<Bureau.Mail> starts = List.of();

  @AfterEach
  void close() {
    bureau.close();
  }

  private void begin(String... options) {
    starts = bureau.begin(options);
  }

  private String name(int seat) {
    return bureau.seat(seat).name();
  }

  private static String address(int seat) {
    return Bureau.PLAYERS.get(seat);
  }

  private List<Bureau.Mail> says(int seat, String... lines) {
    return bureau.answer(starts.get(seat), lines);
  }

  private static List<Bureau.Mail> press(List<Bureau.Mail> mails) {
    return mails.stream().filter(mail -> mail.subject().contains("Press")).toList();
  }

  private static List<String> readers(List<Bureau.Mail> mails) {
    return press(mails).stream().map(Bureau.Mail::to).toList();
  }

  private static String receipt(List<Bureau.Mail> mails) {
    return Holders.flat(
        mails.stream().filter(mail -> !mail.subject().contains("Press")).toList().getLast());
  }

  private static List<Bureau.Mail> to(int seat, List<Bureau.Mail> mails) {
    return press(mails).stream().filter(mail -> mail.to().equals(address(seat))).toList();
  }

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
    assertThat(bureau.<Integer>asks(game -> game.onFile(game.seats().getFirst()).size())).isEqualTo(1);
  }

  @Test
  void wordsForReadersAreReadAsPlayersWriteThem() {
    // moderators 2.3: whole words, beginnings, initials run together, all but, the master.
    begin();
    List<String> names =
        java.util.stream.IntStream.range(0, 5).mapToObj(this::name).toList();
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
                    "press to " + names.get(1).substring(0, 3) + ", " + names.get(4).substring(0, 3),
                    "hi")))
        .containsExactly(address(1), address(4));
    assertThat(readers(says(0, "PRESS TO M", "hello")))
        .containsExactly("master@localhost");
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
    assertThat(receipt(says(1, "REPLY", "to what?"))).contains("answers no press");
  }

  /// Answers as mail programs do, naming the mail.
  private List<Bureau.Mail> reply(Bureau.Mail mail, String... lines) {
    String raw =
        String.join(
                "\n",
                "From: " + mail.to(),
                "To: " + mail.replyTo(),
                "Subject: Re: " + mail.subject(),
                "In-Reply-To: " + mail.id(),
                "Message-ID: <" + Arrays.hashCode(lines) + mail.id().substring(1),
                "Content-Type: text/plain; charset=utf-8",
                "",
                String.join("\n", lines))
            .replace("\n", "\r\n");
    bureau.arrives(raw.getBytes(java.nio.charset.StandardCharsets.UTF_8), bureau.now());
    return bureau.works();
  }

  @Test
  void greyPressNamesNobodyAndLeavesWithItsQuarterOfAnHour() {
    // issue: anonymity holds in headers, names, times and threading.
    begin("press=choose");
    bureau.passes(Duration.ofMinutes(4));
    List<Bureau.Mail> mails = says(0, "PRESS GREY TO " + name(1), "beware");
    assertThat(press(mails)).isEmpty();
    assertThat(receipt(mails)).contains("unsigned");
    bureau.passes(QUARTER);
    List<Bureau.Mail> grey = press(bureau.works());
    assertThat(readers(grey)).containsExactly(address(1));
    Bureau.Mail got = grey.getFirst();
    String all = String.join("\n", got.subject(), got.id(), got.replyTo(), got.text(), got.html());
    assertThat(all).doesNotContain(name(0)).doesNotContain("anna").contains("omebody unnamed");
    List<Bureau.Mail> answer = reply(got, "REPLY", "who are you?");
    assertThat(receipt(answer)).contains("whoever wrote the unsigned press");
    assertThat(receipt(answer)).doesNotContain(name(0));
    assertThat(readers(answer)).containsExactly(address(0));
    List<Bureau.Mail> log = reply(got, "PRESS LOG");
    assertThat(log.toString()).contains("beware").contains("who are you?");
    assertThat(log.getLast().text()).doesNotContain(name(0));
  }

  @Test
  void aWriterIsAskedBeforeTheirOrdersAreTold() {
    // issue: press that repeats the sender's own secret text is held and asked about.
    begin();
    String army = bureau.armies(name(0)).getFirst();
    says(0, army + " H");
    String said = army.toLowerCase(java.util.Locale.ROOT).replace(" ", "") + "   h";
    List<Bureau.Mail> mails = says(0, "PRESS TO " + name(1), "I play " + said + ", and you?");
    assertThat(press(mails)).isEmpty();
    assertThat(receipt(mails)).contains("repeats an order of yours").contains("SEND 1");
    assertThat(readers(says(0, "SEND 1"))).containsExactly(address(1));
    assertThat(receipt(says(0, "SEND 1"))).contains("no press 1 of yours waits");
    says(0, "PRESS TO " + name(1), "once more " + said);
    assertThat(receipt(says(0, "DROP 2"))).contains("will not be sent");
    assertThat(press(says(0, "PRESS TO " + name(1), "hold the line, I hold"))).hasSize(1);
    List<Bureau.Mail> token =
        says(0, "PRESS TO " + name(1), "write to " + starts.getFirst().replyTo());
    assertThat(receipt(token)).contains("a password, a reply address or a code");
    assertThat(press(token)).isEmpty();
  }

  @Test
  void ordersBelowATextThatNothingEndsAreNotTold() {
    // The writer forgot ENDPRESS: the reader would read their orders.
    begin();
    String army = bureau.armies(name(0)).getFirst();
    List<Bureau.Mail> mails = says(0, "PRESS TO " + name(1), "Peace!", "", army + " H");
    assertThat(press(mails)).isEmpty();
    assertThat(receipt(mails)).contains("nothing ends it").contains("line 4").contains("ENDPRESS");
    assertThat(readers(says(0, "SEND"))).containsExactly(address(1));
  }

  @Test
  void aPressThatIsTooLongCostsNothingElse() {
    // issue: 200 kB is refused kindly, and nothing else of the letter is lost.
    begin();
    String[] lines = new String[2004];
    Arrays.fill(lines, "x".repeat(99));
    lines[0] = "PRESS TO " + name(1);
    lines[2001] = "ENDPRESS";
    lines[2002] = bureau.armies(name(0)).getFirst() + " H";
    lines[2003] = "STATUS";
    List<Bureau.Mail> mails = says(0, lines);
    assertThat(press(mails)).isEmpty();
    assertThat(receipt(mails.subList(0, 1))).contains("200").contains("32000 are the most");
    assertThat(bureau.<Integer>asks(game -> game.letters(game.seats().getFirst()).size())).isEqualTo(1);
  }

  @Test
  void tooManyPressesWait() {
    // moderators 4, story 48: limits on all stored text.
    begin("pressrate=2");
    for (int i = 0; i < 2; i++) {
      assertThat(press(says(0, "PRESS TO " + name(1), "spam " + i))).hasSize(1);
    }
    assertThat(receipt(says(0, "PRESS TO " + name(1), "spam"))).contains("2 presses an hour");
    bureau.passes(Duration.ofHours(1));
    assertThat(press(says(0, "PRESS TO " + name(1), "spam"))).hasSize(1);
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
    assertThat(bureau.answer(anna, "PRESS LOG").getLast().text()).contains("when?").contains("hi");
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
  void aTextIsNoMarkupForItsReader() {
    // issue: markup is text.
    begin();
    String evil = "<b>bold</b> <img src=x onerror=alert(1)> @everyone https://evil.example";
    Bureau.Mail got = to(1, says(0, "PRESS TO " + name(1), evil)).getFirst();
    assertThat(got.text().replaceAll("\\s+", " ")).contains(evil);
    assertThat(got.html()).contains("&lt;img src=x").doesNotContain("<img").doesNotContain("<b>");
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
    assertThat(receipt(says(0, "PRESS TO " + to, "hi"))).contains("this game has press=NONE");
    assertThat(press(says(0, "PRESS TO M", "help"))).hasSize(1);
    assertThat(receipt(bureau.write(master, "SET PRESS bismarck publish=off"))).contains("promised");
    bureau.write(master, "SET PRESS bismarck white rulebook=on");
    assertThat(press(says(0, "PRESS TO " + to, "hi"))).hasSize(1);
    assertThat(press(bureau.write(master, "PRESS bismarck TO ALL", "good evening"))).hasSize(5);
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
}
