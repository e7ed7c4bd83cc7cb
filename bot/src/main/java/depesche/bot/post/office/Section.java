package depesche.bot.post.office;

import depesche.bot.mime.Header;
import depesche.bot.mime.Part;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The part of a message that `BODY[…]` names: `1.2.MIME`, `HEADER.FIELDS (To Cc)`, `TEXT`.
record Section(List<Integer> path, String what, List<String> fields) {

  static Section parse(String tag, String text) throws Command.Bad {
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
    return switch (spec) {
      case "", "HEADER", "TEXT", "MIME", "HEADER.FIELDS", "HEADER.FIELDS.NOT" ->
          new Section(List.copyOf(path), spec, fields);
      default -> throw new Command.Bad(tag, "Unknown section " + spec);
    };
  }

  /// {@return the bytes of this section; empty when the message has no such part}
  byte[] of(Content content) {
    Part part = content.message();
    for (int number : path) {
      Optional<Part> next = child(part, number);
      if (next.isEmpty()) {
        return new byte[0];
      }
      part = next.get();
    }
    return cut(content.bytes(), part);
  }

  private static Optional<Part> child(Part part, int number) {
    Part holder = part.message() ? part.parts().getFirst() : part;
    if (holder.multipart()) {
      return number >= 1 && number <= holder.parts().size()
          ? Optional.of(holder.parts().get(number - 1))
          : Optional.empty();
    }
    // A message of one part has a part 1: itself.
    return number == 1 ? Optional.of(holder) : Optional.empty();
  }

  private byte[] cut(byte[] bytes, Part part) {
    Part inner = !path.isEmpty() && part.message() ? part.parts().getFirst() : part;
    return switch (what) {
      case "" -> path.isEmpty() ? bytes : Arrays.copyOfRange(bytes, part.body(), part.end());
      case "MIME" -> Arrays.copyOfRange(bytes, part.start(), part.body());
      case "HEADER" -> Arrays.copyOfRange(bytes, inner.start(), inner.body());
      case "TEXT" -> Arrays.copyOfRange(bytes, inner.body(), inner.end());
      default -> chosen(bytes, inner, what.equals("HEADER.FIELDS"));
    };
  }

  private byte[] chosen(byte[] bytes, Part part, boolean named) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (Header header : part.headers().fields()) {
      if (fields.stream().anyMatch(header::is) == named) {
        out.write(bytes, header.start(), header.end() - header.start());
      }
    }
    out.write('\r');
    out.write('\n');
    return out.toByteArray();
  }
}
