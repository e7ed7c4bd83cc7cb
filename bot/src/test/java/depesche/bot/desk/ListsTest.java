package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.config.SettingsFile;
import depesche.bot.post.smtp.Placeholder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// `REPORTS TO`: a mailing list gets what is public of a game, and nothing else.
class ListsTest extends ListTable {

  @ParameterizedTest
  @CsvSource({"blood-and-iron", "great-powers"})
  void aListGetsWhatIsPublicOnceItsOwnerSaysSo(String title) {
    // Lists: never a token, a personal proof, or a reply address that proves a seat.
    table(title);
    List<Bureau.Mail> asked = bureau.write(MASTER, "REPORTS bismarck TO " + LIST);
    assertThat(to(LIST, asked)).isEmpty();
    assertThat(flat(to(MASTER, asked))).contains("turns-owner@lists.example.org");
    List<Bureau.Mail> told = agreed(asked);
    assertThat(flat(to("olga@example.org", told))).contains("go to " + LIST);
    assertThat(flat(to(MASTER, told))).contains("go to " + LIST);
    List<Bureau.Mail> sent = new ArrayList<>(bureau.write(MASTER, "START bismarck"));
    List<Bureau.Mail> turn = turn();
    sent.addAll(turn);
    List<Bureau.Mail> listed = to(LIST, sent);
    assertThat(listed).hasSizeGreaterThanOrEqualTo(2);
    for (Bureau.Mail mail : listed) {
      assertThat(mail.subject()).startsWith("[bismarck] ");
      assertThat(mail.replyTo()).isEqualTo(LIST);
      assertThat(mail.headers())
          .contains("References: <game.bismarck@")
          .doesNotContain("List-Unsubscribe");
      assertThat(mail.text())
          .contains("which runs the game bismarck")
          .doesNotContain("Reply HELP", "Reply with your", "you are ", "SIGNON");
      for (Bureau.Mail other : sent) {
        if (!other.token().isEmpty()) {
          assertThat(mail.toString()).doesNotContain(other.token());
        }
      }
    }
    assertThat(to(LIST, bureau.write(MASTER, "ANNOUNCE bismarck", "Well met.")))
        .hasSize(1)
        .allMatch(mail -> mail.text().contains("Well met."));
    assertThat(to(LIST, bureau.write(MASTER, "PAUSE bismarck", "RESUME bismarck"))).isEmpty();
    assertThat(said("REPORTS bismarck OFF")).contains("nothing of bismarck goes to " + LIST);
    assertThat(to(LIST, bureau.write(MASTER, "ANNOUNCE bismarck", "Gone."))).isEmpty();
  }

  @Test
  void answersGoToTheMasterIfTheySaySo() {
    // Reply-To is the list or the master, as the table says.
    table("blood-and-iron");
    agreed("REPORTS TO " + LIST + " REPLY MASTER");
    assertThat(to(LIST, bureau.write(MASTER, "START bismarck")))
        .isNotEmpty()
        .allMatch(mail -> mail.replyTo().equals(MASTER));
  }

  @Test
  void whatIsNoListIsNotAsked() {
    // A person's address would read there what is for them alone; a private game is for nobody.
    table("blood-and-iron");
    assertThat(said("REPORTS TO anna@x.org")).contains("needs an address of its own");
    assertThat(said("REPORTS TO everybody")).contains("no address of a list");
    assertThat(said("REPORTS bismarck OFF")).contains("no list gets reports");
    bureau.write(MASTER, "CREATE sedan standard private=ON");
    assertThat(said("REPORTS sedan TO " + LIST)).contains("private");
    List<Bureau.Mail> player = bureau.write("anna@x.org", "REPORTS bismarck TO " + LIST);
    assertThat(player).noneMatch(mail -> mail.to().contains("lists.example.org"));
    assertThat(flat(to("anna@x.org", player))).doesNotContain("I have asked");
  }

  @Test
  void nothingOfAGameThatBecomesPrivateGoesToItsLists() {
    // A private game is shown to nobody, whatever its master had said before.
    table("blood-and-iron");
    agreed("REPORTS TO " + LIST);
    bureau.write(MASTER, "START bismarck");
    bureau.write(MASTER, "SET RULE bismarck private=ON");
    assertThat(to(LIST, turn())).isEmpty();
    assertThat(to(LIST, bureau.write(MASTER, "ANNOUNCE bismarck", "Well met."))).isEmpty();
    bureau.write(MASTER, "SET RULE bismarck private=OFF");
    assertThat(to(LIST, bureau.write(MASTER, "ANNOUNCE bismarck", "Well met."))).hasSize(1);
  }

  @Test
  void nobodyButWhoHasTheCodeSaysYes() {
    // The code goes to the owner's address, never to the list.
    table("blood-and-iron");
    bureau.write(MASTER, "REPORTS TO " + LIST);
    bureau.write("olga@example.org", "ACCEPT", "ACCEPT abcdefghijklmnopq");
    assertThat(to(LIST, bureau.write(MASTER, "START bismarck"))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"blood-and-iron", "great-powers"})
  void noMailIsLargerThanTheListTakes(String title) {
    // Mailman holds what has more than 40 kB.
    table(title);
    agreed("REPORTS TO " + LIST);
    bureau.painter = _ -> new byte[60_000];
    bureau.write(MASTER, "START bismarck");
    turn();
    List<Integer> sizes =
        bureau.ask(
            unitOfWork ->
                unitOfWork.outTray().waiting(false).stream()
                    .map(due -> unitOfWork.parcel(due.id()))
                    .filter(parcel -> parcel.recipient.equals(LIST))
                    .map(
                        parcel ->
                            Placeholder.IN_MAIL.fill(
                                    parcel.bytes, unitOfWork.enclosures().of(parcel))
                                .length)
                    .toList());
    assertThat(sizes).hasSizeGreaterThanOrEqualTo(2).allMatch(size -> size <= 40_000);
  }

