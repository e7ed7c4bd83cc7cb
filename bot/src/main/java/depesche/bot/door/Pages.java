package depesche.bot.door;

import depesche.adjudicator.notation.Lines;
import depesche.bot.mime.Letters;
import depesche.bot.mime.MediaType;
import depesche.bot.mime.Part;
import depesche.bot.mime.Transfer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Reads what is written inside a letter: all its texts in their order, of each that comes in
/// several forms the best one. What is attached is left unread.
final class Pages {

  /// More than anybody writes by hand.
  private static final int MOST_BYTES = 64 * 1024;

  private static final int LONGEST_STUB = 400;

  /// The words for what is missing are the same in most languages.
  private static final Pattern STUB =
      Pattern.compile("\\b(html|browser|webbrowser|mime)\\b", Pattern.CASE_INSENSITIVE);

  /// What programs add for other programs.
  private static final List<String> ADDED =
      List.of(
          "pgp-signature", "pgp-keys", "pkcs7-signature", "x-pkcs7-signature", "rfc822-headers");

  private static final List<String> LOCKED = List.of("pkcs7-mime", "x-pkcs7-mime");

  private final byte[] raw;
  private final Set<Body.Oddity> oddities = EnumSet.noneOf(Body.Oddity.class);
  private final List<Part> files = new ArrayList<>();
  private int room = MOST_BYTES;

  private Pages(byte[] raw) {
    this.raw = raw;
  }

  /// @param own our address
  static Body read(byte[] raw, Part message, String own) {
    Pages pages = new Pages(raw);
    List<String> lines = pages.lines(message);
    if (isBlank(lines)) {
      // A letter that is nothing but a text with a file name is a letter.
      lines = pages.files.stream().flatMap(file -> pages.text(file).stream()).toList();
    } else if (!pages.files.isEmpty()) {
      pages.oddities.add(Body.Oddity.ATTACHMENTS);
    }
    Armour armour = Armour.off(lines);
    if (armour.locked()) {
      pages.oddities.add(Body.Oddity.LOCKED);
    }
    Quotes.Own kept = Quotes.strip(armour.lines(), own);
    if (kept.lines().isEmpty() && !pages.oddities.contains(Body.Oddity.LOCKED)) {
      pages.oddities.add(Body.Oddity.EMPTY);
    }
    return new Body(kept.lines(), kept.dropped(), pages.oddities);
  }

  private List<String> lines(Part part) {
    if (!part.multipart()) {
      return single(part);
    }
    List<Part> parts = part.parts();
    return switch (part.type().subtype()) {
      case "alternative" -> best(parts);
      case "related", "signed" -> {
        Part root = root(part);
        parts.stream().filter(other -> !other.equals(root)).forEach(this::passBy);
        yield lines(root);
      }
      case "encrypted" -> {
        oddities.add(Body.Oddity.LOCKED);
        yield List.of();
      }
      default -> all(parts);
    };
  }

  /// RFC 2387: the first part, unless `start` names another.
  private static Part root(Part related) {
    Optional<String> start = related.type().parameter("start");
    return related.parts().stream()
        .filter(part -> part.headers().first("Content-ID").map(String::strip).equals(start))
        .filter(_ -> start.isPresent())
        .findFirst()
        .orElseGet(() -> related.parts().getFirst());
  }

  private List<String> all(List<Part> parts) {
    List<String> lines = new ArrayList<>();
    for (Part part : parts) {
      List<String> more = lines(part);
      if (!isBlank(more)) {
        lines.addAll(lines.isEmpty() ? List.of() : List.of(""));
        lines.addAll(more);
      }
    }
    return lines;
  }

  /// Plain text goes before anything else, if there is a word in it; but it does not show what is
  /// struck out in a page beside it.
  private List<String> best(List<Part> parts) {
    boolean stub = parts.stream().anyMatch(part -> isStub(part, parts));
    boolean struck = parts.stream().anyMatch(this::strikes);
    Predicate<Part> first = part -> part.type().is("text", "plain") != (struck || stub);
    List<Part> ranked =
        Stream.concat(parts.stream().filter(first), parts.stream().filter(first.negate())).toList();
    for (Part part : ranked) {
      Set<Body.Oddity> before =
          oddities.isEmpty() ? EnumSet.noneOf(Body.Oddity.class) : EnumSet.copyOf(oddities);
      int filesBefore = files.size();
      List<String> lines = lines(part);
      if (!isBlank(lines)) {
        ranked.stream().filter(other -> !other.equals(part)).forEach(this::passBy);
        if (struck && !stub && parts.stream().anyMatch(it -> it.type().is("text", "plain"))) {
          // There is a plain text; it is not read because of what is struck out.
          oddities.remove(Body.Oddity.HTML_ONLY);
        }
        return lines;
      }
      oddities.retainAll(before);
      files.subList(filesBefore, files.size()).clear();
    }
    parts.forEach(this::passBy);
    return List.of();
  }

