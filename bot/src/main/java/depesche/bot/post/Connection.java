package depesche.bot.post;

import depesche.bot.config.Unusable;
import java.io.IOException;
import java.util.Properties;
import javax.net.SocketFactory;
import javax.net.ssl.SSLSocketFactory;

/// How a mail server is talked to: every wait is bounded, and with TLS the server must prove its
/// name. The library does neither unless it is told.
final class Connection {

  private static final String CONNECT_MILLIS = "10000";
  private static final String ANSWER_MILLIS = "30000";

  private Connection() {}

  /// {@return the library's name of a protocol, `smtp` or `smtps`}
  static String protocol(String plain, MailServer server) {
    return server.tls() == Tls.TLS ? plain + "s" : plain;
  }

  /// {@return what opens guarded connections to a server}
  static SocketFactory sockets(MailServer server) {
    try {
      return server.trust().isPresent()
          ? server.trust().get().sockets()
          : SSLSocketFactory.getDefault();
    } catch (IOException e) {
      throw new Unusable("\"trust\" cannot be used: name a readable PEM file with a certificate");
    }
  }

  static Properties settings(String plain, MailServer server) {
    String prefix = "mail." + protocol(plain, server);
    Properties settings = new Properties();
    settings.setProperty(prefix + ".connectiontimeout", CONNECT_MILLIS);
    settings.setProperty(prefix + ".timeout", ANSWER_MILLIS);
    settings.setProperty(prefix + ".writetimeout", ANSWER_MILLIS);
    // A certificate that is named itself proves the server, whatever name is in it.
    boolean named = server.trust().filter(Trust.Pinned.class::isInstance).isEmpty();
    settings.setProperty(prefix + ".ssl.checkserveridentity", String.valueOf(named));
    settings.setProperty(prefix + ".ssl.protocols", "TLSv1.3 TLSv1.2");
    if (server.tls() == Tls.STARTTLS) {
      settings.setProperty(prefix + ".starttls.enable", "true");
      settings.setProperty(prefix + ".starttls.required", "true");
    }
    if (server.login().isPresent()) {
      settings.setProperty(prefix + ".auth", "true");
    }
    if (server.tls() != Tls.NONE && server.trust().isPresent()) {
      settings.put(prefix + ".ssl.socketFactory", sockets(server));
      // Else the library would try once more with Java's own factory.
      settings.setProperty(prefix + ".socketFactory.fallback", "false");
    }
    return settings;
  }
}
