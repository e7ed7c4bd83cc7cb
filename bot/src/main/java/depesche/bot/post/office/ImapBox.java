package depesche.bot.post.office;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;

/// What a user may do who is logged in: there is one mailbox, INBOX.
final class ImapBox {

  private final Wire wire;
  private final Box box;
  private final InstantSource clock;
  private Optional<ImapMessages> selected = Optional.empty();

  ImapBox(Wire wire, Box box, InstantSource clock) {
    this.wire = wire;
    this.box = box;
    this.clock = clock;
  }

  void answer(Command command) throws IOException, Command.Bad {
    String tag = command.tag();
    switch (command.name()) {
      case "NOOP", "CHECK" -> done(tag);
      case "NAMESPACE" -> {
        wire.say("* NAMESPACE ((\"\" \"/\")) NIL NIL");
        done(tag);
      }
      case "LIST", "LSUB" -> list(command);
      case "SUBSCRIBE", "UNSUBSCRIBE" -> done(tag);
      case "STATUS" -> status(command);
      case "SELECT" -> select(command, false);
      case "EXAMINE" -> select(command, true);
      case "APPEND" -> append(command);
      case "CREATE", "DELETE", "RENAME", "COPY" ->
          wire.say(tag + " NO [CANNOT] There is one mailbox here, INBOX");
      case "IDLE" -> idle(tag);
      case "CLOSE", "UNSELECT" -> {
        ImapMessages open = selected(tag);
        if (command.name().equals("CLOSE")) {
          open.close();
        }
        selected = Optional.empty();
        wire.say(tag + " OK Done");
      }
      default -> selected(tag).answer(command);
    }
  }

  private ImapMessages selected(String tag) throws Command.Bad {
    return selected.orElseThrow(() -> new Command.Bad(tag, "Unknown, or no mailbox is selected"));
  }

  private void done(String tag) throws IOException {
    if (selected.isPresent()) {
      selected.get().tell(true);
    }
    wire.say(tag + " OK Done");
  }

  private void list(Command command) throws IOException, Command.Bad {
    String pattern = command.word(1).upper();
    if (pattern.isEmpty()) {
      wire.say("* " + command.name() + " (\\Noselect) \"/\" \"\"");
    } else if (pattern.equals("INBOX") || pattern.endsWith("*") || pattern.endsWith("%")) {
      if ("INBOX".startsWith(pattern.replace("*", "").replace("%", ""))) {
        wire.say("* " + command.name() + " (\\HasNoChildren) \"/\" INBOX");
      }
    }
    done(command.tag());
  }

  private boolean inbox(Command command) throws IOException, Command.Bad {
    boolean inbox = command.word(0).upper().equals("INBOX");
    if (!inbox) {
      wire.say(command.tag() + " NO [NONEXISTENT] There is one mailbox here, INBOX");
    }
    return inbox;
  }

  private void status(Command command) throws IOException, Command.Bad {
    if (!inbox(command)) {
      return;
    }
    List<Stored> all = box.messages();
    StringBuilder text = new StringBuilder("* STATUS INBOX (");
    for (Word word : command.word(1).flat()) {
      long value =
          switch (word.upper()) {
            case "MESSAGES" -> all.size();
            case "UNSEEN" -> all.stream().filter(m -> !m.has(Stored.SEEN)).count();
            case "UIDNEXT" -> box.next();
            case "UIDVALIDITY" -> box.validity();
            case "RECENT" -> 0;
            default -> throw new Command.Bad(command.tag(), "STATUS knows no such thing");
          };
      text.append(word.upper()).append(' ').append(value).append(' ');
    }
    wire.say(text.toString().stripTrailing() + ")");
    done(command.tag());
  }

  private void select(Command command, boolean readOnly) throws IOException, Command.Bad {
    selected = Optional.empty();
    if (!inbox(command)) {
      return;
    }
    Selected view = new Selected(box, readOnly);
    selected = Optional.of(new ImapMessages(wire, view));
    String flags = String.join(" ", box.knownFlags());
    wire.say("* " + view.count() + " EXISTS");
    wire.say("* 0 RECENT");
    wire.say("* FLAGS (" + flags + ")");
    wire.say("* OK [PERMANENTFLAGS (" + (readOnly ? "" : flags + " \\*") + ")] Flags are kept");
    for (int number = 1; number <= view.count(); number++) {
      if (box.message(view.uid(number)).map(m -> !m.has(Stored.SEEN)).orElse(false)) {
        wire.say("* OK [UNSEEN " + number + "] The first unread");
        break;
      }
    }
    wire.say("* OK [UIDVALIDITY " + box.validity() + "] UIDs hold for ever");
    wire.say("* OK [UIDNEXT " + box.next() + "] The next UID");
    wire.say(command.tag() + " OK [" + (readOnly ? "READ-ONLY" : "READ-WRITE") + "] Selected");
  }

  private void append(Command command) throws IOException, Command.Bad {
    if (!inbox(command)) {
      return;
    }
    NavigableSet<String> flags = new TreeSet<>();
    Instant received = clock.instant();
    List<Word> words = command.from(1);
    for (Word word : words.subList(0, Math.max(0, words.size() - 1))) {
      if (word instanceof Word.Group(List<Word> inner)) {
        inner.forEach(flag -> flags.add(flag.text()));
      } else {
        received = Say.parse(word.text()).orElse(received);
      }
    }
    if (words.isEmpty()) {
      throw new Command.Bad(command.tag(), "APPEND wants a message");
    }
    byte[] bytes = words.getLast().text().getBytes(java.nio.charset.StandardCharsets.ISO_8859_1);
    box.add(bytes, received, ImapMessages.canonical(flags));
    done(command.tag());
  }

  /// Tells of changes as they come, until the client says `DONE` (RFC 2177).
  private void idle(String tag) throws IOException {
    wire.say("+ Waiting");
    AtomicBoolean off = new AtomicBoolean();
    Optional<Thread> teller =
        selected.map(
            open -> Thread.ofVirtual().name("idle").start(() -> open.tellOnChange(off::get)));
    try {
      wire.line(100);
    } finally {
      off.set(true);
      box.nudge();
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