  /// A plain text that only says that there is none: no line of it stands in the page beside it.
  private boolean isStub(Part part, List<Part> parts) {
    if (!part.type().is("text", "plain")) {
      return false;
    }
    String text = letters(part, Transfer.decode(raw, part, LONGEST_STUB + 1)).text().strip();
    return text.length() <= LONGEST_STUB
        && STUB.matcher(text).find()
        && Lines.of(text).stream()
            .filter(line -> !line.isBlank())
            .noneMatch(line -> parts.stream().anyMatch(other -> shows(other, line.strip())));
  }

  private boolean shows(Part part, String line) {
    return part.type().is("text", "html")
        ? HtmlLines.of(letters(part, Transfer.decode(raw, part, MOST_BYTES)).text()).stream()
            .anyMatch(shown -> shown.contains(line))
        : part.parts().stream().anyMatch(inner -> shows(inner, line));
  }

  private boolean strikes(Part part) {
    return part.type().is("text", "html")
        ? HtmlMarks.strikes(letters(part, Transfer.decode(raw, part, MOST_BYTES)).text())
        : part.parts().stream().anyMatch(this::strikes);
  }

  private static Letters letters(Part part, byte[] bytes) {
    return Letters.decode(bytes, part.type().parameter("charset"));
  }

  /// Notes what is attached to a part that is not read.
  private void passBy(Part part) {
    part.parts().forEach(this::passBy);
    if (part.disposition().equals("attachment") && !ADDED.contains(part.type().subtype())) {
      oddities.add(Body.Oddity.ATTACHMENTS);
    }
  }

  private List<String> single(Part part) {
    MediaType type = part.type();
    boolean attached = part.disposition().equals("attachment");
    if (LOCKED.contains(type.subtype())) {
      oddities.add(Body.Oddity.LOCKED);
    } else if (!attached && isText(type)) {
      if (!part.isFile()) {
        return text(part);
      }
      files.add(part);
    } else if (!ADDED.contains(type.subtype()) && !type.is("text", "calendar")) {
      oddities.add(Body.Oddity.ATTACHMENTS);
    }
    return List.of();
  }

  /// A multipart without parts is text with too grand a label.
  private static boolean isText(MediaType type) {
    return type.is("text", "plain")
        || type.is("text", "html")
        || type.is("text", "markdown")
        || type.is("text", "enriched")
        || type.type().equals("multipart");
  }

  private List<String> text(Part part) {
    byte[] bytes = Transfer.decode(raw, part, room + 1);
    if (bytes.length > room) {
      oddities.add(Body.Oddity.CUT);
      bytes = Arrays.copyOf(bytes, lineEnd(bytes, room));
    }
    room -= bytes.length;
    Letters letters = letters(part, bytes);
    if (letters.odd() || !Transfer.isSound(raw, part)) {
      oddities.add(Body.Oddity.ODD_CHARSET);
    }
    String text = letters.text();
    String plain = text.startsWith("\uFEFF") ? text.substring(1) : text;
    if (part.type().is("text", "html")) {
      List<String> lines = HtmlLines.of(plain);
      oddities.addAll(isBlank(lines) ? Set.of() : Set.of(Body.Oddity.HTML_ONLY));
      return lines;
    }
    if (part.type().is("text", "enriched")) {
      plain = Enriched.read(plain);
    }
    // The line end at the end of a text begins no further line.
    return Flowed.read(part.type(), Lines.of(plain.replaceFirst("\\R\\z", "")));
  }

  /// A long text is cut behind a whole line, so that no letter and no order is cut in two.
  private static int lineEnd(byte[] bytes, int most) {
    int end = most;
    while (end > 0 && bytes[end - 1] != '\n') {
      end--;
    }
    return end == 0 ? most : end;
  }

  private static boolean isBlank(List<String> lines) {
    return lines.stream().allMatch(line -> Shape.of(line).isBlank());
  }
}
