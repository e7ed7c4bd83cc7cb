package depesche.bot.post;

import com.sun.mail.smtp.SMTPTransport;
import depesche.bot.mime.Address;
import jakarta.mail.AuthenticationFailedException;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;
import java.util.Optional;
import java.util.Properties;

/// Hands finished messages to a mail server: one connection a message, so a dead one costs nothing.
public final class Smtp {

  private final MailServer server;

  public Smtp(MailServer server) {
    this.server = server;
  }

  /// Sends one message, its bytes unchanged, to one recipient. Returns within a few minutes at
  /// most, whatever the server does.
  ///
  /// @param envelopeFrom where bounces go; empty for nowhere
  public Delivery send(String envelopeFrom, String to, byte[] message) {
    Optional<Address> recipient = Address.read(to);
    if (recipient.isEmpty()
        || !(envelopeFrom.isEmpty() || Address.read(envelopeFrom).isPresent())) {
      return new Delivery.Rejected("not an address that mail can go to");
    }
    boolean isAscii = recipient.get().isAscii();
    Properties settings = Connection.settings("smtp", server);
    String prefix = "mail." + Connection.protocol("smtp", server);
    settings.setProperty(prefix + ".from", envelopeFrom.isEmpty() ? "<>" : envelopeFrom);
    settings.setProperty(prefix + ".sendpartial", "false");
    // With 8BITMIME the library would encode parts anew.
    settings.setProperty(prefix + ".allow8bitmime", "false");
    settings.setProperty(prefix + ".localhost", "depesche");
    settings.setProperty("mail.mime.allowutf8", String.valueOf(!isAscii));
    Session session = Session.getInstance(settings);
    try {
      Transport transport = session.getTransport(Connection.protocol("smtp", server));
      try {
        connect(transport);
        if (!isAscii && !((SMTPTransport) transport).supportsExtension("SMTPUTF8")) {
          return new Delivery.Rejected(server.host() + " takes no address beyond ASCII (SMTPUTF8)");
        }
        // Parsed bytes go out as they are; only saveChanges() would put another Message-ID in.
        MimeMessage finished = new MimeMessage(session, new ByteArrayInputStream(message));
        transport.sendMessage(finished, new InternetAddress[] {envelope(recipient.get())});
        return new Delivery.Accepted();
      } finally {
        close(transport);
      }
    } catch (MessagingException e) {
      return judge(e);
    }
  }

  /// The address is read already; the library's own reader knows fewer.
  private static InternetAddress envelope(Address address) {
    InternetAddress envelope = new InternetAddress();
    envelope.setAddress(address.text());
    return envelope;
  }

  /// {@return why nothing can be sent at the moment, in one line; empty if the server lets us in}
  public Optional<String> trouble() {
    Session session = Session.getInstance(Connection.settings("smtp", server));
    String where = "mail server " + server.host() + ":" + server.port();
    try {
      Transport transport = session.getTransport(Connection.protocol("smtp", server));
      try {
        connect(transport);
        // The library asks the server whether it is still there (NOOP).
        return transport.isConnected() ? Optional.empty() : Optional.of(where + " hangs up");
      } finally {
        close(transport);
      }
    } catch (AuthenticationFailedException e) {
      return Optional.of(where + " refuses user or password");
    } catch (MessagingException e) {
      return Optional.of(where + " cannot be used: " + Handshake.reason(e));
    }
  }

  private void connect(Transport transport) throws MessagingException {
    transport.connect(
        server.host(),
        server.port(),
        server.login().map(MailServer.Login::user).orElse(null),
        server.login().map(MailServer.Login::password).orElse(null));
  }

  private Delivery judge(MessagingException failure) {
    Refusal refusal = Refusal.of(failure);
    String reason = server.host() + ": " + refusal.reason(failure);
    return refusal.isForGood() ? new Delivery.Rejected(reason) : new Delivery.Deferred(reason);
  }

  private static void close(Transport transport) {
    try {
      transport.close();
    } catch (MessagingException e) {
      // The answer is known; a goodbye that fails changes nothing.
    }
  }
}
