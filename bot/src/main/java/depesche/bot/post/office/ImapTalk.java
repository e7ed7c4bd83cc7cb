package depesche.bot.post.office;

import java.io.IOException;
import java.util.Optional;

/// One conversation by IMAP: who it is, and which commands there are. What is done within a
/// selected mailbox is {@link ImapBox}.
final class ImapTalk {

  static final String CAPABILITIES =
      "IMAP4rev1 LITERAL+ SASL-IR AUTH=PLAIN IDLE NAMESPACE ID UNSELECT";

  private static final int LARGEST_APPEND = 10 * 1024 * 1024;
  private static final int LARGEST_LOGIN = 1024;

  /// RFC 3501 5.4 asks for half an hour at least.
  private static final int PATIENCE_SECONDS = 35 * 60;

  private final Wire wire;
  private final Mailboxes boxes;
  private final Keys keys;
  private Optional<ImapBox> own = Optional.empty();

  ImapTalk(Wire wire, Mailboxes boxes, Keys keys) {
    this.wire = wire;
    this.boxes = boxes;
    this.keys = keys;
  }

  void hold() throws IOException {
    wire.patience(PATIENCE_SECONDS);
    wire.say("* OK [CAPABILITY " + CAPABILITIES + "] depesche");
    boolean open = true;
    while (open) {
      try {
        open = answer(Command.read(wire, own.isPresent() ? LARGEST_APPEND : LARGEST_LOGIN));
      } catch (Command.Bad e) {
        wire.say(e.tag() + " BAD " + e.getMessage());
      }
    }
  }

  private boolean answer(Command command) throws IOException, Command.Bad {
    switch (command.name()) {
      case "LOGOUT" -> {
        wire.say("* BYE Goodbye");
        wire.say(command.tag() + " OK Done");
        return false;
      }
      case "CAPABILITY" -> {
        wire.say("* CAPABILITY " + CAPABILITIES);
        wire.say(command.tag() + " OK Done");
      }
      case "ID" -> {
        wire.say("* ID (\"name\" \"Depesche\")");
        wire.say(command.tag() + " OK Done");
      }
      default -> {
        if (own.isPresent()) {
          own.get().answer(command);
        } else {
          admit(command);
        }
      }
    }
    return true;
  }

  private void admit(Command command) throws IOException, Command.Bad {
    Optional<String> user =
        switch (command.name()) {
          case "LOGIN" -> {
            String name = command.word(0).text();
            yield keys.fits(name, command.word(1).text()) ? Optional.of(name) : Optional.empty();
          }
          case "AUTHENTICATE" -> authenticate(command);
          case "NOOP" -> {
            wire.say(command.tag() + " OK Done");
            yield Optional.empty();
          }
          default -> throw new Command.Bad(command.tag(), "Log in first");
        };
    if (user.isPresent()) {
      own = Optional.of(new ImapBox(wire, boxes.box(user.get()), boxes.clock()));
      wire.say(command.tag() + " OK [CAPABILITY " + CAPABILITIES + "] Welcome");
    } else if (!command.name().equals("NOOP")) {
      wire.say(
          command.tag() + " NO [AUTHENTICATIONFAILED] The user is an address, with its password");
    }
  }

  private Optional<String> authenticate(Command command) throws IOException, Command.Bad {
    if (!command.word(0).upper().equals("PLAIN")) {
      throw new Command.Bad(command.tag(), "Only PLAIN");
    }
    if (command.words().size() > 1) {
      return keys.plain(command.word(1).text());
    }
    wire.say("+ ");
    return keys.plain(wire.line(LARGEST_LOGIN));
  }
}
