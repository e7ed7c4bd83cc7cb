package depesche.bot.door;

import depesche.bot.mime.Address;
import depesche.bot.mime.Headers;
import depesche.bot.mime.Part;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Reads delivery reports (RFC 3464): a mail server says that a mail of ours did not arrive.
final class Bounce {

  private static final int MOST_RECIPIENTS = 10;

  private Bounce() {}

  /// {@return what a message reports, if it reports a failure for good}
  static Optional<Entry> read(byte[] raw, Part message) {
    if (!message.type().is("multipart", "report")) {
      return Optional.empty();
    }
    Optional<Headers> report =
        message.parts().stream()
            .filter(part -> part.type().is("message", "delivery-status"))
            .findFirst()
            .map(part -> Headers.read(raw, part.body(), part.end()));
    return report
        .filter(Bounce::isFailure)
        .map(fields -> new Entry.Bounced(id(raw, message), recipients(fields), status(fields)));
  }

  /// A mail that is delayed may still arrive.
  private static boolean isFailure(Headers fields) {
    return fields.all("Action").stream().anyMatch(word -> word.strip().equalsIgnoreCase("failed"));
  }

  private static String status(Headers fields) {
    return fields.all("Status").stream()
        .map(status -> status.strip().split("\\s", 2)[0])
        .filter(status -> status.matches("[245]\\.\\d{1,3}\\.\\d{1,3}"))
        .findFirst()
        .orElse("failed");
  }

  private static List<String> recipients(Headers fields) {
    return Stream.of("Original-Recipient", "Final-Recipient")
        .flatMap(name -> fields.all(name).stream())
        .map(value -> value.substring(value.indexOf(';') + 1).strip())
        .map(address -> Address.same(address.replaceAll("[<>]", "")))
        .distinct()
        .limit(MOST_RECIPIENTS)
        .toList();
  }

  /// {@return the Message-ID of the mail that came back, with it or with its header block}
  private static Optional<String> id(byte[] raw, Part message) {
    return message.parts().stream()
        .flatMap(part -> returned(raw, part).stream())
        .flatMap(headers -> headers.first("Message-ID").stream())
        .map(String::strip)
        .findFirst();
  }

  private static Optional<Headers> returned(byte[] raw, Part part) {
    if (part.message()) {
      return Optional.of(part.parts().getFirst().headers());
    }
    boolean headers =
        part.type().is("text", "rfc822-headers") || part.type().is("message", "rfc822-headers");
    return headers ? Optional.of(Headers.read(raw, part.body(), part.end())) : Optional.empty();
  }
}
