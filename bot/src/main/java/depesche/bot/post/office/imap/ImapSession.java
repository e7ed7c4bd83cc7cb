package depesche.bot.post.office.imap;

import depesche.bot.post.office.ClientConnection;
import depesche.bot.post.office.MailboxPasswords;
import depesche.bot.post.office.Mailboxes;
import depesche.bot.post.office.PortListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.SocketTimeoutException;
import java.util.Optional;

/// One conversation by IMAP (RFC 3501): who it is, and which commands there are. {@link
/// ImapMailbox} does what is done within a selected mailbox.
public final class ImapSession {

  static final String CAPABILITIES =
      "IMAP4rev1 LITERAL+ SASL-IR AUTH=PLAIN IDLE NAMESPACE ID UNSELECT UIDPLUS";

  private static final int LARGEST_APPEND = 26 * 1024 * 1024;
  private static final int LARGEST_LOGIN = 1024;

  /// RFC 3501 5.4 asks for half an hour at least, once somebody has logged in.
  private static final int PATIENCE_SECONDS = 35 * 60;

  private static final int PATIENCE_BEFORE_LOGIN = 60;

  private final ClientConnection clientConnection;
  private final Mailboxes boxes;
  private final MailboxPasswords mailboxPasswords;
  private Optional<ImapMailbox> own = Optional.empty();

  private ImapSession(
      ClientConnection clientConnection, Mailboxes boxes, MailboxPasswords mailboxPasswords) {
    this.clientConnection = clientConnection;
    this.boxes = boxes;
    this.mailboxPasswords = mailboxPasswords;
  }

  /// Opens the port at which mail is fetched.
  public static PortListener listen(
      Mailboxes boxes, MailboxPasswords mailboxPasswords, InetAddress bind, int port) {
    return PortListener.open(
        "IMAP",
        bind,
        port,
        clientConnection -> new ImapSession(clientConnection, boxes, mailboxPasswords).hold(),
        new PortListener.Farewells(
            "* BYE Too many connections, come back later",
            "* BYE Something went wrong here, come back later"));
  }

  private void hold() throws IOException {
    try {
      talk();
    } catch (ClientConnection.TooLong e) {
      clientConnection.say("* BYE That is too long");
    } catch (SocketTimeoutException e) {
      clientConnection.say("* BYE Silent for too long");
    }
  }

  private void talk() throws IOException {
    clientConnection.patience(PATIENCE_BEFORE_LOGIN);
    clientConnection.say("* OK [CAPABILITY " + CAPABILITIES + "] depesche");
    boolean open = true;
    while (open) {
      try {
        open =
            answer(
                ImapCommand.read(
                    clientConnection, own.isPresent() ? LARGEST_APPEND : LARGEST_LOGIN));
      } catch (ImapCommand.Bad e) {
        clientConnection.say(e.answer());
      }
    }
  }

  private boolean answer(ImapCommand imapCommand) throws IOException, ImapCommand.Bad {
    switch (imapCommand.name()) {
      case "LOGOUT" -> {
        clientConnection.say("* BYE Goodbye");
        clientConnection.say(imapCommand.tag() + " OK Done");
        return false;
      }
      case "CAPABILITY" -> {
        clientConnection.say("* CAPABILITY " + CAPABILITIES);
        clientConnection.say(imapCommand.tag() + " OK Done");
      }
      case "ID" -> {
        clientConnection.say("* ID (\"name\" \"Depesche\")");
        clientConnection.say(imapCommand.tag() + " OK Done");
      }
      default -> {
        if (own.isPresent()) {
          own.get().answer(imapCommand);
          clientConnection.isUseful();
        } else {
          admit(imapCommand);
        }
      }
    }
    return true;
  }

  private void admit(ImapCommand imapCommand) throws IOException, ImapCommand.Bad {
    Optional<String> user =
        switch (imapCommand.name()) {
          case "LOGIN" -> {
            String name = imapCommand.word(0).text();
            yield mailboxPasswords.fits(name, imapCommand.word(1).text())
                ? Optional.of(name)
                : Optional.empty();
          }
          case "AUTHENTICATE" -> authenticate(imapCommand);
          case "NOOP" -> {
            clientConnection.say(imapCommand.tag() + " OK Done");
            yield Optional.empty();
          }
          default -> throw new ImapCommand.Bad(imapCommand.tag(), "Log in first");
        };
    if (user.isPresent()) {
      clientConnection.say(imapCommand.tag() + " " + opened(user.get()));
    } else if (!imapCommand.name().equals("NOOP")) {
      clientConnection.say(
          imapCommand.tag()
              + " NO [AUTHENTICATIONFAILED] The user is an address, with its password");
    }
  }

  private String opened(String user) throws IOException {
    try {
      own = Optional.of(new ImapMailbox(clientConnection, boxes.box(user), boxes.clock()));
      clientConnection.patience(PATIENCE_SECONDS);
      clientConnection.isUseful();
      return "OK [CAPABILITY " + CAPABILITIES + "] Welcome";
    } catch (UncheckedIOException e) {
      boxes.refused(e);
      return "NO [UNAVAILABLE] The mailbox cannot be opened now: try again later";
    }
  }

  private Optional<String> authenticate(ImapCommand imapCommand)
      throws IOException, ImapCommand.Bad {
    if (!imapCommand.word(0).upper().equals("PLAIN")) {
      throw new ImapCommand.Bad(imapCommand.tag(), "Only PLAIN");
    }
    if (imapCommand.words().size() > 1) {
      return mailboxPasswords.plain(imapCommand.word(1).text());
    }
    clientConnection.say("+ ");
    return mailboxPasswords.plain(clientConnection.line(LARGEST_LOGIN));
  }
}
