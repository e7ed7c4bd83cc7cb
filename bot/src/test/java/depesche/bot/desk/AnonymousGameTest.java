package depesche.bot.desk;

import static depesche.bot.desk.Bureau.PLAYERS;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.config.SecretSource;
import depesche.bot.config.Settings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Moderators 3, ask 41, and 4, story 32: in an anonymous game nobody learns who plays before the
/// end: no name, no address and no account, in mails, posts, reports, errors and proofs.
class AnonymousGameTest {

  private static final String MASTER = "master@localhost";
  private static final String ACCOUNT = "777000777000777001";

  private final Bureau bureau = new Bureau(onDiscord());

  private static Settings onDiscord() {
    return Settings.standard()
        .with(
            new Settings.Discord(
                new SecretSource(Optional.of("NOWHERE"), Optional.empty()),
                Optional.of("100000000000000001"),
                Optional.of("100000000000000002"),
                Optional.empty(),
                Optional.empty(),
                Optional.of("100000000000000003"),
                Optional.empty(),
                Optional.empty()));
  }

  @AfterEach
  void close() {
    bureau.close();
  }

  /// {@return who learns who somebody else is: `bert@x.org: anna`}
  private static List<String> leaks(List<Bureau.Mail> mails) {
    List<String> leaks = new ArrayList<>();
    for (Bureau.Mail mail : mails) {
      String all =
          String.join(
              "\n",
              mail.subject(),
              mail.id(),
              mail.replyTo(),
              mail.text(),
              mail.html(),
              mail.transcript());
      List<String> views = Canary.views(all);
      canaries()
          .forEach(
              (person, canary) -> {
                if (!mail.to().contains(person) && canary.isIn(views)) {
                  leaks.add(mail.to() + ": " + person);
                }
              });
    }
    return leaks;
  }

  private static Map<String, Canary> canaries() {
    Map<String, Canary> canaries = new LinkedHashMap<>();
    for (String player : PLAYERS) {
      String person = player.substring(0, player.indexOf('@'));
      canaries.put(
          person, new Canary(person, List.of(player, name(person), "<" + person, person + "@")));
    }
    canaries.put("discord:user:" + ACCOUNT, new Canary("account", List.of(ACCOUNT)));
    return canaries;
  }

  private static String name(String person) {
    return "Zyx" + person.substring(0, 1).toUpperCase(Locale.ROOT) + person.substring(1);
  }

  private List<Bureau.Mail> seated(String options) {
    bureau.write(MASTER, "CREATE bismarck blood-and-iron " + options);
    List<Bureau.Mail> mails = new ArrayList<>();
    for (String player : PLAYERS) {
      List<Bureau.Mail> joined = bureau.write(player, "JOIN bismarck");
      Bureau.Mail welcome =
          joined.stream().filter(mail -> mail.to().equals(player)).findFirst().orElseThrow();
      mails.addAll(joined);
      String person = player.substring(0, player.indexOf('@'));
      mails.addAll(bureau.answer(welcome, "SET MYNAME " + name(person)));
    }
    bureau.ask(
        unitOfWork -> {
          var anna = unitOfWork.player("anna@x.org").orElseThrow();
          anna.discord = ACCOUNT;
          anna.pings = true;
          return anna;
        });
    mails.addAll(bureau.write(MASTER, "START bismarck"));
    return mails;
  }

  private static Bureau.Mail to(String address, List<Bureau.Mail> mails) {
    return mails.stream().filter(mail -> mail.to().equals(address)).toList().getLast();
  }

  private List<Bureau.Mail> life(List<Bureau.Mail> start) {
    List<Bureau.Mail> mails = new ArrayList<>();
    mails.addAll(bureau.write("zoe@x.org", "OBSERVE bismarck", "STATUS bismarck", "LIST"));
    for (String player : PLAYERS) {
      mails.addAll(
          bureau.answer(
              to(player, start), "STATUS", "HISTORY", "REPORT TEXT", "MAP", "TRANSCRIPT"));
    }
    // To ask whether somebody plays here gets the same answer as about a stranger.
    mails.addAll(bureau.answer(to("bert@x.org", start), "STAND-IN anna@x.org FOR 1"));
    mails.addAll(bureau.answer(to("cora@x.org", start), "STAND-IN fred@x.org FOR 1"));
    mails.addAll(bureau.write("fred@x.org", "JOIN bismarck"));
    mails.addAll(bureau.write("fred@x.org", "WAITLIST bismarck"));
    mails.addAll(bureau.answer(to("cora@x.org", start), "SET DIGEST 08:00"));
    bureau.passes(Duration.ofDays(2));
    mails.addAll(bureau.works());
    bureau.passes(Duration.ofDays(2));
    mails.addAll(bureau.works());
    bureau.passes(Duration.ofDays(4));
    mails.addAll(bureau.works());
    mails.addAll(bureau.write("bert@x.org", "A BER - XYZ"));
    mails.addAll(bureau.answer(to("dirk@x.org", start), "RESIGN bismarck"));
    mails.addAll(bureau.write("fred@x.org", "JOIN bismarck"));
    mails.addAll(bureau.write(MASTER, "STATUS bismarck", "TRANSCRIPT bismarck", "PAUSE bismarck"));
    return mails;
  }

  @Test
  void nobodyLearnsWhoPlaysBeforeTheEnd() {
    List<Bureau.Mail> mails = new ArrayList<>(seated("anonymous=ON"));
    mails.addAll(life(List.copyOf(mails)));
    assertThat(mails).hasSizeGreaterThan(60);
    assertThat(mails).anyMatch(mail -> mail.to().startsWith("discord:game:"));
    // The one who asked by address knows the address.
    List<String> leaks = new ArrayList<>(leaks(mails));
    leaks.remove("bert@x.org: anna");
    assertThat(leaks).isEmpty();
    assertThat(mails)
        .filteredOn(mail -> mail.to().equals("bert@x.org"))
        .noneMatch(mail -> mail.text().contains("already plays"));
    List<Bureau.Mail> opened = bureau.write(MASTER, "OPEN bismarck");
    // The players left at the end differ from deal to deal.
    assertThat(opened)
        .anyMatch(mail -> mail.text().contains("Who played: ") && mail.text().contains("Zyx"));
  }

  @Test
  void everyPlantedLeakIsFound() {
    // The scan can fail: wherever a name is planted, it is seen.
    List<Bureau.Mail> shown = new ArrayList<>(seated(""));
    shown.addAll(life(List.copyOf(shown)));
    assertThat(leaks(shown)).contains("cora@x.org: anna", "discord:status:bismarck: anna");
    assertThat(leaks(shown)).anyMatch(leak -> leak.endsWith(ACCOUNT));
    for (String planted :
        List.of("ZyxBert", "bert@x.org", "From: Bert <bert@x.org>", "reply to <bert")) {
      Bureau.Mail mail = new Bureau.Mail("cora@x.org", "", planted, "", "", "", "");
      assertThat(leaks(List.of(mail))).as(planted).isNotEmpty();
    }
  }
}
