package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// Press that its writer may regret, and press that is a burden to others.
class PressGuardTest extends PressTable {

  @Test
  void aWriterIsAskedBeforeTheirOrdersAreTold() {
    // issue: press that repeats the sender's own secret text is held and asked about.
    begin();
    String army = bureau.armies(name(0)).getFirst();
    says(0, army + " H");
    String said = army.toLowerCase(Locale.ROOT).replace(" ", "") + "   h";
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
  void thePasswordOfAnotherGameIsNotTold() {
    // docs/commands.md: a text with a password is held, whichever game of the writer it is for.
    begin();
    bureau.write("master@localhost", "CREATE sedan blood-and-iron");
    String words =
        bureau.write(address(0), "JOIN sedan").stream()
            .map(Bureau.Mail::text)
            .collect(Collectors.joining("\n"));
    Matcher password = Pattern.compile("SIGNON \\S+@sedan (\\w+)").matcher(words);
    assertThat(password.find()).as(words).isTrue();
    List<Bureau.Mail> mails =
        says(0, "PRESS TO " + name(1), "hello", password.group(), "A VIE - BUD", "ENDPRESS");
    assertThat(press(mails)).isEmpty();
    assertThat(receipt(mails)).contains("a password, a reply address or a code");
  }

  @Test
  void ordersBelowATextThatNothingEndsAreNotTold() {
    // The writer forgot ENDPRESS: the reader would read their orders.
    begin();
    String army = bureau.armies(name(0)).getFirst();
    List<Bureau.Mail> mails = says(0, "PRESS TO " + name(1), "Peace!", "", army + " H");
    assertThat(press(mails)).isEmpty();
    assertThat(receipt(mails)).contains("no ENDPRESS ends it").contains("line 4");
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
    assertThat(receipt(mails.subList(0, 1))).contains("200").contains("at most 32000");
    assertThat(bureau.<Integer>asks(game -> game.letters(game.seats().getFirst()).size()))
        .isEqualTo(1);
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
  void moreThanTwentyPressesInTenMinutesWaitAndAreNamed() {
    // Six hundred presses in one letter kept everything waiting; now each line says when it can go.
    begin();
    String[] lines = new String[66];
    for (int i = 0; i < lines.length; i += 3) {
      lines[i] = "PRESS TO " + name(1);
      lines[i + 1] = "word " + i;
      lines[i + 2] = "ENDPRESS";
    }
    List<Bureau.Mail> mails = says(0, lines);
    assertThat(press(mails)).hasSize(20);
    assertThat(receipt(mails))
        .contains("61. PRESS TO", "64. PRESS TO", "20 presses in 10 minutes", "12:10");
    bureau.passes(Duration.ofMinutes(10));
    assertThat(press(says(0, "PRESS TO " + name(1), "word"))).hasSize(1);
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
}
