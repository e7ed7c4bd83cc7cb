package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.Volume;
import depesche.bot.game.trouble.ReturnAddress;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.mail.ParcelRow;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// What mailing lists do to a game that reports to one: what they say is never answered, and what
/// they take, hold, repeat or show changes nothing.
class RoughListsTest extends ListTable {

  /// Of Mailman, mlmmj, Google Groups, Majordomo and Sympa.
  private static final List<String> VOICES =
      List.of(
          "turns",
          "turns-owner",
          "turns-bounces",
          "turns-bounces+depesche=localhost",
          "turns-request",
          "turns-confirm+0123abcd",
          "turns+owner",
          "turns+help",
          "turns+bounces-3-depesche=localhost",
          "turns+noreply",
          "owner-turns",
          "majordomo",
          "noreply",
          "sympa");

  private static final List<String> BESIDE = VOICES.subList(1, VOICES.size());

  private static final List<String> SUBJECTS =
      List.of(
          "Your message to turns@lists.example.org awaits moderator approval",
          "Post to turns@lists.example.org denied: [bismarck] Spring 1865",
          "Message distribution",
          "Your message was not approved",
          "Re: [bismarck] Spring 1865",
          "Majordomo results",
          "=?utf-8?q?Post_to_turns=40lists.example.org_denied:_Spring?=",
          "JOIN bismarck");

  /// Few of them say that they are a program's.
  private static final List<String> MARKS =
      List.of(
          "",
          "Precedence: bulk\nList-Id: <turns.lists.example.org>\n",
          "X-List-Administrivia: yes\n",
          "Auto-Submitted: auto-replied\n",
          "Auto-Submitted: auto-generated\nReturn-Path: <>\n",
          "Reply-To: turns-confirm+0123abcd@lists.example.org\n");

  private static final List<String> TEXTS =
      List.of(
          "Is being held until the list moderator can review it.",
          "Unprocessed:\n\nA %s H",
          "HELP",
          "STATUS bismarck",
          "REPORTS bismarck OFF",
          "Depesche wrote:\n\n> Orders and results\n> A %s H");

  private String one(List<String> all, Random random) {
    return all.get(random.nextInt(all.size()));
  }

  private ParcelRow posted() {
    return bureau.ask(
        unitOfWork ->
            unitOfWork.outTray().waiting(false).stream()
                .map(due -> unitOfWork.parcel(due.id()))
                .filter(parcel -> parcel.recipient.equals(LIST))
                .findFirst()
                .orElseThrow());
  }

  private String onFile() {
    return bureau.asks(game -> game.onFile(game.seats().getFirst()).toString());
  }

  @Test
  void whateverAListSaysIsToldOnceAWeekAndNeverAnswered() {
    // Lists: refusals, moderation and bounces of a list are told to the master once, with what to
    // do; a held post's answer without Auto-Submitted is not answered.
    long seed = Long.getLong("depesche.seed", System.nanoTime());
    System.out.printf("RoughListsTest: -Ddepesche.seed=%d%n", seed);
    Random random = new Random(seed);
    playing();
    ParcelRow post = posted();
    String back =
        bureau.ask(
            unitOfWork -> ReturnAddress.of(bureau.services.settings(), post, unitOfWork::word));
    String army = bureau.armies("Red").getFirst();
    bureau.everybodyIsProved = false;
    bureau.write(MASTER, "PAUSE bismarck");
    for (int i = 0; i < Volume.of(150); i++) {
      if (random.nextInt(8) == 0) {
        bureau.passes(Duration.ofDays(1));
        bureau.works();
        bureau.write(MASTER, "REPORTS bismarck OFF");
        agreed("REPORTS TO " + LIST);
      } else {
        bureau.passes(Duration.ofDays(7).plusSeconds(1));
        bureau.works();
      }
      int told = 0;
      for (int again = 0; again < 2; again++) {
        String marks = one(MARKS, random);
        String raw =
            mail(
                // With the marks of a list, its own address writes what somebody has posted.
                one(marks.contains("List-Id") ? BESIDE : VOICES, random) + "@lists.example.org",
                random.nextInt(3) == 0 ? back : "depesche@localhost",
                one(SUBJECTS, random),
                marks + (random.nextBoolean() ? "In-Reply-To: " + post.messageId + "\n" : ""),
                one(TEXTS, random).formatted(army));
        List<Bureau.Mail> sent = comes(raw);
        assertThat(sent).as(raw).allMatch(mail -> mail.to().equals(MASTER));
        assertThat(flat(sent)).as(raw).doesNotContain("A " + army + " H");
        told += sent.size();
        assertThat(told).as(raw).isEqualTo(1);
      }
    }
    assertThat(onFile()).doesNotContain(army + " H");
  }

  @Test
  void whatAListPassesOnIsNothingThatItSays() {
    // Many lists write in their own name what somebody posts (DMARC), us included, and some send
    // it twice. Nobody is told, nothing is answered, least of all the list.
    playing();
    String id = posted().messageId;
    String army = bureau.armies("Red").getFirst();
    List<String> froms =
        List.of("\"Anna via Turns\" <" + LIST + ">", "\"Depesche via Turns\" <" + LIST + ">");
    for (String from : froms) {
      for (String to : List.of(LIST, LIST + ", depesche@localhost", "depesche@localhost")) {
        for (String mark :
            List.of("", "List-Id: <turns.lists.example.org>\n", "Precedence: list\n")) {
          boolean ours = from.startsWith("\"Depesche");
          if (to.startsWith("depesche") && mark.isEmpty() && !ours) {
            continue;
          }
          for (int i = 0; i < 2; i++) {
            String raw =
                mail(
                    from,
                    to,
                    "[Turns] [bismarck] Spring 1865",
                    mark + "Reply-To: anna@x.org\n",
                    "A %s H\n-- \nThe list".formatted(army));
            String passed = ours ? raw.replace("<%d@lists.example.org>".formatted(mails), id) : raw;
            assertThat(comes(passed)).as(passed).isEmpty();
          }
        }
      }
    }
    assertThat(onFile()).doesNotContain(army + " H");
  }

