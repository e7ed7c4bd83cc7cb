package depesche.bot.post.office.imap;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.post.office.MailboxPasswords;
import depesche.bot.post.office.Mailboxes;
import depesche.bot.post.office.PortListener;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the post office says to commands as they come, odd ones included.
final class ImapAnswersTest {

  private @TempDir Path folder;
  private PortListener listener;
  private RawClient client;

  @BeforeEach
  void open() throws IOException {
    listener =
        ImapSession.listen(
            new Mailboxes(folder, InstantSource.system()),
            new MailboxPasswords(Optional.empty()),
            InetAddress.getLoopbackAddress(),
            0);
    client = RawClient.of(listener.port());
  }

  @AfterEach
  void close() throws IOException {
    client.close();
    listener.close();
  }

  private void fill(int messages) throws IOException {
    for (int i = 0; i < messages; i++) {
      client.say("APPEND INBOX {13+}\r\nTo: b@c.d\r\n\r\n");
    }
  }

  @Test
  void aSearchWithoutEndIsAnsweredAndTheConversationGoesOn() throws IOException {
    fill(1);
    for (String search :
        List.of(
            "NOT ".repeat(16_000) + "ALL",
            "ALL ".repeat(16_000) + "ALL",
            "OR ALL ".repeat(9_000) + "ALL",
            "OR ".repeat(9_000) + "ALL ".repeat(9_001).strip(),
            "TEXT a ".repeat(9_000).strip())) {
      assertThat(client.result("SEARCH " + search))
          .as(search.substring(0, 20))
          .startsWith("a BAD SEARCH takes up to ");
    }
    assertThat(client.say("SEARCH ALL")).containsExactly("* SEARCH 1", "a OK Done");
  }

  @Test
  void aMailboxThatCannotBeOpenedIsRefusedAndTheConversationGoesOn() throws IOException {
    // So it is for those who write for the first time while the disk is full.
    Files.writeString(folder.resolve("dora@example.org"), "not a folder");
    try (RawClient other = RawClient.greeted(listener.port())) {
      assertThat(other.result("LOGIN dora@example.org any")).startsWith("a NO [UNAVAILABLE] ");
      assertThat(other.result("NOOP")).startsWith("a OK");
      assertThat(other.result("LOGIN anna@example.org any")).startsWith("a OK");
    }
  }

  @Test
  void aLongSearchIsDoneAsItIsMeant() throws IOException {
    fill(2);
    assertThat(client.say("SEARCH " + "ALL ".repeat(900) + "2").getFirst()).isEqualTo("* SEARCH 2");
    assertThat(client.say("SEARCH " + "NOT ".repeat(99) + "1").getFirst()).isEqualTo("* SEARCH 2");
    assertThat(client.say("SEARCH " + "OR 3 ".repeat(99) + "1").getFirst()).isEqualTo("* SEARCH 1");
  }

  @Test
  void uidExpungeRemovesOnlyWhatItNames() throws IOException {
    // RFC 4315 2.1: those that are both named and marked as deleted.
    fill(6);
    client.say("STORE 1:5 +FLAGS.SILENT (\\Deleted)");
    client.say("STORE 1 -FLAGS.SILENT (\\Deleted)");

    assertThat(client.say("UID EXPUNGE 1")).containsExactly("a OK Done");
    assertThat(client.say("UID EXPUNGE 2:3,6"))
        .containsExactly("* 3 EXPUNGE", "* 2 EXPUNGE", "a OK Done");
    assertThat(client.uids()).isEqualTo("1 4 5 6");
    client.say("EXPUNGE");
    assertThat(client.uids()).isEqualTo("1 6");
  }

  @Test
  void anExpungeThatIsNotUnderstoodRemovesNothing() throws IOException {
    fill(2);
    client.say("STORE 1:* +FLAGS.SILENT (\\Deleted)");

    assertThat(client.result("UID EXPUNGE")).startsWith("a BAD ");
    assertThat(client.result("UID EXPUNGE ALL")).startsWith("a BAD ");
    assertThat(client.result("EXPUNGE 1")).startsWith("a BAD ").contains("UID EXPUNGE");
    assertThat(client.uids()).isEqualTo("1 2");
  }

  @Test
  void whatIsAppendedHasItsUidInTheAnswer() throws IOException {
    // RFC 4315 3, the other half of UIDPLUS; COPY, its third part, is refused here.
    String validity = client.say("STATUS INBOX (UIDVALIDITY)").getFirst().replaceAll("[^0-9]", "");

    assertThat(client.say("CAPABILITY").getFirst()).contains(" UIDPLUS");
    assertThat(client.result("APPEND INBOX (\\Seen) {13+}\r\nTo: b@c.d\r\n\r\n"))
        .isEqualTo("a OK [APPENDUID " + validity + " 1] Done");
  }

  @Test
  void aListThatMustNotBeEmptyIsRefused() throws IOException {
    fill(1);
    for (String command :
        List.of(
            "FETCH 1 ()",
            "UID FETCH 1 ()",
            "FETCH 1 BODY.PEEK[HEADER.FIELDS ()]",
            "FETCH 1 BODY.PEEK[HEADER.FIELDS]",
            "FETCH 1 BODY.PEEK[HEADER.FIELDS (To]",
            "FETCH 1 BODY.PEEK[TEXT (To)]",
            "STATUS INBOX ()",
            "STORE 1 FLAGS",
            "SEARCH ()",
            "SEARCH NOT ()")) {
      assertThat(client.say(command)).as(command).singleElement().asString().startsWith("a BAD ");
    }
    assertThat(client.say("FETCH 1 BODY.PEEK[HEADER.FIELDS (To)]"))
        .startsWith("* 1 FETCH (BODY[HEADER.FIELDS (To)] {13}");
  }

  @Test
  void noFlagsAreAListToo() throws IOException {
    fill(1);
    client.say("STORE 1 FLAGS (\\Seen)");
    assertThat(client.say("STORE 1 FLAGS ()")).containsExactly("* 1 FETCH (FLAGS ())", "a OK Done");
    assertThat(client.result("APPEND INBOX () {13+}\r\nTo: b@c.d\r\n\r\n")).startsWith("a OK ");
  }

  @Test
  void onlyALiteralIsAMessage() throws IOException {
    for (String message : List.of("NIL", "\"To: b@c.d\"", "()", "(\\Seen)", "")) {
      assertThat(client.result("APPEND INBOX " + message)).as(message).startsWith("a BAD ");
    }
    assertThat(client.result("APPEND {5+}\r\nINBOX")).startsWith("a BAD ");
    assertThat(client.uids()).isEmpty();
  }
}