  @Test
  void aListThatTheOperatorNamesNeedsNoCode() throws IOException {
    // lists: in the settings; and its own limit leaves room for the picture.
    Path file = Files.createTempFile("server", ".yaml");
    Files.writeString(file, "lists:\n  - {address: %s, largest: 250000}\n".formatted(LIST));
    try (Bureau allowed = new Bureau(SettingsFile.read(file))) {
      allowed.write(MASTER, "CREATE sedan blood-and-iron");
      Bureau.PLAYERS.forEach(player -> allowed.write(player, "JOIN sedan"));
      assertThat(flat(to(MASTER, allowed.write(MASTER, "REPORTS sedan TO " + LIST))))
          .contains("go to " + LIST + " from now on");
      assertThat(to(LIST, allowed.write(MASTER, "START sedan")))
          .isNotEmpty()
          .allMatch(mail -> mail.html().contains("cid:"));
    }
  }

  @Test
  void theMasterHearsOnceThatAListTakesNothing() {
    // Lists: refusals and moderation are told to the master once, with what to do; a held post's
    // answer says of itself that it is automatic or does not: it is never answered.
    table("blood-and-iron");
    agreed("REPORTS TO " + LIST);
    bureau.write(MASTER, "START bismarck");
    List<Bureau.Mail> told = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      for (String sender : List.of("turns-owner", "turns-bounces", "turns+owner", "turns")) {
        told.addAll(
            comes(
                """
                From: Turns <%s@lists.example.org>
                To: depesche@localhost
                Subject: Your message to Turns awaits moderator approval
                Message-ID: <%d.%s@lists.example.org>

                Post by non-member to a members-only list.
                A BER - MUN
                """
                    .formatted(sender, i, sender)));
      }
    }
    assertThat(told).allMatch(mail -> mail.to().equals(MASTER)).hasSize(1);
    assertThat(flat(told)).contains(LIST, "awaits moderator approval", "REPORTS bismarck OFF");
  }

  @Test
  void ordersOnAListAreNotReadAndTheirWriterAloneIsToldSo() {
    // What people say there is talk; orders that are for us as well were meant for us.
    table("blood-and-iron");
    agreed("REPORTS TO " + LIST);
    bureau.write(MASTER, "START bismarck");
    String army = bureau.armies("Red").getFirst();
    for (String to : List.of(LIST, LIST + ", depesche@localhost")) {
      // A post that quotes our report has orders in it, and gives none.
      String quoting = "What a turn!\n\nDepesche wrote:\n> Orders and results\n>   A %s H  held.";
      for (String text :
          List.of("A %s H".formatted(army), "What a turn that was!", quoting.formatted(army))) {
        List<Bureau.Mail> answers =
            comes(
                """
                From: Anna <anna@x.org>
                To: %s
                Delivered-To: depesche@localhost
                Reply-To: %s
                Subject: Re: [bismarck] Spring 1865
                Message-ID: <%d@x.org>
                List-Id: <turns.lists.example.org>

                %s
                """
                    .formatted(to, LIST, (to + text).hashCode(), text));
        boolean meant = to.contains("depesche") && text.startsWith("A " + army);
        assertThat(answers).as(to + text).hasSize(meant ? 1 : 0);
        assertThat(answers).allMatch(mail -> mail.to().equals("anna@x.org"));
        if (meant) {
          assertThat(flat(answers))
              .contains("came through a mailing list")
              .doesNotContain("LISTEN");
        }
      }
    }
    String onFile = bureau.asks(game -> game.onFile(game.seats().getFirst()).toString());
    assertThat(onFile).doesNotContain(army + " H");
  }

  @Test
  void tenListsCostOnePrintingEach() throws IOException {
    // A mail to a list is one, however many read it there, and no picture is painted for it anew.
    assertThat(painted(10)).isEqualTo(painted(0)).allMatch(count -> count > 0);
  }

  /// {@return how many pictures are painted for a start, and for a turn}
  private static List<Integer> painted(int lists) throws IOException {
    StringBuilder named = new StringBuilder("data: data\n");
    List<Integer> painted = new ArrayList<>();
    AtomicInteger count = new AtomicInteger();
    for (int i = 0; i < lists; i++) {
      named.append(i == 0 ? "lists:\n" : "").append("  - {address: l").append(i);
      named.append("@lists.example.org, largest: 250000}\n");
    }
    Path file = Files.writeString(Files.createTempFile("server", ".yaml"), named);
    try (Bureau allowed = new Bureau(SettingsFile.read(file))) {
      allowed.painter = _ -> new byte[] {(byte) count.incrementAndGet()};
      allowed.write(MASTER, "CREATE metz blood-and-iron");
      Bureau.PLAYERS.forEach(player -> allowed.write(player, "JOIN metz"));
      for (int i = 0; i < lists; i++) {
        allowed.write(MASTER, "REPORTS metz TO l" + i + "@lists.example.org");
      }
      for (boolean begun : List.of(false, true)) {
        count.set(0);
        allowed.passes(begun ? Duration.ofDays(5) : Duration.ZERO);
        List<Bureau.Mail> sent = begun ? allowed.works() : allowed.write(MASTER, "START metz");
        painted.add(count.get());
        assertThat(sent)
            .filteredOn(mail -> mail.to().contains("lists.example.org"))
            .hasSize(lists)
            .allMatch(mail -> mail.html().contains("cid:"));
      }
    }
    return painted;
  }
}
