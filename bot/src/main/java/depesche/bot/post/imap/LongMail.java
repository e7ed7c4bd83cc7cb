package depesche.bot.post.imap;

import depesche.bot.mime.Headers;
import depesche.bot.mime.MediaType;
import depesche.bot.mime.MimePart;
import depesche.bot.mime.ReadingLimits;
import depesche.bot.mime.SlimPage;
import depesche.bot.mime.TransferDecoder;
import jakarta.mail.MessagingException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Locale;

/// A mail that is too long to be fetched whole, fetched part by part: the same mail with its
/// headers, its parts and its texts, and with nothing in its pictures and files. The same mail
/// always becomes the same bytes.
final class LongMail {

  private static final int PIECE = 128 * 1024;

  /// So much is kept of all texts together.
  private static final int MOST = ReadingLimits.TEXT + ReadingLimits.PAGE;

  /// Readers refuse a longer block.
  private static final int LONGEST_HEADER = 2 * ReadingLimits.STRICT.headerBytes();

  /// So much is kept of the headers of all parts together.
  private static final int MOST_HEADERS = 1024 * 1024;

  private static final int LONGEST_NOTE = 64 * 1024;

  /// What is written, or says what became of a mail of ours.
  private static final List<String> READ =
      List.of("text/plain", "text/html", "text/markdown", "text/enriched", "text/rfc822-headers");

  private static final List<String> NOTES =
      List.of("message/delivery-status", "message/rfc822-headers");

  /// Texts in these have signs in them that look like tags.
  private static final List<String> OTHER_SIGNS =
      List.of("iso-2022", "utf-16", "utf-32", "utf-7", "hz");

  private final Sections sections;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private int parts;
  private int room = MOST;
  private int headers = MOST_HEADERS;
  private boolean cut;

  /// Where the parts are.
  @FunctionalInterface
  interface Sections {

    /// {@return at most so many bytes of a section, from this place on}
    byte[] piece(String section, int from, int most) throws MessagingException;
  }

  private LongMail(Sections sections) {
    this.sections = sections;
  }

  /// What is left of a long mail.
  ///
  /// @param cut whether there was more text than can be read
  record Shorter(byte[] bytes, boolean cut) {}

