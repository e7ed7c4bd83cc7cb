package depesche.bot.door;

import java.util.Optional;

/// Who a letter says it is from. This is a claim: a token or a password proves it.
public sealed interface Sender {

  /// Exactly one mailbox, in the form in which addresses are compared.
  record Named(String address) implements Sender {}

  /// No single sender, or one that two mail programs could read in two ways: nothing may count for
  /// a seat.
  ///
  /// @param reason a few words that say why, without a word of the letter
  /// @param wayBack where its writer may be told so: where bounces of it go, or where it asks for
  ///   answers; empty when there is no way, or only a machine's
  record Unclear(String reason, Optional<String> wayBack) implements Sender {}
}
