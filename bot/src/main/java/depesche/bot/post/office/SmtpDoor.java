package depesche.bot.post.office;

import java.io.IOException;
import java.net.InetAddress;

/// Where mail is handed in (RFC 5321).
public final class SmtpDoor {

  private SmtpDoor() {}

  /// Opens the door.
  public static Listener open(Mailboxes boxes, Keys keys, InetAddress bind, int port) {
    return Listener.open(
        "SMTP",
        bind,
        port,
        wire -> hold(wire, boxes, keys),
        "421 4.3.2 Too many connections, come back later");
  }

  private static void hold(Wire wire, Mailboxes boxes, Keys keys) throws IOException {
    try {
      new SmtpTalk(wire, boxes, keys).hold();
    } catch (Wire.TooLong e) {
      wire.say("500 5.5.2 Line too long");
    }
  }
}
