package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.mail.InboxRow;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Issue 46, point 9: a second account that is linked with an address took the seat from the first
/// without a word. It is asked about first, and both are told.
class SecondAccountTest {

  private static final String ANNA = "1000000000000000001";
  private static final String OTHER = "1000000000000000002";
  private static final String STRANGER = "1000000000000000009";

  private final Bureau bureau = new Bureau();
  private int said;
  private String yes = "";

  @AfterEach
  void close() {
    bureau.close();
  }

  private List<Bureau.Mail> calls(String account, String line) {
    InboxRow row = Tried.call(account, "", List.of(line));
    said++;
    row.uid = said;
    row.digest = "call " + said;
    row.received = bureau.now();
    bureau.ask(unitOfWork -> unitOfWork.enter(row));
    return bureau.works();
  }

  private static String said(List<Bureau.Mail> mails) {
    return mails.stream()
        .map(mail -> mail.to() + " " + mail.text().replaceAll("\\s+", " "))
        .collect(Collectors.joining("\n"));
  }

  private static String told(List<Bureau.Mail> mails, String to) {
    return said(mails.stream().filter(mail -> mail.to().endsWith(to)).toList());
  }

  private String account() {
    return bureau.ask(
        unitOfWork -> String.valueOf(unitOfWork.player("anna@x.org").orElseThrow().discord));
  }

  private static String found(String pattern, String text) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    assertThat(matcher.find()).as(text).isTrue();
    return String.valueOf(matcher.group(1));
  }

  private List<Bureau.Mail> uses(String account) {
    String code = found("/link (\\w+)", said(bureau.write("anna@x.org", "LINK")));
    return calls(account, "LINK " + code);
  }

  @BeforeEach
  void aSecondAccountAsks() {
    bureau.begin();
    assertThat(said(uses(ANNA))).contains("they are one player");
    List<Bureau.Mail> asked = uses(OTHER);
    assertThat(said(asked)).contains("nothing changes until");
    assertThat(account()).isEqualTo(ANNA);
    assertThat(told(asked, ANNA)).contains("instead of");
    assertThat(told(asked, "anna@x.org")).contains("instead of", OTHER);
    yes = found("`(LINK \\w{10})`", told(asked, "anna@x.org"));
  }

  private void isMovedAndTold(List<Bureau.Mail> mails) {
    assertThat(account()).isEqualTo(OTHER);
    assertThat(told(mails, ANNA)).contains("nother account on Discord is linked");
    assertThat(told(mails, "anna@x.org")).contains("nother account on Discord is linked");
    assertThat(told(mails, OTHER)).contains("they are one player");
    assertThat(said(calls(OTHER, "STATUS bismarck"))).contains("you are");
    assertThat(said(calls(ANNA, yes))).contains("nor a valid code");
  }

  @Test
  void theFirstAccountAgrees() {
    // Nobody else can: the code is of no use to a third one.
    assertThat(said(calls(STRANGER, yes))).contains("nor a valid code");
    assertThat(account()).isEqualTo(ANNA);
    isMovedAndTold(calls(ANNA, yes));
  }

  @Test
  void whoHasLostTheirAccountAgreesByMail() {
    // From another address the code is no more than a word.
    bureau.write("bert@x.org", yes);
    assertThat(account()).isEqualTo(ANNA);
    isMovedAndTold(bureau.write("anna@x.org", yes));
  }
}
