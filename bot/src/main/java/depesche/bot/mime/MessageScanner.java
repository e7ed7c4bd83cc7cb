package depesche.bot.mime;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Reads a message line by line, once, with a stack of what is open.
public final class MessageScanner {

  /// What came of it.
  public sealed interface Scan {}

  /// The message with its parts.
  public record Whole(MimePart message) implements Scan {}

  /// A message beyond a limit, and the header fields up to there. The limit is named in a few
  /// words.
  ///
  /// @param content where the content begins, behind the first empty line
  public record Beyond(Headers headers, String limit, int content) implements Scan {}

  /// RFC 2046 5.1.1 allows 70; a little more is met in the wild.
  private static final int LONGEST_BOUNDARY = 200;

  private final Bytes bytes;
  private final ReadingLimits readingLimits;
  private final List<Open> stack = new ArrayList<>();
  private int parts = 0;

  private MessageScanner(Bytes bytes, ReadingLimits readingLimits) {
    this.bytes = bytes;
    this.readingLimits = readingLimits;
  }

  /// {@return what is in the bytes}
  public static Scan read(byte[] bytes, ReadingLimits readingLimits) {
    return read(Bytes.of(bytes), readingLimits);
  }

  /// {@return what is in the bytes, which are read from first to last}
  public static Scan read(Bytes bytes, ReadingLimits readingLimits) {
    return new MessageScanner(bytes, readingLimits).scan();
  }

  private Scan scan() {
    try {
      int at = begin(0);
      while (at < bytes.length()) {
        int next = ByteLines.next(bytes, at, bytes.length());
        int hit = delimiter(at, next);
        at = hit < 0 ? next : turn(hit, at, next);
      }
      closeAbove(0, bytes.length());
      return new Whole(stack.getFirst().part(bytes.length()));
    } catch (TooMuch e) {
      return stack.isEmpty()
          ? new Beyond(firstFields(), e.limit, content())
          : new Beyond(stack.getFirst().headers, e.limit, stack.getFirst().body);
    }
  }

  /// {@return where the content begins, however long the header is}
  private int content() {
    int at = 0;
    while (at < bytes.length() && !blank(at)) {
      at = ByteLines.next(bytes, at, bytes.length());
    }
    return behind(at);
  }

  private int behind(int headerEnd) {
    return blank(headerEnd) ? ByteLines.next(bytes, headerEnd, bytes.length()) : headerEnd;
  }

  /// Opens an entity whose header block begins here. Returns where its content begins.
  private int begin(int from) throws TooMuch {
    if (stack.size() > readingLimits.depth()) {
      throw new TooMuch("parts nested deeper than " + readingLimits.depth());
    }
    if (++parts > readingLimits.parts()) {
      throw new TooMuch("more than " + readingLimits.parts() + " parts");
    }
    int end = headerEnd(from);
    Headers headers = Headers.read(bytes, from, end);
    int body = behind(end);
    Open open = new Open(from, body, headers);
    stack.add(open);
    return open.holdsMessage() ? begin(body) : body;
  }

  /// The header block ends at an empty line, at a delimiter or where the bytes end.
  private int headerEnd(int from) throws TooMuch {
    int at = from;
    int lines = 0;
    while (at < bytes.length() && !blank(at)) {
      int next = ByteLines.next(bytes, at, bytes.length());
      if (delimiter(at, next) >= 0) {
        return at;
      }
      if (next - at > readingLimits.lineBytes()) {
        throw new TooMuch("a header line longer than " + readingLimits.lineBytes() + " bytes");
      }
      if (next - from > readingLimits.headerBytes()) {
        throw new TooMuch("a header block longer than " + readingLimits.headerBytes() + " bytes");
      }
      if (++lines > readingLimits.headerLines()) {
        throw new TooMuch("more than " + readingLimits.headerLines() + " header lines");
      }
      at = next;
    }
    return at;
  }

