package depesche.bot.door;

import depesche.bot.mime.Address;
import depesche.bot.mime.Header;
import depesche.bot.mime.Headers;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Reads who a letter is from: where two mail programs could read two senders, there is none.
final class Senders {

  private Senders() {}

  /// @param own our address
  static Sender read(Headers headers, String own) {
    List<Header> from = headers.fields().stream().filter(h -> h.is("From")).toList();
    if (from.size() != 1) {
      return unclear(headers, own, from.isEmpty() ? "no From line" : "more than one From line");
    }
    if (!from.getFirst().name().equalsIgnoreCase("From")) {
      return unclear(headers, own, "a blank before the colon of From");
    }
    return switch (OneMailbox.read(from.getFirst().value())) {
      case OneMailbox.Found(Address address) -> new Sender.Named(address.text());
      case OneMailbox.Doubt(String reason) -> unclear(headers, own, reason);
    };
  }

  private static Sender unclear(Headers headers, String own, String reason) {
    return new Sender.Unclear(reason, wayBack(headers, own));
  }

  /// RFC 3834 4: a machine answers along the path of bounces; the topmost such line is by the last
  /// mail server, and no sender can write above it.
  private static Optional<String> wayBack(Headers headers, String own) {
    return Stream.of("Return-Path", "Reply-To")
        .flatMap(name -> headers.first(name).stream())
        .flatMap(value -> address(value).stream())
        .filter(address -> !Robots.machine(address.local()) && !Robots.isOurs(address, own))
        .map(Address::text)
        .findFirst();
  }

  private static Optional<Address> address(String value) {
    return OneMailbox.read(value) instanceof OneMailbox.Found(Address address)
        ? Optional.of(address)
        : Optional.empty();
  }
}
