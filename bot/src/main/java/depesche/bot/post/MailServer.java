package depesche.bot.post;

import depesche.bot.config.Secret;
import depesche.bot.config.Settings;
import java.util.Optional;

/// A mail server and how to talk to it.
///
/// @param trust whose certificates are believed; those of the authorities Java knows unless named
public record MailServer(
    String host, int port, Tls tls, Optional<Login> login, Optional<Trust> trust) {

  /// A mail server with a certificate of a known authority, or without any.
  public MailServer(String host, int port, Tls tls, Optional<Login> login) {
    this(host, port, tls, login, Optional.empty());
  }

  /// {@return the mail server that the settings name}
  public static MailServer of(Settings.MailServer named) {
    return new MailServer(
        named.host(),
        named.port(),
        Tls.valueOf(named.security().name()),
        named.user().map(user -> new Login(user, named.password().map(Secret::reveal).orElse(""))),
        named.trust().map(Trust::of));
  }

  /// {@return the embedded post office, with the mailbox of our own address}
  public static MailServer here(Settings settings, int port) {
    Settings.Embedded embedded = settings.post().embedded();
    String password = embedded.password().map(Secret::reveal).orElse("depesche");
    return new MailServer(
        embedded.bind(), port, Tls.NONE, Optional.of(new Login(settings.address(), password)));
  }

  /// A name and a password. The password shows in no text.
  public record Login(String user, String password) {

    @Override
    public String toString() {
      return "Login[" + user + "]";
    }
  }
}
