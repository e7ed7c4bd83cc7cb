package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// `FORM` and `SET FORM ON` bring the orders of one seat as a page to choose in.
class FormByMailTest {

  private static final String ANNA = "anna@x.org";

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static Bureau.Mail to(String reader, List<Bureau.Mail> mails) {
    return mails.stream().filter(mail -> mail.to().equals(reader)).toList().getLast();
  }

  private static List<String> forms(List<Bureau.Mail> mails) {
    return mails.stream()
        .filter(mail -> mail.transcript().startsWith("<!DOCTYPE html>"))
        .map(mail -> mail.to() + " " + mail.subject())
        .toList();
  }

  /// What stands in the mail that the page opens without a script.
  private static String[] opened(String page) {
    Matcher link = Pattern.compile("href=\"mailto:[^\"]*body=([^\"]*)\"").matcher(page);
    assertThat(link.find()).as(page).isTrue();
    return URLDecoder.decode(link.group(1), StandardCharsets.UTF_8).split("\r\n");
  }

  @Test
  void aFormKnowsTheSeatAndItsLinesAreOrders() {
    // Issue 55, 5: it knows the reply address and what is on file; what it mails is read as orders.
    Bureau.Mail start = to(ANNA, bureau.begin());
    String army = bureau.armies("Red").getFirst();
    Bureau.Mail first = to(ANNA, bureau.answer(start, "FORM"));
    String page = first.transcript().replace("http://www.w3.org/2000/svg", "");
    assertThat(page)
        .contains("depesche+" + start.token() + "@", "\"about\":\"A " + army + "\"", "\"filed\":[]")
        .doesNotContain("src=", "http:", "https:", "url(");
    assertThat(to(ANNA, bureau.answer(first, opened(page))).subject())
        .doesNotContain("not accepted");
    Bureau.Mail again = to(ANNA, bureau.answer(first, "A " + army + " H", "FORM bismarck"));
    assertThat(again.transcript()).contains("\"A " + army + " H\"").doesNotContain("\"filed\":[]");
    assertThat(opened(again.transcript())).contains("A " + army + " H");
  }

  @Test
  void reportsBringItOnlyToThoseWhoWantIt() {
    // Never by default, in no reminder, and in no report that asks for nothing.
    Bureau.Mail start = to(ANNA, bureau.begin());
    assertThat(to(ANNA, bureau.answer(start, "SET FORM HTML")).text()).contains("ON or OFF");
    assertThat(to(ANNA, bureau.answer(start, "SET FORM ON")).text()).contains("brings a form");
    bureau.passes(Duration.ofDays(2));
    List<Bureau.Mail> mails = bureau.works();
    bureau.passes(Duration.ofDays(3));
    mails = new ArrayList<>(mails);
    mails.addAll(bureau.works());
    assertThat(forms(mails)).hasSize(1).allMatch(mail -> mail.matches(ANNA + ".*report.*"));
    bureau.answer(to(ANNA, mails), "SET FORM OFF");
    bureau.passes(Duration.ofDays(5));
    assertThat(forms(bureau.works())).isEmpty();
  }

  @Test
  void whoHasNoOrdersToGiveIsToldSo() {
    // A stranger, the master, a game that does not run, and people who begin a sentence with Form.
    Bureau.Mail start = to(ANNA, bureau.begin());
    for (String other : List.of("master@localhost", "stranger@y.org", "bert@x.org")) {
      assertThat(forms(bureau.write(other, "FORM bismarck"))).as(other).isEmpty();
    }
    assertThat(to(ANNA, bureau.answer(start, "Form an alliance with me")).text())
        .doesNotContain("attached");
    bureau.write("master@localhost", "TERMINATE bismarck nobody plays");
    assertThat(to(ANNA, bureau.answer(start, "FORM")).text()).contains("FORM is not possible now");
  }
}
