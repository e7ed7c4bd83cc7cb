package depesche.bot.post.office.imap;

import depesche.bot.post.office.ClientConnection;
import depesche.bot.post.office.MailFolder;
import depesche.bot.post.office.StoredMessage;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;

/// What a user may do who is logged in: there is one mailbox, INBOX.
final class ImapMailbox {

  private final ClientConnection clientConnection;
  private final MailFolder mailFolder;
  private final InstantSource clock;
  private Optional<ImapMessages> selected = Optional.empty();

  ImapMailbox(ClientConnection clientConnection, MailFolder mailFolder, InstantSource clock) {
    this.clientConnection = clientConnection;
    this.mailFolder = mailFolder;
    this.clock = clock;
  }

  void answer(ImapCommand imapCommand) throws IOException, ImapCommand.Bad {
    String tag = imapCommand.tag();
    switch (imapCommand.name()) {
      case "NOOP", "CHECK" -> done(tag);
      case "NAMESPACE" -> {
        clientConnection.say("* NAMESPACE ((\"\" \"/\")) NIL NIL");
        done(tag);
      }
      case "LIST", "LSUB" -> list(imapCommand);
      case "SUBSCRIBE", "UNSUBSCRIBE" -> done(tag);
      case "STATUS" -> status(imapCommand);
      case "SELECT" -> select(imapCommand, false);
      case "EXAMINE" -> select(imapCommand, true);
      case "APPEND" -> append(imapCommand);
      case "CREATE", "DELETE", "RENAME", "COPY" ->
          clientConnection.say(tag + " NO [CANNOT] There is one mailbox here, INBOX");
      case "IDLE" -> idle(tag);
      case "CLOSE", "UNSELECT" -> {
        ImapMessages open = selected(tag);
        if (imapCommand.name().equals("CLOSE")) {
          open.close();
        }
        selected = Optional.empty();
        clientConnection.say(tag + " OK Done");
      }
      default -> selected(tag).answer(imapCommand);
    }
  }

  private ImapMessages selected(String tag) throws ImapCommand.Bad {
    return selected.orElseThrow(
        () -> new ImapCommand.Bad(tag, "Unknown, or no mailbox is selected"));
  }

  private void done(String tag) throws IOException {
    tell();
    clientConnection.say(tag + " OK Done");
  }

  private void tell() throws IOException {
    if (selected.isPresent()) {
      selected.get().tell(true);
    }
  }

  private void list(ImapCommand imapCommand) throws IOException, ImapCommand.Bad {
    String pattern = imapCommand.word(1).upper();
    if (pattern.isEmpty()) {
      clientConnection.say("* " + imapCommand.name() + " (\\Noselect) \"/\" \"\"");
    } else if (pattern.equals("INBOX") || pattern.endsWith("*") || pattern.endsWith("%")) {
      if ("INBOX".startsWith(pattern.replace("*", "").replace("%", ""))) {
        clientConnection.say("* " + imapCommand.name() + " (\\HasNoChildren) \"/\" INBOX");
      }
    }
    done(imapCommand.tag());
  }

  private boolean inbox(ImapCommand imapCommand) throws IOException, ImapCommand.Bad {
    boolean inbox = imapCommand.word(0).upper().equals("INBOX");
    if (!inbox) {
      clientConnection.say(
          imapCommand.tag() + " NO [NONEXISTENT] There is one mailbox here, INBOX");
    }
    return inbox;
  }

  private void status(ImapCommand imapCommand) throws IOException, ImapCommand.Bad {
    if (!inbox(imapCommand)) {
      return;
    }
    StringBuilder text = new StringBuilder("* STATUS INBOX (");
    for (ImapWord imapWord : imapCommand.list(1)) {
      long value =
          switch (imapWord.upper()) {
            case "MESSAGES" -> mailFolder.messages().size();
            case "UNSEEN" -> mailFolder.messages(ImapMailbox::isUnseen).size();
            case "UIDNEXT" -> mailFolder.next();
            case "UIDVALIDITY" -> mailFolder.validity();
            case "RECENT" -> 0;
            default -> throw new ImapCommand.Bad(imapCommand.tag(), "STATUS knows no such thing");
          };
      text.append(imapWord.upper()).append(' ').append(value).append(' ');
    }
    clientConnection.say(text.toString().stripTrailing() + ")");
    done(imapCommand.tag());
  }

