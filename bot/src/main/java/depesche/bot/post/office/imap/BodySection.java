package depesche.bot.post.office.imap;

import depesche.bot.mime.Bytes;
import depesche.bot.mime.Header;
import depesche.bot.mime.MimePart;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The part of a message that `BODY[…]` names: `1.2.MIME`, `HEADER.FIELDS (To Cc)`, `TEXT`.
record BodySection(List<Integer> path, String what, List<String> fields) {

  static BodySection parse(String tag, String text) throws ImapCommand.Bad {
    int open = text.indexOf('(');
    List<String> fields =
        open < 0
            ? List.of()
            : Arrays.stream(text.substring(open + 1).replace(")", "").split(" ", -1))
                .map(f -> f.replace("\"", ""))
                .filter(f -> !f.isBlank())
                .toList();
    String spec = (open < 0 ? text : text.substring(0, open)).strip().toUpperCase(Locale.ROOT);
    List<Integer> path = new java.util.ArrayList<>();
    while (spec.matches("[0-9]{1,4}(\\..*)?")) {
      int dot = spec.indexOf('.');
      path.add(Integer.parseInt(dot < 0 ? spec : spec.substring(0, dot)));
      spec = dot < 0 ? "" : spec.substring(dot + 1);
    }
    check(tag, spec, open < 0 ? "" : text.substring(open).strip(), fields);
    return new BodySection(List.copyOf(path), spec, fields);
  }

  private static void check(String tag, String spec, String list, List<String> fields)
      throws ImapCommand.Bad {
    switch (spec) {
      case "HEADER.FIELDS", "HEADER.FIELDS.NOT" -> {
        if (fields.isEmpty() || !list.endsWith(")")) {
          throw new ImapCommand.Bad(tag, spec + " wants names in parentheses, as in (To Date)");
        }
      }
      case "", "HEADER", "TEXT", "MIME" -> {
        if (!list.isEmpty()) {
          throw new ImapCommand.Bad(tag, "Only HEADER.FIELDS takes names in parentheses");
        }
      }
      default -> throw new ImapCommand.Bad(tag, "Unknown section " + spec);
    }
  }

  /// The bytes of a section, or of a piece of one.
  record Cut(Bytes bytes, int from, int to) {

    /// {@return a piece of them; less than that at their end}
    Cut piece(int begin, int most) {
      int first = from + Math.min(begin, to - from);
      return new Cut(bytes, first, first + Math.min(most, to - first));
    }

    int length() {
      return to - from;
    }
  }

  /// {@return the bytes of this section; empty when the message has no such part}
  Cut of(MessageContent messageContent) {
    MimePart mimePart = messageContent.message();
    for (int number : path) {
      Optional<MimePart> next = child(mimePart, number);
      if (next.isEmpty()) {
        return new Cut(messageContent.bytes(), 0, 0);
      }
      mimePart = next.get();
    }
    return cut(messageContent.bytes(), mimePart);
  }

  private static Optional<MimePart> child(MimePart mimePart, int number) {
    MimePart holder = mimePart.message() ? mimePart.parts().getFirst() : mimePart;
    if (holder.multipart()) {
      return number >= 1 && number <= holder.parts().size()
          ? Optional.of(holder.parts().get(number - 1))
          : Optional.empty();
    }
    // A message of one part has a part 1: itself.
    return number == 1 ? Optional.of(holder) : Optional.empty();
  }

  private Cut cut(Bytes bytes, MimePart mimePart) {
    MimePart inner = !path.isEmpty() && mimePart.message() ? mimePart.parts().getFirst() : mimePart;
    return switch (what) {
      case "" ->
          path.isEmpty()
              ? new Cut(bytes, 0, bytes.length())
              : new Cut(bytes, mimePart.body(), mimePart.end());
      case "MIME" -> new Cut(bytes, mimePart.start(), mimePart.body());
      case "HEADER" -> new Cut(bytes, inner.start(), inner.body());
      case "TEXT" -> new Cut(bytes, inner.body(), inner.end());
      default -> chosen(bytes, inner, what.equals("HEADER.FIELDS"));
    };
  }

  private Cut chosen(Bytes bytes, MimePart mimePart, boolean named) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (Header header : mimePart.headers().fields()) {
      if (fields.stream().anyMatch(header::is) == named) {
        out.writeBytes(bytes.copy(header.start(), header.end()));
      }
    }
    out.write('\r');
    out.write('\n');
    return new Cut(Bytes.of(out.toByteArray()), 0, out.size());
  }
}
