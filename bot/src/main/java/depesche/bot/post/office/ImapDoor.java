package depesche.bot.post.office;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.SocketTimeoutException;

/// Where mail is fetched (RFC 3501).
public final class ImapDoor {

  private ImapDoor() {}

  /// Opens the door.
  public static Listener open(Mailboxes boxes, Keys keys, InetAddress bind, int port) {
    return Listener.open(
        "IMAP",
        bind,
        port,
        wire -> hold(wire, boxes, keys),
        "* BYE Too many connections, come back later");
  }

  private static void hold(Wire wire, Mailboxes boxes, Keys keys) throws IOException {
    try {
      new ImapTalk(wire, boxes, keys).hold();
    } catch (Wire.TooLong e) {
      wire.say("* BYE That is too long");
    } catch (SocketTimeoutException e) {
      wire.say("* BYE Silent for too long");
    } catch (UncheckedIOException e) {
      wire.say("* BYE The mailbox cannot be read");
      throw e;
    }
  }
}
