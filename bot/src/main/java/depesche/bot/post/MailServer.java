package depesche.bot.post;

import java.util.Optional;

/// A mail server and how to talk to it.
public record MailServer(String host, int port, Tls tls, Optional<Login> login) {

  /// A name and a password. The password shows in no text.
  public record Login(String user, String password) {

    @Override
    public String toString() {
      return "Login[" + user + "]";
    }
  }
}
