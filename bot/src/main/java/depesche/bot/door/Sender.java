package depesche.bot.door;

import depesche.bot.mime.Address;
import depesche.bot.mime.Header;
import depesche.bot.mime.Headers;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Who a letter says it is from. This is a claim: a token or a password proves it.
public sealed interface Sender {

  /// Exactly one mailbox, in the form in which addresses are compared.
  record Named(String address) implements Sender {}

  /// No single sender, or one that two mail programs could read in two ways: nothing may count for
  /// a seat.
  ///
  /// @param reason a few words that say why, without a word of the letter
  /// @param wayBack where whoever wrote it may be told so: where bounces of it go, or where it asks
  ///   for answers; empty when there is no way, or only a machine's
  record Unclear(String reason, Optional<String> wayBack) implements Sender {}

  /// {@return who a letter with these headers is from} Where two mail programs could read two
  /// senders, there is none.
  ///
  /// @param own our address
  static Sender read(Headers headers, String own) {
    List<Header> from = headers.fields().stream().filter(h -> h.is("From")).toList();
    if (from.size() != 1) {
      return unclear(headers, own, from.isEmpty() ? "no From line" : "more than one From line");
    }
    if (!from.getFirst().name().equalsIgnoreCase("From")) {
      return unclear(headers, own, "a blank before the colon of From");
    }
    return switch (SingleMailbox.read(from.getFirst().value())) {
      case SingleMailbox.Found(Address address) -> new Named(address.text());
      case SingleMailbox.Doubt(String reason) -> unclear(headers, own, reason);
    };
  }

  private static Sender unclear(Headers headers, String own, String reason) {
    return new Unclear(reason, wayBack(headers, own));
  }

  /// RFC 3834 4: a machine answers along the path of bounces; the topmost such line is by the last
  /// mail server, and no sender can write above it.
  private static Optional<String> wayBack(Headers headers, String own) {
    return Stream.of("Return-Path", "Reply-To")
        .flatMap(name -> headers.first(name).stream())
        .flatMap(value -> address(value).stream())
        .filter(
            address ->
                !RobotDetector.machine(address.local()) && !RobotDetector.isOurs(address, own))
        .map(Address::text)
        .findFirst();
  }

  private static Optional<Address> address(String value) {
    return SingleMailbox.read(value) instanceof SingleMailbox.Found(Address address)
        ? Optional.of(address)
        : Optional.empty();
  }
}