  private boolean blank(int at) {
    return at < bytes.length()
        && (bytes.at(at) == '\n'
            || (bytes.at(at) == '\r' && at + 1 < bytes.length() && bytes.at(at + 1) == '\n'));
  }

  /// {@return the place in the stack of the multipart this line delimits; -1 when it is none}
  private int delimiter(int at, int next) {
    if (next - at < 3 || bytes.at(at) != '-' || bytes.at(at + 1) != '-') {
      return -1;
    }
    for (int i = stack.size() - 1; i >= 0; i--) {
      if (!stack.get(i).closed && starts(at + 2, next, stack.get(i).boundary)) {
        return i;
      }
    }
    return -1;
  }

  private boolean starts(int at, int next, byte[] boundary) {
    if (boundary.length == 0 || next - at < boundary.length) {
      return false;
    }
    for (int i = 0; i < boundary.length; i++) {
      if (bytes.at(at + i) != boundary[i]) {
        return false;
      }
    }
    int rest = at + boundary.length;
    if (next - rest >= 2 && bytes.at(rest) == '-' && bytes.at(rest + 1) == '-') {
      rest += 2;
    }
    while (rest < next && Character.isWhitespace(bytes.at(rest))) {
      rest++;
    }
    return rest == next;
  }

  /// A delimiter ends what is open above its multipart, and begins the next part or none.
  private int turn(int hit, int at, int next) throws TooMuch {
    Open multipart = stack.get(hit);
    closeAbove(hit, Math.max(multipart.body, lineEndBefore(at)));
    int rest = at + 2 + multipart.boundary.length;
    if (next - rest >= 2 && bytes.at(rest) == '-' && bytes.at(rest + 1) == '-') {
      multipart.closed = true;
      return next;
    }
    return begin(next);
  }

  /// The line end before a delimiter belongs to the delimiter (RFC 2046 5.1.1).
  private int lineEndBefore(int at) {
    int end = at;
    if (end > 0 && bytes.at(end - 1) == '\n') {
      end--;
      if (end > 0 && bytes.at(end - 1) == '\r') {
        end--;
      }
    }
    return end;
  }

  private void closeAbove(int keep, int end) {
    while (stack.size() > keep + 1) {
      Open done = stack.removeLast();
      stack.getLast().parts.add(done.part(end));
    }
  }

  private Headers firstFields() {
    return Headers.read(bytes, 0, Math.min(bytes.length(), readingLimits.headerBytes()));
  }

  /// An entity whose end is not yet seen.
  private static final class Open {

    final int start;
    final int body;
    final Headers headers;
    final MediaType type;
    final byte[] boundary;
    final List<MimePart> parts = new ArrayList<>();
    boolean closed = false;

    Open(int start, int body, Headers headers) {
      this.start = start;
      this.body = body;
      this.headers = headers;
      this.type = headers.first("Content-Type").map(MediaType::parse).orElse(MediaType.PLAIN);
      String named = type.type().equals("multipart") ? type.parameter("boundary").orElse("") : "";
      this.boundary =
          (named.length() > LONGEST_BOUNDARY ? "" : named).getBytes(StandardCharsets.ISO_8859_1);
    }

    boolean holdsMessage() {
      String encoding =
          headers
              .first("Content-Transfer-Encoding")
              .orElse("7bit")
              .strip()
              .toLowerCase(Locale.ROOT);
      return type.is("message", "rfc822")
          && !encoding.equals("base64")
          && !encoding.equals("quoted-printable");
    }

    MimePart part(int end) {
      return new MimePart(
          headers,
          type,
          start,
          Math.min(body, Math.max(end, start)),
          Math.max(end, Math.min(body, Math.max(end, start))),
          parts);
    }
  }

  /// A limit is passed.
  private static final class TooMuch extends Exception {

    private static final long serialVersionUID = 1L;

    final String limit;

    TooMuch(String limit) {
      super(limit, null, false, false);
      this.limit = limit;
    }
  }
}
