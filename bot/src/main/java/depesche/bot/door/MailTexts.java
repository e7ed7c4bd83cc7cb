package depesche.bot.door;

import depesche.adjudicator.notation.Lines;
import depesche.bot.mime.CharacterSets;
import depesche.bot.mime.Joiners;
import depesche.bot.mime.MediaType;
import depesche.bot.mime.MimePart;
import depesche.bot.mime.ReadingLimits;
import depesche.bot.mime.TransferEncoding;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Reads what is written inside a letter: all its texts in their order, of each that comes in
/// several forms the best one. Attachments are left unread.
final class MailTexts {

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
  private final Set<AuthorText.Oddity> oddities = EnumSet.noneOf(AuthorText.Oddity.class);
  private final List<MimePart> files = new ArrayList<>();
  private int room = ReadingLimits.TEXT;

  private MailTexts(byte[] raw) {
    this.raw = raw;
  }

  /// @param own our address
  /// @param answered the mail it answers, as far as it is known
  static AuthorText read(byte[] raw, MimePart message, String own, Imprint answered) {
    MailTexts mailTexts = new MailTexts(raw);
    List<String> lines = mailTexts.lines(message);
    if (isBlank(lines)) {
      // A letter that is nothing but a text with a file name is a letter.
      lines = mailTexts.files.stream().flatMap(file -> mailTexts.text(file).stream()).toList();
    } else if (!mailTexts.files.isEmpty()) {
      mailTexts.oddities.add(AuthorText.Oddity.ATTACHMENTS);
    }
    if (mailTexts.oddities.contains(AuthorText.Oddity.OVERSIZED)) {
      // Half of it might say something else than the whole.
      return AuthorText.tooLong();
    }
    PgpArmour pgpArmour = PgpArmour.off(lines);
    if (pgpArmour.locked()) {
      mailTexts.oddities.add(AuthorText.Oddity.LOCKED);
    }
    QuoteRemover.Own kept = QuoteRemover.strip(pgpArmour.lines(), own, answered);
    if (kept.lines().isEmpty() && !mailTexts.oddities.contains(AuthorText.Oddity.LOCKED)) {
      mailTexts.oddities.add(AuthorText.Oddity.EMPTY);
    }
    return new AuthorText(kept.lines(), kept.dropped(), kept.inside(), mailTexts.oddities);
  }

  private List<String> lines(MimePart mimePart) {
    if (!mimePart.multipart()) {
      return single(mimePart);
    }
    List<MimePart> parts = mimePart.parts();
    return switch (mimePart.type().subtype()) {
      case "alternative" -> best(parts);
      case "related", "signed" -> {
        MimePart root = root(mimePart);
        parts.stream().filter(other -> !other.equals(root)).forEach(this::passBy);
        yield lines(root);
      }
      case "encrypted" -> {
        oddities.add(AuthorText.Oddity.LOCKED);
        yield List.of();
      }
      default -> all(parts);
    };
  }

  /// RFC 2387: the first part, unless `start` names another.
  private static MimePart root(MimePart related) {
    Optional<String> start = related.type().parameter("start");
    return related.parts().stream()
        .filter(mimePart -> mimePart.headers().first("Content-ID").map(String::strip).equals(start))
        .filter(_ -> start.isPresent())
        .findFirst()
        .orElseGet(() -> related.parts().getFirst());
  }

  private List<String> all(List<MimePart> parts) {
    List<String> lines = new ArrayList<>();
    for (MimePart mimePart : parts) {
      List<String> more = lines(mimePart);
      if (!isBlank(more)) {
        lines.addAll(lines.isEmpty() ? List.of() : List.of(""));
        lines.addAll(more);
      }
    }
    return lines;
  }

