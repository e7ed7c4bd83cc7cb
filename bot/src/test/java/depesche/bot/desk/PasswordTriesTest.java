package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Passwords that somebody tries, and what their owner sees of it.
class PasswordTriesTest {

  private static final String MASTER = "master@localhost";
  private static final String ANNA = "anna@x.org";

  @TempDir private Path folder;

  private Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static String all(List<Bureau.Mail> mails) {
    return mails.stream().map(Holders::flat).reduce("", (one, other) -> one + other);
  }

  private static String[] guesses(String whose, int many, String right) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < many; i++) {
      lines.add("SIGNON " + whose + " guess" + i);
    }
    lines.add("SIGNON " + whose + " " + right);
    return lines.toArray(String[]::new);
  }

  private List<Bureau.Mail> reply(Bureau.Mail mail, String line) {
    String raw =
        "From: %s\r\nTo: %s\r\nMessage-ID: <reply@x.org>\r\nIn-Reply-To: %s\r\n\r\n%s\r\n"
            .formatted(mail.to(), mail.replyTo(), mail.id(), line);
    bureau.arrives(raw.getBytes(StandardCharsets.US_ASCII), bureau.now());
    return bureau.works();
  }

  private static List<Bureau.Mail> told(List<Bureau.Mail> mails) {
    return mails.stream().filter(mail -> mail.text().contains("tried wrong passwords")).toList();
  }

  @Test
  void aMastersPasswordIsNotFoundInOneMail() throws IOException {
    // Issue 46.8: 450 passwords could be tried in one mail; five are looked at in an hour.
    bureau.close();
    bureau = new Bureau(MastersDeskTest.withPassword(folder));
    List<Bureau.Mail> mails = bureau.write(MASTER, guesses("MASTER", 450, "chief"));
    assertThat(all(mails)).doesNotContain("signed on as master").contains("I look at none until");
    assertThat(told(mails)).singleElement().extracting(Bureau.Mail::to).isEqualTo(MASTER);
    bureau.crashes();
    assertThat(all(bureau.write(MASTER, "SIGNON MASTER chief"))).contains("I look at none until");
    // Somebody who answers a mail of ours has got it: nobody locks a master out by forging their
    // address.
    assertThat(all(reply(told(mails).getFirst(), "SIGNON MASTER chief")))
        .contains("signed on as master");
    bureau.passes(Duration.ofHours(1));
    assertThat(all(bureau.write(MASTER, "SIGNON MASTER chief"))).contains("signed on as master");
  }

  @Test
  void inADayTwentyAreLookedAt() throws IOException {
    // Issue 46.8: slower and slower; the owner is told once for each time.
    bureau.close();
    bureau = new Bureau(MastersDeskTest.withPassword(folder));
    Proven.enter(bureau, MASTER);
    int told = 0;
    for (int hour = 0; hour < 12; hour++) {
      told += told(bureau.write(MASTER, guesses("MASTER", 10, "chief"))).size();
      bureau.passes(Duration.ofHours(1));
    }
    assertThat(told).isEqualTo(4);
    assertThat(all(bureau.write(MASTER, "SIGNON MASTER chief"))).contains("I look at none until");
    bureau.passes(Duration.ofDays(1));
    assertThat(all(bureau.write(MASTER, "SIGNON MASTER chief"))).contains("signed on as master");
  }

  @Test
  void aSeatsPasswordIsNotFoundEither() {
    // Issue 46.8: by seat and by sender; the reply address goes on.
    bureau.write(MASTER, "CREATE bismarck blood-and-iron");
    List<Bureau.Mail> welcome = bureau.write(ANNA, "JOIN bismarck");
    Matcher matcher = Pattern.compile("SIGNON (\\S+@bismarck) (\\S+)").matcher(all(welcome));
    assertThat(matcher.find()).isTrue();
    List<Bureau.Mail> mails = bureau.write(ANNA, guesses(matcher.group(1), 30, matcher.group(2)));
    assertThat(all(mails)).doesNotContain("signed on as").contains("I look at none until");
    assertThat(told(mails)).singleElement().extracting(Bureau.Mail::to).isEqualTo(ANNA);
    Bureau.Mail mail = Holders.to(ANNA, welcome);
    assertThat(all(bureau.answer(mail, "SET MYNAME Anna"))).doesNotContain("NOT ACCEPTED");
  }

  @Test
  void aReceiptShowsEveryLineThatDidSomething() {
    // Issue 46.8: it showed the first hundred, so that nobody saw what came behind them.
    Bureau.Mail report = bureau.begin().getFirst();
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      lines.add("SET DEADLINE bismarck " + i);
    }
    for (int i = 0; i < 120; i++) {
      lines.add("SET MYNAME Anna" + i);
    }
    lines.add("SET ZONE Europe/Paris");
    String receipt = all(bureau.answer(report, lines.toArray(String[]::new)));
    assertThat(receipt)
        .contains("OK: times are now shown in Europe/Paris", "see your name as Anna0;");
    assertThat(receipt).contains("see your name as Anna119;");
  }
}
