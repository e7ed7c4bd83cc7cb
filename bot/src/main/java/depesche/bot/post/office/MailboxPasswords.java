package depesche.bot.post.office;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Optional;

/// Who may come in: with a password set, those who know it; else anybody, for this is loopback.
public final class MailboxPasswords {

  private final Optional<String> password;

  public MailboxPasswords(Optional<String> password) {
    this.password = password;
  }

  boolean required() {
    return password.isPresent();
  }

  /// {@return whether this user, an address, may come in with that password}
  public boolean fits(String user, String given) {
    return Mailboxes.possible(user)
        && password
            .map(
                wanted ->
                    MessageDigest.isEqual(
                        wanted.getBytes(StandardCharsets.UTF_8),
                        given.getBytes(StandardCharsets.UTF_8)))
            .orElse(true);
  }

  /// {@return the user of an `AUTH PLAIN` answer (RFC 4616), if they may come in}
  public Optional<String> plain(String base64) {
    String[] parts = decode(base64).split("\0", -1);
    return parts.length == 3 && fits(parts[1], parts[2]) ? Optional.of(parts[1]) : Optional.empty();
  }

  static String decode(String base64) {
    try {
      return new String(Base64.getDecoder().decode(base64.strip()), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      return "";
    }
  }
}
