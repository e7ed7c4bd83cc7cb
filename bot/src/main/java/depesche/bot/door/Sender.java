package depesche.bot.door;

/// Who a letter says it is from. This is a claim: a token or a password proves it.
public sealed interface Sender {

  /// Exactly one plain mailbox, lower case.
  record Named(String address) implements Sender {}

  /// No plain single sender: nothing may count for a seat, nothing is answered.
  record Unclear(String reason) implements Sender {}
}
