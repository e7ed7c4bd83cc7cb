package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.post.discord.DiscordInput;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// `listpress=ON`: what is written to everybody goes to the mailing lists of a game, too.
class ListPressTest extends PressTable {

  private static final String MASTER = "master@localhost";
  private static final String LIST = "turns@lists.example.org";

  private static List<Bureau.Mail> listed(List<Bureau.Mail> mails) {
    return mails.stream().filter(mail -> mail.to().equals(LIST)).toList();
  }

  private void agreed() {
    List<Bureau.Mail> asked = bureau.write(MASTER, "REPORTS bismarck TO " + LIST);
    Matcher code = Pattern.compile("ACCEPT (\\w+)").matcher(asked.toString());
    assertThat(code.find()).isTrue();
    bureau.write("olga@example.org", "ACCEPT " + code.group(1));
  }

  private List<Bureau.Mail> toAll(int seat, String text) {
    return listed(says(seat, "PRESS TO ALL", text, "ENDPRESS"));
  }

  @Test
  void pressToAllGoesToTheListIfTheTableSaysSo() {
    // Off unless it is set; by the seat, as everybody reads it, in the topic of the game, and with
    // nothing that answers for a seat or its writer. What is for some is for them.
    begin("anonymous=ON");
    agreed();
    says(0, "SET MYNAME Antonia");
    assertThat(toAll(0, "Nobody else reads this.")).isEmpty();
    bureau.write(MASTER, "SET PRESS bismarck listpress=on");
    assertThat(listed(says(0, "PRESS TO " + name(1), "Psst.", "ENDPRESS"))).isEmpty();
    assertThat(listed(says(0, "PRESS TO M", "Psst.", "ENDPRESS"))).isEmpty();
    List<Bureau.Mail> mails = says(0, "PRESS TO ALL", "To whom it may concern.", "ENDPRESS");
    assertThat(listed(mails))
        .singleElement()
        .satisfies(
            mail -> {
              assertThat(mail.subject()).isEqualTo("[bismarck] Press from " + name(0));
              assertThat(mail.replyTo()).isEqualTo(LIST);
              assertThat(mail.headers()).contains("References: <game.bismarck@");
              assertThat(mail.text())
                  .contains(name(0) + " wrote to everybody", "To whom it may concern.")
                  .contains("which runs the game bismarck")
                  .doesNotContain("REPLY", "cannot be answered");
              assertThat(mail.toString()).doesNotContain(address(0), "Antonia");
              mails.stream()
                  .filter(other -> !other.token().isEmpty())
                  .forEach(other -> assertThat(mail.toString()).doesNotContain(other.token()));
            });
    bureau.write(MASTER, "SET RULE bismarck private=ON");
    assertThat(toAll(0, "Among us.")).isEmpty();
    bureau.write(MASTER, "SET RULE bismarck private=OFF", "REPORTS bismarck OFF");
    assertThat(toAll(0, "Gone.")).isEmpty();
  }

  @Test
  void unsignedPressGoesWithTheOthersOfItsQuarter() {
    // Nothing on the list may say sooner than a mail who wrote it.
    begin("press=CHOOSE", "listpress=ON");
    agreed();
    assertThat(listed(says(0, "PRESS TO ALL GREY", "Guess.", "ENDPRESS"))).isEmpty();
    bureau.passes(QUARTER);
    assertThat(listed(bureau.works()))
        .singleElement()
        .satisfies(
            mail -> {
              assertThat(mail.subject()).isEqualTo("[bismarck] Press");
              assertThat(mail.text()).contains("Guess.", "Somebody").doesNotContain(name(0));
            });
  }

  @Test
  void aListGetsTenAtOnceAndThenOneEveryThreeMinutes() {
    // Two who quarrel do not flood it; their writer is told what it does not get, and all others
    // read it.
    begin("listpress=ON");
    agreed();
    for (int i = 0; i < 10; i++) {
      assertThat(toAll(i % 2, "No " + i)).hasSize(1);
    }
    List<Bureau.Mail> more = says(0, "PRESS TO ALL", "No more", "ENDPRESS");
    assertThat(listed(more)).isEmpty();
    assertThat(readers(more)).hasSizeGreaterThanOrEqualTo(4);
    assertThat(receipt(more)).contains("not go to the mailing list");
    bureau.passes(Duration.ofMinutes(3));
    assertThat(toAll(1, "One more")).hasSize(1);
    assertThat(toAll(1, "And one")).isEmpty();
    bureau.passes(Duration.ofMinutes(30));
    assertThat(toAll(1, "Calm again")).hasSize(1);
    assertThat(listed(bureau.write(MASTER, "ANNOUNCE bismarck", "Well met."))).hasSize(1);
  }

  @Test
  void whatIsWrittenOnDiscordGoesThereToo() {
    // Both channels, one rule.
    begin("listpress=ON");
    agreed();
    String account = "200000000000000001";
    bureau.ask(unitOfWork -> unitOfWork.player(address(0)).orElseThrow().discord = account);
    DiscordInput said =
        new DiscordInput(
            "1200000000000000001",
            account,
            List.of(),
            "",
            "token",
            "",
            "",
            List.of("PRESS TO ALL", "From afar.", "ENDPRESS"),
            DiscordInput.Oddity.NONE);
    List<Bureau.Mail> mails = heard(1, said);
    assertThat(listed(mails)).hasSize(1);
    assertThat(listed(mails).getFirst().toString())
        .contains("From afar.", name(0))
        .doesNotContain(account, address(0));
  }

  @Test
  void aListIsNobodysAddress() {
    // Many read there: no code and no seat's mail goes to a list that gets reports. But whom a
    // master only names as one is not barred from anything.
    begin("listpress=ON");
    bureau.write(MASTER, "REPORTS bismarck TO nina@x.org");
    List<Bureau.Mail> joined = bureau.write("nina@x.org", "STATUS bismarck");
    assertThat(joined).anyMatch(mail -> mail.to().equals("nina@x.org"));
    agreed();
    List<Bureau.Mail> all = new ArrayList<>();
    for (String line : List.of("ADDRESS ADD " + LIST, "STAND-IN " + LIST)) {
      List<Bureau.Mail> answer = says(0, line);
      assertThat(receipt(answer)).as(line).contains("is a mailing list");
      all.addAll(answer);
    }
    all.addAll(bureau.write(MASTER, "INVITE bismarck " + LIST));
    all.addAll(bureau.write(MASTER, "MASTERS bismarck ADD " + LIST));
    all.addAll(bureau.write(LIST, "JOIN bismarck"));
    assertThat(listed(all)).isEmpty();
  }
}
