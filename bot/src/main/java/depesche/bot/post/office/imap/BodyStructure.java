package depesche.bot.post.office.imap;

import depesche.bot.mime.Addresses;
import depesche.bot.mime.Headers;
import depesche.bot.mime.Mailbox;
import depesche.bot.mime.MediaType;
import depesche.bot.mime.MimePart;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Collectors;

/// `ENVELOPE` and `BODYSTRUCTURE` (RFC 3501 7.4.2).
final class BodyStructure {

  private BodyStructure() {}

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
    return ImapText.orNil(headers.first(name).orElse(""));
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
                            ImapText.orNil(a.name()),
                            ImapText.string(a.local()),
                            ImapText.string(a.domain())))
            .collect(Collectors.joining("", "(", ")"));
  }

  /// @param extended whether disposition and the like follow, as `BODYSTRUCTURE` has them
  static String body(MessageContent messageContent, MimePart mimePart, boolean extended) {
    if (mimePart.multipart()) {
      String parts =
          mimePart.parts().stream()
              .map(p -> body(messageContent, p, extended))
              .collect(Collectors.joining());
      String more =
          extended
              ? " "
                  + parameters(mimePart.type().parameters())
                  + " "
                  + disposition(mimePart)
                  + " NIL NIL"
              : "";
      return "(" + parts + " " + ImapText.string(mimePart.type().subtype()) + more + ")";
    }
    return "("
        + leaf(messageContent, mimePart, extended)
        + (extended ? " NIL " + disposition(mimePart) + " NIL NIL" : "")
        + ")";
  }

  private static String leaf(MessageContent messageContent, MimePart mimePart, boolean extended) {
    MediaType type = mimePart.type();
    boolean broken = type.type().equals("multipart");
    String fields =
        "%s %s %s %s %s %s %d"
            .formatted(
                ImapText.string(broken ? "text" : type.type()),
                ImapText.string(broken ? "plain" : type.subtype()),
                parameters(type.parameters()),
                text(mimePart.headers(), "Content-ID"),
                text(mimePart.headers(), "Content-Description"),
                ImapText.string(mimePart.encoding()),
                mimePart.end() - mimePart.body());
    if (mimePart.message()) {
      MimePart inner = mimePart.parts().getFirst();
      return "%s %s %s %d"
          .formatted(
              fields,
              envelope(inner.headers()),
              body(messageContent, inner, extended),
              lines(messageContent, mimePart));
    }
    return broken || type.type().equals("text")
        ? fields + " " + lines(messageContent, mimePart)
        : fields;
  }

  private static int lines(MessageContent messageContent, MimePart mimePart) {
    int lines = 0;
    for (int at = mimePart.body(); at < mimePart.end(); at++) {
      lines += messageContent.bytes().at(at) == '\n' ? 1 : 0;
    }
    return lines;
  }

  private static String disposition(MimePart mimePart) {
    String value = mimePart.headers().first("Content-Disposition").orElse("");
    if (mimePart.disposition().isEmpty()) {
      return "NIL";
    }
    // The grammar of parameters is that of a media type.
    MediaType shaped = MediaType.parse("disposition/" + value);
    return "("
        + ImapText.string(mimePart.disposition())
        + " "
        + parameters(shaped.parameters())
        + ")";
  }

  private static String parameters(SequencedMap<String, String> parameters) {
    return parameters.isEmpty()
        ? "NIL"
        : parameters.entrySet().stream()
            .map(
                (Map.Entry<String, String> e) ->
                    ImapText.string(e.getKey()) + " " + ImapText.string(e.getValue()))
            .collect(Collectors.joining(" ", "(", ")"));
  }
}
