package depesche.bot.post;

/// Writes a mail down: finished bytes, to be kept and sent as they are. Same mail, same bytes.
public final class Composer {

  private Composer() {}

  /// {@return the message by RFC 5322, lines ended by CR LF}
  ///
  /// @throws IllegalArgumentException when a header value holds a control character or an address
  ///   is not a plain one
  public static byte[] compose(Outgoing mail) {
    return mail.text().getBytes(java.nio.charset.StandardCharsets.UTF_8);
  }
}