  private void select(ImapCommand imapCommand, boolean readOnly)
      throws IOException, ImapCommand.Bad {
    selected = Optional.empty();
    if (!inbox(imapCommand)) {
      return;
    }
    SelectedMailbox view = new SelectedMailbox(mailFolder, readOnly);
    selected = Optional.of(new ImapMessages(clientConnection, view));
    String flags = String.join(" ", mailFolder.knownFlags());
    clientConnection.say("* " + view.count() + " EXISTS");
    clientConnection.say("* 0 RECENT");
    clientConnection.say("* FLAGS (" + flags + ")");
    clientConnection.say(
        "* OK [PERMANENTFLAGS (" + (readOnly ? "" : flags + " \\*") + ")] Flags are kept");
    List<StoredMessage> unseen = mailFolder.messages(ImapMailbox::isUnseen);
    int first = unseen.isEmpty() ? 0 : view.number(unseen.getFirst().uid());
    if (first > 0) {
      clientConnection.say("* OK [UNSEEN " + first + "] The first unread");
    }
    clientConnection.say("* OK [UIDVALIDITY " + mailFolder.validity() + "] UIDs hold for ever");
    clientConnection.say("* OK [UIDNEXT " + mailFolder.next() + "] The next UID");
    clientConnection.say(
        imapCommand.tag() + " OK [" + (readOnly ? "READ-ONLY" : "READ-WRITE") + "] Selected");
  }

  private static boolean isUnseen(NavigableSet<String> flags) {
    return !StoredMessage.has(flags, StoredMessage.SEEN);
  }

  private void append(ImapCommand imapCommand) throws IOException, ImapCommand.Bad {
    if (!inbox(imapCommand)) {
      return;
    }
    List<ImapWord> words = imapCommand.words();
    if (words.size() < 2 || !(words.getLast() instanceof ImapWord.Literal(String message))) {
      throw new ImapCommand.Bad(
          imapCommand.tag(), "APPEND wants the message last, as a literal: {length} and its bytes");
    }
    NavigableSet<String> flags = new TreeSet<>();
    Instant received = clock.instant();
    for (ImapWord imapWord : words.subList(1, words.size() - 1)) {
      if (imapWord instanceof ImapWord.Group(List<ImapWord> inner)) {
        inner.forEach(flag -> flags.add(flag.text()));
      } else {
        received = ImapText.parse(imapWord.text()).orElse(received);
      }
    }
    byte[] bytes = message.getBytes(StandardCharsets.ISO_8859_1);
    StoredMessage stored =
        mailFolder.add(bytes, received, ImapMessages.canonical(flags, mailFolder.knownFlags()));
    tell();
    clientConnection.say(
        "%s OK [APPENDUID %d %d] Done"
            .formatted(imapCommand.tag(), mailFolder.validity(), stored.uid()));
  }

  /// Tells of changes as they come, until the client says `DONE` (RFC 2177).
  private void idle(String tag) throws IOException {
    clientConnection.say("+ Waiting");
    AtomicBoolean off = new AtomicBoolean();
    Optional<Thread> teller =
        selected.map(
            open -> Thread.ofVirtual().name("idle").start(() -> open.tellOnChange(off::get)));
    try {
      clientConnection.line(100);
    } finally {
      off.set(true);
      mailFolder.nudge();
      if (teller.isPresent()) {
        end(teller.get());
      }
    }
    done(tag);
  }

  /// Two threads must not write to one line.
  private static void end(Thread teller) throws InterruptedIOException {
    try {
      teller.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException();
    }
  }
}
