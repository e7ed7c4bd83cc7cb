package depesche.bot.door;

import depesche.bot.mime.Addresses;
import depesche.bot.mime.Header;
import depesche.bot.mime.Headers;
import depesche.bot.mime.Mailbox;
import depesche.bot.mime.MediaType;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// Knows machines by their mail (RFC 3834 2): answering them is how two machines come to write each
/// other for ever.
final class Robots {

  private static final int MOST_HOPS = 25;

  private static final List<String> MACHINES =
      List.of("mailer-daemon", "postmaster", "noreply", "no-reply", "donotreply", "do-not-reply");

  private Robots() {}

  /// {@return why this is a machine's mail; empty when a person may have written it}
  static Optional<String> why(Headers headers, String ownAddress) {
    if (headers.has("X-Depesche") || fromUs(headers, ownAddress)) {
      return Optional.of("our own mail");
    }
    if (headers
        .first("Return-Path")
        .filter(path -> path.replace(" ", "").equals("<>"))
        .isPresent()) {
      return Optional.of("a bounce: it has no way back");
    }
    if (!word(headers, "Auto-Submitted").map("no"::equals).orElse(true)) {
      return Optional.of("sent automatically");
    }
    if (word(headers, "Precedence").filter(List.of("bulk", "junk", "list")::contains).isPresent()) {
      return Optional.of("bulk mail");
    }
    if (headers.fields().stream().anyMatch(Robots::list)) {
      return Optional.of("a mailing list");
    }
    if (headers.has("X-Auto-Response-Suppress") || headers.has("X-Autoreply")) {
      return Optional.of("wants no answer by a machine");
    }
    if (headers.first("Content-Type").filter(Robots::report).isPresent()) {
      return Optional.of("a delivery report");
    }
    if (headers.all("Received").size() > MOST_HOPS) {
      return Optional.of("more than " + MOST_HOPS + " hops: a loop");
    }
    return senders(headers).anyMatch(Robots::machine)
        ? Optional.of("a machine's address")
        : Optional.empty();
  }

  private static boolean fromUs(Headers headers, String address) {
    return senders(headers)
        .anyMatch(from -> (from.local() + "@" + from.domain()).equalsIgnoreCase(address));
  }

  private static Stream<Mailbox> senders(Headers headers) {
    return headers.all("From").stream().flatMap(value -> Addresses.parse(value).stream());
  }

  /// {@return the first word of a header, lower case}
  private static Optional<String> word(Headers headers, String name) {
    return headers.first(name).map(v -> v.split("[;( \t]", 2)[0].strip().toLowerCase(Locale.ROOT));
  }

  private static boolean list(Header header) {
    String name = header.name().toLowerCase(Locale.ROOT);
    return name.startsWith("list-");
  }

  private static boolean report(String contentType) {
    return MediaType.parse(contentType).is("multipart", "report");
  }

  private static boolean machine(Mailbox from) {
    String local = from.local().toLowerCase(Locale.ROOT);
    return MACHINES.contains(local) || local.startsWith("owner-") || local.endsWith("-request");
  }
}
