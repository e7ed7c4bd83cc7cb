package depesche.bot.post.smtp;

import com.sun.mail.smtp.SMTPMessage;
import depesche.bot.mime.Address;
import depesche.bot.post.MailEndpoint;
import depesche.bot.post.Tls;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.InternetAddress;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Properties;

/// One connection to a mail server, for one mail after another.
final class SmtpConnection implements AutoCloseable {

  private final Session session;
  private final PipelinedTransport transport;
  private final boolean ascii;
  private boolean used;
  private boolean begun;

  private SmtpConnection(Session session, PipelinedTransport transport, boolean ascii) {
    this.session = session;
    this.transport = transport;
    this.ascii = ascii;
  }

  /// @param ascii whether it is for plain addresses; the others need a server that knows SMTPUTF8
  static SmtpConnection open(MailEndpoint server, boolean ascii) throws MessagingException {
    Properties settings = server.settings("smtp");
    String protocol = server.protocol("smtp");
    settings.setProperty("mail." + protocol + ".sendpartial", "false");
    // With 8BITMIME the library would encode parts again.
    settings.setProperty("mail." + protocol + ".allow8bitmime", "false");
    settings.setProperty("mail." + protocol + ".localhost", "depesche");
    // A goodbye needs no answer, and within a mail that was given up there is none.
    settings.setProperty("mail." + protocol + ".quitwait", "false");
    if (server.tls() != Tls.TLS) {
      settings.put("mail." + protocol + ".socketFactory", new PromptSockets());
      settings.setProperty("mail." + protocol + ".socketFactory.fallback", "false");
    }
    settings.setProperty("mail.mime.allowutf8", String.valueOf(!ascii));
    Session session = Session.getInstance(settings);
    SmtpConnection line =
        new SmtpConnection(session, new PipelinedTransport(session, protocol), ascii);
    try {
      line.transport.connect(
          server.host(),
          server.port(),
          server.login().map(MailEndpoint.Login::user).orElse(null),
          server.login().map(MailEndpoint.Login::password).orElse(null));
      return line;
    } catch (MessagingException e) {
      line.close();
      throw e;
    }
  }

  /// Hands over one message. After a failure the line is not to be used any more.
  void send(String envelopeFrom, Address to, byte[] message) throws MessagingException {
    begun = false;
    Finished finished = new Finished(message);
    finished.setEnvelopeFrom(envelopeFrom.isEmpty() ? "<>" : envelopeFrom);
    transport.towards(to.text());
    transport.sendMessage(finished, new InternetAddress[] {envelope(to)});
    used = true;
  }

  /// The address is read already; the library's own reader knows fewer.
  private static InternetAddress envelope(Address address) {
    InternetAddress envelope = new InternetAddress();
    envelope.setAddress(address.text());
    return envelope;
  }

  /// {@return whether it was opened for such an address}
  boolean isFor(Address to) {
    return ascii == to.isAscii();
  }

  /// {@return whether the server takes such an address}
  boolean reaches(Address to) {
    return to.isAscii() || transport.supportsExtension("SMTPUTF8");
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
      super(SmtpConnection.this.session, new ByteArrayInputStream(message));
    }

    /// The server has said that it wants the words.
    @Override
    public void writeTo(OutputStream out, String[] without) throws IOException, MessagingException {
      begun = true;
      super.writeTo(out, without);
    }
  }
}
