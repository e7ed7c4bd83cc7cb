package depesche.bot.post;

import depesche.bot.config.SecretSource;
import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.Properties;
import javax.net.ssl.SSLSocketFactory;

/// A mail server and how to talk to it.
///
/// @param trust whose certificates are believed; those of the authorities Java knows unless named
public record MailEndpoint(
    String host, int port, Tls tls, Optional<Login> login, Optional<TrustedCertificates> trust) {

  private static final String CONNECT_MILLIS = "10000";

  /// How long an answer may take.
  public static final Duration ANSWER = Duration.ofSeconds(30);

  /// A mail server with a certificate of a known authority, or without any.
  public MailEndpoint(String host, int port, Tls tls, Optional<Login> login) {
    this(host, port, tls, login, Optional.empty());
  }

  /// {@return the mail server that the settings name}
  public static MailEndpoint of(Settings.MailServer named) {
    return new MailEndpoint(
        named.host(),
        named.port(),
        Tls.valueOf(named.security().name()),
        named
            .user()
            .map(user -> new Login(user, named.password().map(SecretSource::reveal).orElse(""))),
        named.trust().map(TrustedCertificates::of));
  }

  /// {@return the mail server that the settings name, or else the embedded post office}
  ///
  /// @param port of that
  public static MailEndpoint of(Optional<Settings.MailServer> named, Settings settings, int port) {
    return named.map(MailEndpoint::of).orElseGet(() -> here(settings, port));
  }

  /// {@return the embedded post office, with the mailbox of our own address}
  public static MailEndpoint here(Settings settings, int port) {
    Settings.Embedded embedded = settings.post().embedded();
    String password = embedded.password().map(SecretSource::reveal).orElse("depesche");
    return new MailEndpoint(
        embedded.bind(), port, Tls.NONE, Optional.of(new Login(settings.address(), password)));
  }

  /// {@return the library's name of a protocol, `smtp` or `smtps`}
  public String protocol(String plain) {
    return tls == Tls.TLS ? plain + "s" : plain;
  }

  /// {@return what opens guarded connections to a server}
  public SSLSocketFactory sockets() {
    try {
      return trust.isPresent()
          ? trust.get().sockets()
          : (SSLSocketFactory) SSLSocketFactory.getDefault();
    } catch (IOException e) {
      throw new UnusableInput(
          "\"trust\" cannot be used: name a readable PEM file with a certificate");
    }
  }

  /// {@return how the library talks to it: every wait is bounded, and with TLS the server must
  /// prove its name} The library does neither unless it is told.
  public Properties settings(String plain) {
    String prefix = "mail." + protocol(plain);
    Properties settings = new Properties();
    settings.setProperty(prefix + ".connectiontimeout", CONNECT_MILLIS);
    settings.setProperty(prefix + ".timeout", String.valueOf(ANSWER.toMillis()));
    settings.setProperty(prefix + ".writetimeout", String.valueOf(ANSWER.toMillis()));
    // A certificate that is named itself proves the server, whatever name is in it.
    boolean named = trust.filter(TrustedCertificates.Pinned.class::isInstance).isEmpty();
    settings.setProperty(prefix + ".ssl.checkserveridentity", String.valueOf(named));
    settings.setProperty(prefix + ".ssl.protocols", "TLSv1.3 TLSv1.2");
    if (tls == Tls.STARTTLS) {
      settings.setProperty(prefix + ".starttls.enable", "true");
      settings.setProperty(prefix + ".starttls.required", "true");
    }
    if (login.isPresent()) {
      settings.setProperty(prefix + ".auth", "true");
    }
    if (tls != Tls.NONE && trust.isPresent()) {
      settings.put(prefix + ".ssl.socketFactory", sockets());
      // Else the library would try once more with Java's own factory.
      settings.setProperty(prefix + ".socketFactory.fallback", "false");
    }
    return settings;
  }

  /// A name and a password. The password shows in no text.
  public record Login(String user, String password) {

    @Override
    public String toString() {
      return "Login[" + user + "]";
    }
  }
}