  /// Plain text goes before anything else, if there is a word in it; but it does not show what is
  /// struck out in a page beside it.
  private List<String> best(List<MimePart> parts) {
    boolean stub = parts.stream().anyMatch(mimePart -> isStub(mimePart, parts));
    boolean struck = parts.stream().anyMatch(this::strikes);
    Predicate<MimePart> first = mimePart -> mimePart.type().is("text", "plain") != (struck || stub);
    List<MimePart> ranked =
        Stream.concat(parts.stream().filter(first), parts.stream().filter(first.negate())).toList();
    for (MimePart mimePart : ranked) {
      Set<AuthorText.Oddity> before =
          oddities.isEmpty() ? EnumSet.noneOf(AuthorText.Oddity.class) : EnumSet.copyOf(oddities);
      int filesBefore = files.size();
      List<String> lines = lines(mimePart);
      if (!isBlank(lines)) {
        ranked.stream().filter(other -> !other.equals(mimePart)).forEach(this::passBy);
        if (struck && !stub && parts.stream().anyMatch(it -> it.type().is("text", "plain"))) {
          // There is a plain text; it is not read because of what is struck out.
          oddities.remove(AuthorText.Oddity.HTML_ONLY);
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
  private boolean isStub(MimePart mimePart, List<MimePart> parts) {
    if (!mimePart.type().is("text", "plain")) {
      return false;
    }
    String text =
        letters(mimePart, TransferEncoding.decode(raw, mimePart, LONGEST_STUB + 1)).text().strip();
    return text.length() <= LONGEST_STUB
        && STUB.matcher(text).find()
        && Lines.of(text).stream()
            .filter(line -> !line.isBlank())
            .noneMatch(line -> parts.stream().anyMatch(other -> shows(other, line.strip())));
  }

  private boolean shows(MimePart mimePart, String line) {
    return mimePart.type().is("text", "html")
        ? HtmlLines.of(
                letters(mimePart, TransferEncoding.decode(raw, mimePart, ReadingLimits.PAGE))
                    .text())
            .stream()
            .anyMatch(shown -> shown.contains(line))
        : mimePart.parts().stream().anyMatch(inner -> shows(inner, line));
  }

  private boolean strikes(MimePart mimePart) {
    return mimePart.type().is("text", "html")
        ? HtmlMarks.strikes(
            letters(mimePart, TransferEncoding.decode(raw, mimePart, ReadingLimits.PAGE)).text())
        : mimePart.parts().stream().anyMatch(this::strikes);
  }

  private static CharacterSets letters(MimePart mimePart, byte[] bytes) {
    return CharacterSets.decode(bytes, mimePart.type().parameter("charset"));
  }

  /// Notes what is attached to a part that is not read.
  private void passBy(MimePart mimePart) {
    mimePart.parts().forEach(this::passBy);
    if (mimePart.disposition().equals("attachment") && !ADDED.contains(mimePart.type().subtype())) {
      oddities.add(AuthorText.Oddity.ATTACHMENTS);
    }
  }

  private List<String> single(MimePart mimePart) {
    MediaType type = mimePart.type();
    boolean attached = mimePart.disposition().equals("attachment");
    if (LOCKED.contains(type.subtype())) {
      oddities.add(AuthorText.Oddity.LOCKED);
    } else if (!attached && isText(type)) {
      if (!mimePart.isFile()) {
        return text(mimePart);
      }
      files.add(mimePart);
    } else if (!ADDED.contains(type.subtype()) && !type.is("text", "calendar")) {
      oddities.add(AuthorText.Oddity.ATTACHMENTS);
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

  private List<String> text(MimePart mimePart) {
    boolean page = mimePart.type().is("text", "html");
    int most = page ? ReadingLimits.PAGE : ReadingLimits.RAW_TEXT;
    byte[] bytes = TransferEncoding.decode(raw, mimePart, most + 1);
    CharacterSets characterSets = letters(mimePart, bytes);
    if (characterSets.odd() || !TransferEncoding.isSound(raw, mimePart)) {
      oddities.add(AuthorText.Oddity.ODD_CHARSET);
    }
    String text = characterSets.text();
    String plain = text.startsWith("\uFEFF") ? text.substring(1) : text;
    List<String> lines = bytes.length > most ? tooLong() : lines(mimePart, plain);
    room -= lines.stream().mapToInt(line -> line.getBytes(StandardCharsets.UTF_8).length + 1).sum();
    return room < 0 ? tooLong() : lines;
  }

  /// Something stands there, so that no other form of it is looked for.
  private List<String> tooLong() {
    oddities.add(AuthorText.Oddity.OVERSIZED);
    return List.of("too long");
  }

  private List<String> lines(MimePart mimePart, String text) {
    if (mimePart.type().is("text", "html")) {
      List<String> lines = HtmlLines.of(text);
      oddities.addAll(isBlank(lines) ? Set.of() : Set.of(AuthorText.Oddity.HTML_ONLY));
      return lines;
    }
    String plain = mimePart.type().is("text", "enriched") ? Enriched.read(text) : text;
    // The line end at the end of a text begins no further line.
    return FlowedLines.read(mimePart.type(), Joiners.lines(plain.replaceFirst("\\R\\z", "")));
  }

  private static boolean isBlank(List<String> lines) {
    return lines.stream().allMatch(line -> LineShape.of(line).isBlank());
  }
}
