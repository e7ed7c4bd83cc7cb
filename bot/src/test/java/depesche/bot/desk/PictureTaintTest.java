package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.desk.Bureau.Mail;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Pictures are made for their readers, as words are: each word of a picture is looked for, before
/// it is painted, in all that went out by mail and to Discord.
class PictureTaintTest {

  private static final String HAND = "Panel[heading=Your hand";
  private static final String PICTURE = "SheetPicture[";
  private static final String MASTER = "master@localhost";
  private static final String ANNA = "anna@x.org";
  private static final String BERT = "bert@x.org";

  private final Bureau bureau = new Bureau(Crowd.withRoles());

  @AfterEach
  void close() {
    bureau.close();
  }

  private static String seen(Mail mail) {
    return mail.html() + mail.transcript();
  }

  private static Mail latest(List<Mail> mails, String to) {
    return mails.stream().filter(mail -> mail.to().equals(to)).toList().getLast();
  }

  @Test
  void theHandIsInThePictureOfItsPlayerAlone() {
    // Set-up: three cards go to the hand. Its player sees them in each picture, and nobody else.
    List<Mail> mails = new ArrayList<>();
    bureau.write(MASTER, "CREATE bismarck bismarcks-dance masters=OPEN");
    bureau.write(ANNA, "JOIN bismarck");
    bureau.write("zoe@x.org", "OBSERVE bismarck");
    mails.addAll(bureau.write(MASTER, "START bismarck"));
    Mail report = latest(mails, ANNA);
    assertThat(seen(report)).contains(HAND).contains("name=Honest Broker");
    mails.addAll(bureau.answer(report, "END"));
    assertThat(seen(latest(mails, ANNA))).contains(HAND);
    for (String line : List.of("STATUS bismarck", "MAP bismarck", "HISTORY bismarck")) {
      mails.addAll(bureau.write(MASTER, line));
      mails.addAll(bureau.write("zoe@x.org", line));
    }
    mails.addAll(bureau.write(MASTER, "PREVIEW bismarck"));
    List<Mail> others = mails.stream().filter(mail -> !mail.to().equals(ANNA)).toList();
    assertThat(others).noneMatch(mail -> seen(mail).contains(HAND));
    assertThat(others)
        .filteredOn(mail -> seen(mail).contains(PICTURE))
        .extracting(Mail::to)
        .contains(MASTER, "zoe@x.org", "discord:game:bismarck", "discord:status:bismarck");
    assertThat(others).noneMatch(mail -> seen(mail).contains("name=Honest Broker"));
  }

  @Test
  void noTableOfAContestIsInAnothersPicture() {
    // Nobody sees another's table before all have ended; onlookers see none at all.
    bureau.write(MASTER, "CREATE bismarck bismarcks-dance contest");
    bureau.write(ANNA, "JOIN bismarck");
    bureau.write(BERT, "JOIN bismarck");
    List<Mail> mails = new ArrayList<>(bureau.write(MASTER, "START bismarck"));
    assertThat(seen(latest(mails, ANNA))).contains(HAND);
    assertThat(seen(latest(mails, BERT))).contains(HAND);
    List<Mail> after = bureau.answer(latest(mails, ANNA), "ALLOCATE DIPLOMACY 5", "END");
    assertThat(after)
        .filteredOn(mail -> seen(mail).contains(PICTURE))
        .isNotEmpty()
        .allMatch(mail -> mail.to().equals(ANNA) && !seen(mail).contains("Setup"));
    List<Mail> asked = new ArrayList<>(bureau.answer(latest(mails, BERT), "STATUS", "MAP"));
    assertThat(seen(latest(asked, BERT))).contains(HAND, "title=Turn 1, Setup");
    asked.addAll(bureau.write(MASTER, "STATUS bismarck", "MAP bismarck"));
    mails.addAll(after);
    mails.addAll(asked);
    assertThat(mails)
        .filteredOn(mail -> !List.of(ANNA, BERT).contains(mail.to()))
        .noneMatch(mail -> seen(mail).contains(PICTURE));
  }
}
