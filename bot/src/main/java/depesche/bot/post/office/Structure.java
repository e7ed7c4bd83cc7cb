package depesche.bot.post.office;

import depesche.bot.mime.Addresses;
import depesche.bot.mime.Headers;
import depesche.bot.mime.Mailbox;
import depesche.bot.mime.MediaType;
import depesche.bot.mime.Part;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Collectors;

/// `ENVELOPE` and `BODYSTRUCTURE` (RFC 3501 7.4.2).
final class Structure {

  private Structure() {}

  static String envelope(Headers headers) {
    String from = addresses(headers, "From");
    String sender = addresses(headers, "Sender");
    String replyTo = addresses(headers, "Reply-To");
    return "("
        + String.join(
            " ",
            List.of(
                text(headers, "Date"),
                text(headers, "Subject"),
                from,
                sender.equals("NIL") ? from : sender,
                replyTo.equals("NIL") ? from : replyTo,
                addresses(headers, "To"),
                addresses(headers, "Cc"),
                addresses(headers, "Bcc"),
                text(headers, "In-Reply-To"),
                text(headers, "Message-ID")))
        + ")";
  }

  private static String text(Headers headers, String name) {
    return Say.orNil(headers.first(name).orElse(""));
  }

  private static String addresses(Headers headers, String name) {
    List<Mailbox> all = headers.first(name).map(Addresses::parse).orElse(List.of());
    return all.isEmpty()
        ? "NIL"
        : all.stream()
            .map(
                a ->
                    "(%s NIL %s %s)"
                        .formatted(
                            Say.orNil(a.name()), Say.string(a.local()), Say.string(a.domain())))
            .collect(Collectors.joining("", "(", ")"));
  }

  /// @param extended whether disposition and the like follow, as `BODYSTRUCTURE` has them
  static String body(Content content, Part part, boolean extended) {
    if (part.multipart()) {
      String parts =
          part.parts().stream().map(p -> body(content, p, extended)).collect(Collectors.joining());
      String more =
          extended
              ? " " + parameters(part.type().parameters()) + " " + disposition(part) + " NIL NIL"
              : "";
      return "(" + parts + " " + Say.string(part.type().subtype()) + more + ")";
    }
    return "("
        + leaf(content, part, extended)
        + (extended ? " NIL " + disposition(part) + " NIL NIL" : "")
        + ")";
  }

  private static String leaf(Content content, Part part, boolean extended) {
    MediaType type = part.type();
    boolean broken = type.type().equals("multipart");
    String fields =
        "%s %s %s %s %s %s %d"
            .formatted(
                Say.string(broken ? "text" : type.type()),
                Say.string(broken ? "plain" : type.subtype()),
                parameters(type.parameters()),
                text(part.headers(), "Content-ID"),
                text(part.headers(), "Content-Description"),
                Say.string(part.encoding()),
                part.end() - part.body());
    if (part.message()) {
      Part inner = part.parts().getFirst();
      return "%s %s %s %d"
          .formatted(
              fields,
              envelope(inner.headers()),
              body(content, inner, extended),
              lines(content, part));
    }
    return broken || type.type().equals("text") ? fields + " " + lines(content, part) : fields;
  }

  private static int lines(Content content, Part part) {
    int lines = 0;
    for (int at = part.body(); at < part.end(); at++) {
      lines += content.bytes()[at] == '\n' ? 1 : 0;
    }
    return lines;
  }

  private static String disposition(Part part) {
    String value = part.headers().first("Content-Disposition").orElse("");
    if (part.disposition().isEmpty()) {
      return "NIL";
    }
    // The grammar of parameters is that of a media type.
    MediaType shaped = MediaType.parse("disposition/" + value);
    return "(" + Say.string(part.disposition()) + " " + parameters(shaped.parameters()) + ")";
  }

  private static String parameters(SequencedMap<String, String> parameters) {
    return parameters.isEmpty()
        ? "NIL"
        : parameters.entrySet().stream()
            .map(
                (Map.Entry<String, String> e) ->
                    Say.string(e.getKey()) + " " + Say.string(e.getValue()))
            .collect(Collectors.joining(" ", "(", ")"));
  }
}