  @Test
  void whatWaitsForAListThatGetsNoMoreIsWithdrawn() {
    // A list that was down for days must not get reports after REPORTS OFF, or of a game that is
    // private by now. What waits of another game, or for others, goes.
    playing();
    bureau.write(MASTER, "CREATE sedan blood-and-iron");
    Bureau.PLAYERS.forEach(player -> bureau.write(player, "JOIN sedan"));
    agreed("REPORTS sedan TO " + LIST);
    bureau.write(MASTER, "START sedan");
    turn();
    assertThat(waiting("bismarck")).isEqualTo(2);
    assertThat(waiting("sedan")).isEqualTo(2);
    bureau.write(MASTER, "REPORTS bismarck OFF");
    assertThat(waiting("bismarck")).isZero();
    assertThat(waiting("sedan")).isEqualTo(2);
    agreed("REPORTS bismarck TO " + LIST);
    assertThat(to(LIST, turn())).hasSize(2);
    bureau.write(MASTER, "SET RULE sedan private=ON");
    assertThat(waiting("sedan")).isZero();
    assertThat(waiting("bismarck")).isEqualTo(1);
  }

  private int waiting(String game) {
    return bureau.ask(
        unitOfWork ->
            (int)
                unitOfWork.outTray().waiting(false).stream()
                    .filter(due -> due.recipient().equals(LIST) && due.game().equals(game))
                    .count());
  }

  @Test
  void twoGamesOnOneListAreTwoTopics() {
    // Each has its own; both masters hear what the list says; one ends without the other.
    playing();
    bureau.write(MASTER, "CREATE sedan blood-and-iron");
    Bureau.PLAYERS.forEach(player -> bureau.write(player, "JOIN sedan"));
    List<Bureau.Mail> asked = bureau.write(MASTER, "REPORTS sedan TO " + LIST);
    assertThat(to(LIST, bureau.write(MASTER, "START sedan"))).isEmpty();
    agreed(asked);
    List<Bureau.Mail> listed = to(LIST, turn());
    assertThat(listed).hasSize(2);
    for (String game : List.of("bismarck", "sedan")) {
      assertThat(listed)
          .filteredOn(mail -> mail.subject().startsWith("[" + game + "]"))
          .singleElement()
          .satisfies(mail -> assertThat(mail.headers()).contains("<game." + game + "@"));
    }
    List<Bureau.Mail> told =
        comes(mail("turns-bounces@lists.example.org", "depesche@localhost", "Held", "", "Held."));
    assertThat(told).hasSize(2).allMatch(mail -> mail.to().equals(MASTER));
    bureau.write(MASTER, "REPORTS sedan OFF");
    assertThat(to(LIST, turn()))
        .singleElement()
        .satisfies(mail -> assertThat(mail.subject()).startsWith("[bismarck]"));
  }

  @Test
  void aListHearsThatAReportHoldsNoMore() {
    // ROLLBACK: the orders of a turn that the list has read are open again; the new report is a new
    // post, for lists drop what has a Message-ID that they know.
    table("blood-and-iron rollback=MASTER reopen=ON");
    agreed("REPORTS TO " + LIST);
    List<Bureau.Mail> listed = new ArrayList<>(to(LIST, bureau.write(MASTER, "START bismarck")));
    listed.addAll(to(LIST, turn()));
    List<Bureau.Mail> again =
        to(LIST, bureau.write(MASTER, "ROLLBACK bismarck REPLAY=OFF REASON a mail was lost"));
    assertThat(flat(again)).contains("a mail was lost");
    listed.addAll(again);
    List<Bureau.Mail> anew = to(LIST, turn());
    assertThat(anew).hasSize(1);
    listed.addAll(anew);
    assertThat(listed.stream().map(Bureau.Mail::id)).hasSize(4).doesNotHaveDuplicates();
    assertThat(listed)
        .allMatch(mail -> mail.replyTo().equals(LIST) && !mail.toString().contains("AGREE"));
  }

  @Test
  void aMasterWithoutAnAddressGetsNoAnswers() throws SQLException {
    // REPLY MASTER: who runs a game by Discord alone has none to name.
    table("blood-and-iron");
    agreed("REPORTS TO " + LIST + " REPLY MASTER");
    bureau.write(MASTER, "START bismarck");
    String account = "200000000000000001";
    bureau.ask(
        unitOfWork -> {
          PlayerRow row = new PlayerRow();
          row.address = PlayerRow.onDiscord(account);
          row.discord = account;
          row.zone = "Europe/Berlin";
          return unitOfWork.enter(row);
        });
    try (var connection = bureau.ledger.source().getConnection();
        var statement = connection.createStatement()) {
      statement.execute("update game set master = 'discord:%s'".formatted(account));
    }
    assertThat(to(LIST, turn()))
        .singleElement()
        .satisfies(mail -> assertThat(mail.replyTo()).isEqualTo(LIST));
  }
}
