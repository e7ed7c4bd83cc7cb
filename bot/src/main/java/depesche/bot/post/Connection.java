package depesche.bot.post;

import java.util.Properties;

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

  static Properties settings(String plain, MailServer server) {
    String prefix = "mail." + protocol(plain, server);
    Properties settings = new Properties();
    settings.setProperty(prefix + ".connectiontimeout", CONNECT_MILLIS);
    settings.setProperty(prefix + ".timeout", ANSWER_MILLIS);
    settings.setProperty(prefix + ".writetimeout", ANSWER_MILLIS);
    settings.setProperty(prefix + ".ssl.checkserveridentity", "true");
    settings.setProperty(prefix + ".ssl.protocols", "TLSv1.3 TLSv1.2");
    if (server.tls() == Tls.STARTTLS) {
      settings.setProperty(prefix + ".starttls.enable", "true");
      settings.setProperty(prefix + ".starttls.required", "true");
    }
    if (server.login().isPresent()) {
      settings.setProperty(prefix + ".auth", "true");
    }
    return settings;
  }
}
