package depesche.bot.post;

import com.sun.mail.smtp.SMTPMessage;
import jakarta.mail.Address;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Properties;

/// One connection to a mail server, for one mail after another.
final class SmtpLine implements AutoCloseable {

  private final Session session;
  private final Transport transport;
  private boolean used;
  private boolean begun;

  private SmtpLine(Session session, Transport transport) {
    this.session = session;
    this.transport = transport;
  }

  static SmtpLine open(MailServer server) throws MessagingException {
    Properties settings = Connection.settings("smtp", server);
    String protocol = Connection.protocol("smtp", server);
    settings.setProperty("mail." + protocol + ".sendpartial", "false");
    // With 8BITMIME the library would encode parts anew.
    settings.setProperty("mail." + protocol + ".allow8bitmime", "false");
    settings.setProperty("mail." + protocol + ".localhost", "depesche");
    Session session = Session.getInstance(settings);
    SmtpLine line = new SmtpLine(session, session.getTransport(protocol));
    try {
      line.transport.connect(
          server.host(),
          server.port(),
          server.login().map(MailServer.Login::user).orElse(null),
          server.login().map(MailServer.Login::password).orElse(null));
      return line;
    } catch (MessagingException e) {
      line.close();
      throw e;
    }
  }

  /// Hands over one message. After a failure the line is not to be used any more.
  void send(String envelopeFrom, String to, byte[] message) throws MessagingException {
    begun = false;
    Finished finished = new Finished(message);
    finished.setEnvelopeFrom(envelopeFrom.isEmpty() ? "<>" : envelopeFrom);
    transport.sendMessage(finished, new Address[] {new InternetAddress(to, true)});
    used = true;
  }

  /// {@return whether a failure may be the line's, which had served others before, and no word of
  /// the message was handed over: it can go by a fresh line at once, and is not sent twice}
  boolean isWornOut() {
    return used && !begun;
  }

  /// {@return whether the server answers}
  boolean isAlive() {
    // The library asks it (NOOP).
    return transport.isConnected();
  }

  @Override
  public void close() {
    try {
      transport.close();
    } catch (MessagingException e) {
      // The answer is known; a goodbye that fails changes nothing.
    }
  }

  /// Parsed bytes go out as they are; only saveChanges() would put another Message-ID in.
  private final class Finished extends SMTPMessage {

    Finished(byte[] message) throws MessagingException {
      super(SmtpLine.this.session, new ByteArrayInputStream(message));
    }

    /// The server has said that it wants the words.
    @Override
    public void writeTo(OutputStream out, String[] without) throws IOException, MessagingException {
      begun = true;
      super.writeTo(out, without);
    }
  }
}
