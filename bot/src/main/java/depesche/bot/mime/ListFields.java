package depesche.bot.mime;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What a mailing list says of itself in the header of what it passes on (RFC 2369).
public final class ListFields {

  private static final Pattern END = Pattern.compile("\\n\\r?\\n");
  private static final Pattern LINK = Pattern.compile("<mailto:([^<>?]+)");

  private ListFields() {}

  /// {@return where the owner of a list reads, if this message came by that list and says so}
  public static Optional<Address> owner(byte[] message, Address list) {
    Matcher end = END.matcher(new String(message, StandardCharsets.ISO_8859_1));
    Headers headers = Headers.read(message, 0, end.find() ? end.start() + 1 : message.length);
    return link(headers, "List-Post")
        .filter(list::equals)
        .flatMap(_ -> link(headers, "List-Owner"));
  }

  private static Optional<Address> link(Headers headers, String name) {
    return headers
        .first(name)
        .map(LINK::matcher)
        .filter(Matcher::find)
        .flatMap(link -> Address.read(link.group(1).strip()));
  }
}