  static Shorter fetch(MailOutline outline, Sections sections) throws MessagingException {
    LongMail longMail = new LongMail(sections);
    try {
      longMail.part(outline, "", sections.piece("HEADER", 0, LONGEST_HEADER));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Shorter(longMail.out.toByteArray(), longMail.cut);
  }

  /// @param section of the part; empty for the whole mail
  private void part(MailOutline outline, String section, byte[] header)
      throws MessagingException, IOException {
    Headers headers = Headers.read(header, 0, header.length);
    MediaType type = headers.first("Content-Type").map(MediaType::parse).orElse(MediaType.PLAIN);
    String boundary = type.parameter("boundary").orElse("");
    if (!outline.parts().isEmpty() && type.type().equals("multipart") && !boundary.isEmpty()) {
      header(header);
      parts(outline, section, boundary);
    } else {
      single(
          section, header, new MimePart(headers, type, 0, header.length, header.length, List.of()));
    }
  }

  private void parts(MailOutline outline, String section, String boundary)
      throws MessagingException, IOException {
    for (int i = 0; i < outline.parts().size() && parts <= ReadingLimits.STRICT.parts(); i++) {
      parts++;
      write("--" + boundary + "\r\n");
      String inner = section.isEmpty() ? String.valueOf(i + 1) : section + "." + (i + 1);
      byte[] header = sections.piece(inner + ".MIME", 0, LONGEST_HEADER);
      headers -= header.length;
      if (headers < 0) {
        cut = true;
        break;
      }
      part(outline.parts().get(i), inner, header);
      write("\r\n");
    }
    write("--" + boundary + "--\r\n");
  }

  private void single(String section, byte[] header, MimePart part)
      throws MessagingException, IOException {
    String type = part.type().type() + "/" + part.type().subtype();
    String body = section.isEmpty() ? "TEXT" : section;
    if (type.equals("message/rfc822") && !section.isEmpty()) {
      header(header);
      out.write(sections.piece(section + ".HEADER", 0, LONGEST_HEADER));
    } else if (NOTES.contains(type)) {
      header(header);
      out.write(sections.piece(body, 0, LONGEST_NOTE));
    } else if ((READ.contains(type) || part.type().type().equals("multipart"))
        && !part.disposition().equals("attachment")) {
      text(body, header, part);
    } else {
      header(header);
    }
  }

  /// A text that is not very long is kept as it is; of a longer one, or of one too many, what it
  /// says.
  private void text(String section, byte[] header, MimePart part)
      throws MessagingException, IOException {
    int most = Math.min(ReadingLimits.TEXT, room);
    ByteArrayOutputStream begin = new ByteArrayOutputStream();
    byte[] piece = sections.piece(section, 0, PIECE);
    begin.write(piece);
    while (piece.length == PIECE && begin.size() <= most) {
      piece = sections.piece(section, begin.size(), PIECE);
      begin.write(piece);
    }
    if (begin.size() <= most) {
      header(header);
      begin.writeTo(out);
      room -= begin.size();
    } else {
      longText(section, header, part, begin.toByteArray());
    }
  }

  private void longText(String section, byte[] header, MimePart part, byte[] begin)
      throws MessagingException, IOException {
    boolean page = part.type().is("text", "html");
    Room kept = new Room(Math.min(page ? ReadingLimits.PAGE : ReadingLimits.RAW_TEXT, room) + 1);
    OutputStream text = page && hasPlainTags(part) ? new SlimPage(kept) : kept;
    TransferDecoder decoder = new TransferDecoder(part.encoding(), text);
    decoder.take(begin);
    int at = begin.length;
    byte[] piece;
    do {
      piece = sections.piece(section, at, PIECE);
      decoder.take(piece);
      at += piece.length;
    } while (piece.length == PIECE && !kept.isFull());
    decoder.end();
    text.close();
    room -= kept.size();
    cut |= room < 0;
    header(encoded(header, part.headers()));
    out.write(Base64.getMimeEncoder().encode(kept.bytes()));
  }

  private static boolean hasPlainTags(MimePart part) {
    String charset = part.type().parameter("charset").orElse("").toLowerCase(Locale.ROOT);
    return OTHER_SIGNS.stream().noneMatch(charset::startsWith);
  }

  /// {@return a header block that says `base64`, whatever it said}
  private static byte[] encoded(byte[] header, Headers headers) {
    ByteArrayOutputStream block = new ByteArrayOutputStream();
    headers.fields().stream()
        .filter(field -> !field.is("Content-Transfer-Encoding"))
        .forEach(field -> block.write(header, field.start(), field.end() - field.start()));
    block.writeBytes(
        "Content-Transfer-Encoding: base64\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
    return block.toByteArray();
  }

  /// A block that was cut ends nevertheless.
  private void header(byte[] header) throws IOException {
    out.write(header);
    String end = new String(header, StandardCharsets.ISO_8859_1);
    if (!end.endsWith("\n\r\n") && !end.endsWith("\n\n") && !end.equals("\r\n")) {
      write(end.isEmpty() || end.endsWith("\n") ? "\r\n" : "\r\n\r\n");
    }
  }

  private void write(String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  /// Keeps so many bytes and no more.
  private static final class Room extends OutputStream {

    private final int most;
    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();

    Room(int most) {
      this.most = most;
    }

    @Override
    public void write(int b) {
      if (kept.size() < most) {
        kept.write(b);
      }
    }

    boolean isFull() {
      return kept.size() == most;
    }

    int size() {
      return kept.size();
    }

    byte[] bytes() {
      return kept.toByteArray();
    }
  }
}
