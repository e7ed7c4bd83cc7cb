package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.config.SettingsFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Who may agree that a list gets the reports of a game, and how: nobody but its owner.
class ListOwnersTest extends ListTable {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "List-Id: <turns.lists.example.org>\n|olga@example.org|depesche@localhost",
        "Precedence: list\n|olga@example.org|depesche@localhost",
        "List-Id: <turns.lists.example.org>\n|turns@lists.example.org|depesche@localhost",
        "|turns@lists.example.org|depesche@localhost",
        "|turns@lists.example.org|turns@lists.example.org"
      })
  void aCodeThatComesByTheListCountsNoMore(String way) {
    // All who read there have it. The master is told so, asks again, and the owner answers us
    // alone.
    table("blood-and-iron");
    String[] parts = way.split("\\|", -1);
    String code = code(bureau.write(MASTER, "REPORTS TO " + LIST), OWNER);
    List<Bureau.Mail> sent =
        comes(mail(parts[1], parts[2], "Re: [bismarck] a list", parts[0], "ACCEPT " + code));
    assertThat(flat(to(MASTER, sent))).contains("has come through the list itself");
    assertThat(to(LIST, sent)).isEmpty();
    bureau.write("mallory@example.org", "ACCEPT " + code);
    assertThat(to(LIST, bureau.write(MASTER, "START bismarck"))).isEmpty();
    agreed("REPORTS TO " + LIST);
    assertThat(to(LIST, turn())).hasSize(1);
  }

  @Test
  void theCodeOfAListProvesNobodysAddress() {
    // Whoever has it may write in anybody's name; only an answer from where it went proves one.
    table("blood-and-iron");
    String code = code(bureau.write(MASTER, "REPORTS TO " + LIST), OWNER);
    bureau.everybodyIsProved = false;
    bureau.write("victim@example.org", "ACCEPT " + code);
    assertThat(
            bureau.<Boolean>ask(
                unitOfWork ->
                    unitOfWork
                        .player("victim@example.org")
                        .filter(p -> p.proved != null)
                        .isPresent()))
        .isFalse();
  }

  @Test
  void noCodeGoesToAnotherList() {
    // The owner's address of one list may be a list of its own, where many read.
    table("blood-and-iron");
    List<Bureau.Mail> asked = bureau.write(MASTER, "REPORTS TO " + OWNER);
    bureau.write(OLGA, "ACCEPT " + code(asked, "turns-owner-owner@lists.example.org"));
    List<Bureau.Mail> sent = bureau.write(MASTER, "REPORTS TO " + LIST);
    assertThat(to(OWNER, sent)).isEmpty();
    assertThat(flat(to(MASTER, sent))).contains("is a mailing list");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "depesche@localhost",
        "Depesche@LOCALHOST",
        "depesche+bcdfghjkmnpqrstvw@localhost",
        "depesche+x@localhost",
        "master@localhost"
      })
  void ourOwnAddressIsNoList(String address) {
    // We would write to ourselves for ever.
    table("blood-and-iron");
    List<Bureau.Mail> sent = bureau.write(MASTER, "REPORTS TO " + address);
    assertThat(sent).allMatch(mail -> mail.to().equals(MASTER));
    assertThat(flat(sent)).doesNotContain("I have asked");
    assertThat(said("REPORTS bismarck OFF")).contains("no list gets reports");
  }

  @Test
  void aSecondMasterMayNameAnotherList() {
    // Each list has its owner; what one says does not count for the other.
    playing();
    String other = "news@other.example";
    List<Bureau.Mail> offered = bureau.write(MASTER, "PROMOTE bismarck anna@x.org");
    bureau.write("anna@x.org", "ACCEPT " + code(offered, "anna@x.org"));
    List<Bureau.Mail> asked = bureau.write("anna@x.org", "REPORTS bismarck TO " + other);
    assertThat(to(other, turn())).isEmpty();
    bureau.write(OLGA, "ACCEPT " + code(asked, "news-owner@other.example"));
    List<Bureau.Mail> sent = turn();
    assertThat(to(LIST, sent)).hasSize(1);
    assertThat(to(other, sent)).hasSize(1);
    assertThat(to(LIST, sent).getFirst().id()).isNotEqualTo(to(other, sent).getFirst().id());
  }

  @Test
  void theOwnerIsWhomTheOperatorNamesOrWhomTheListDoes() throws IOException {
    // The settings first, then List-Owner in a mail that came by the list, then the usual address.
    table("blood-and-iron");
    String fields =
        "List-Id: <t.lists.example.org>\nList-Post: <mailto:%s>\nList-Owner: <mailto:%s>\n";
    comes(mail("anna@x.org", LIST, "Hi", fields.formatted(LIST, "mallory@evil.example"), "Hi"));
    assertThat(to(OWNER, bureau.write(MASTER, "REPORTS TO " + LIST))).hasSize(1);
    String request = "turns-request@lists.example.org";
    comes(mail("anna@x.org", LIST, "Hi", fields.formatted(LIST, request), "Hi"));
    comes(mail("anna@x.org", LIST, "Hi", fields.formatted("b@lists.example.org", OWNER), "Hi"));
    bureau.passes(Duration.ofDays(1));
    List<Bureau.Mail> asked = bureau.write(MASTER, "REPORTS TO " + LIST);
    assertThat(to(OWNER, asked)).isEmpty();
    bureau.write(OLGA, "ACCEPT " + code(asked, request));
    assertThat(to(LIST, bureau.write(MASTER, "START bismarck"))).hasSize(1);
    Path file = Files.createTempFile("server", ".yaml");
    String named =
        "lists:\n"
            + "  - {address: %s, owner: Otto@example.org}\n"
            + "  - {address: %s, owner: otto@example.org}\n";
    Files.writeString(file, named.formatted(LIST, "news@lists.example.org"));
    try (Bureau settled = new Bureau(SettingsFile.read(file)).after(20)) {
      settled.write(MASTER, "CREATE sedan blood-and-iron");
      List<Bureau.Mail> both =
          settled.write(
              MASTER, "REPORTS sedan TO " + LIST, "REPORTS sedan TO news@lists.example.org");
      assertThat(to("otto@example.org", both)).hasSize(2);
      assertThat(both).noneMatch(mail -> mail.to().contains("lists.example.org"));
    }
  }

  @Test
  void aListThatLeavesTheSettingsGoesOn() throws IOException {
    // Nothing breaks, and REPORTS OFF ends it; then its owner is asked.
    Path file = Files.createTempFile("server", ".yaml");
    Files.writeString(file, "lists:\n  - {address: %s}\n".formatted(LIST));
    Bureau allowed = new Bureau(SettingsFile.read(file));
    allowed.write(MASTER, "CREATE bismarck blood-and-iron");
    Bureau.PLAYERS.forEach(player -> allowed.write(player, "JOIN bismarck"));
    allowed.write(MASTER, "REPORTS TO " + LIST);
    assertThat(to(LIST, allowed.write(MASTER, "START bismarck"))).hasSize(1);
    // The same tables, and other settings.
    bureau.after(20).passes(Duration.between(Bureau.BEGIN, allowed.now()));
    assertThat(to(LIST, turn())).isNotEmpty();
    assertThat(said("REPORTS bismarck OFF")).contains("nothing of bismarck goes to " + LIST);
    assertThat(to(OWNER, bureau.write(MASTER, "REPORTS bismarck TO " + LIST))).hasSize(1);
  }
}
