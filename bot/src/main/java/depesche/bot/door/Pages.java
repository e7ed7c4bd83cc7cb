package depesche.bot.door;

import depesche.bot.mime.Letters;
import depesche.bot.mime.MediaType;
import depesche.bot.mime.Part;
import depesche.bot.mime.Transfer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Reads what is written inside a letter: the first plain text, else the first HTML without its
/// tags. Whatever else lies in it is left unread.
final class Pages {

  /// More than anybody writes by hand.
  private static final int MOST_BYTES = 64 * 1024;

  private final byte[] raw;
  private final Set<Body.Oddity> oddities = EnumSet.noneOf(Body.Oddity.class);
  private Optional<Part> plain = Optional.empty();
  private Optional<Part> html = Optional.empty();

  private Pages(byte[] raw) {
    this.raw = raw;
  }

  static Body read(byte[] raw, Part message) {
    Pages pages = new Pages(raw);
    pages.sort(message);
    Quotes.Own own = Quotes.strip(pages.lines());
    if (own.lines().isEmpty()) {
      pages.oddities.add(Body.Oddity.EMPTY);
    }
    return new Body(own.lines(), own.dropped(), pages.oddities);
  }

  /// Finds the parts to read; what is attached is noted and passed by.
  private void sort(Part part) {
    MediaType type = part.type();
    boolean attached = part.disposition().equals("attachment");
    if (part.multipart()) {
      part.parts().forEach(this::sort);
    } else if (!attached && plain.isEmpty() && (type.is("text", "plain") || broken(type))) {
      plain = Optional.of(part);
    } else if (!attached && html.isEmpty() && type.is("text", "html")) {
      html = Optional.of(part);
    } else if (attached || !type.type().equals("text")) {
      oddities.add(Body.Oddity.ATTACHMENTS);
    }
  }

  /// A multipart without parts is text that says too much of itself.
  private static boolean broken(MediaType type) {
    return type.type().equals("multipart");
  }

  private List<String> lines() {
    if (plain.isPresent()) {
      MediaType type = plain.get().type();
      List<String> lines = text(plain.get()).lines().toList();
      boolean flowed = type.parameter("format").filter("flowed"::equalsIgnoreCase).isPresent();
      boolean delSp = type.parameter("delsp").filter("yes"::equalsIgnoreCase).isPresent();
      return flowed ? flow(lines, delSp) : lines;
    }
    if (html.isPresent()) {
      oddities.add(Body.Oddity.HTML_ONLY);
      return HtmlLines.of(text(html.get()));
    }
    return List.of();
  }

  private String text(Part part) {
    byte[] bytes = Transfer.decode(raw, part, MOST_BYTES + 1);
    if (bytes.length > MOST_BYTES) {
      oddities.add(Body.Oddity.CUT);
      bytes = java.util.Arrays.copyOf(bytes, MOST_BYTES);
    }
    Letters letters = Letters.decode(bytes, part.type().parameter("charset"));
    if (letters.odd() || !Transfer.known(part.encoding())) {
      oddities.add(Body.Oddity.ODD_CHARSET);
    }
    String text = letters.text();
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  /// Joins flowed lines (RFC 3676 4): one that ends with a blank goes on in the next, if both are
  /// quoted as deep.
  static List<String> flow(List<String> lines, boolean deleteBlank) {
    List<String> joined = new ArrayList<>();
    StringBuilder open = new StringBuilder();
    int depth = -1;
    for (String line : lines) {
      int quotes = quotes(line);
      String content = line.substring(quotes);
      content = content.startsWith(" ") ? content.substring(1) : content;
      if (depth >= 0 && depth != quotes) {
        joined.add(open.toString());
        depth = -1;
      }
      if (depth < 0) {
        open.setLength(0);
        open.append(">".repeat(quotes));
      }
      boolean goesOn = content.endsWith(" ") && !content.equals("-- ");
      boolean cut = goesOn && deleteBlank;
      open.append(content, 0, content.length() - (cut ? 1 : 0));
      depth = goesOn ? quotes : -1;
      if (!goesOn) {
        joined.add(open.toString());
      }
    }
    if (depth >= 0) {
      joined.add(open.toString());
    }
    return joined;
  }

  private static int quotes(String line) {
    int at = 0;
    while (at < line.length() && line.charAt(at) == '>') {
      at++;
    }
    return at;
  }
}
