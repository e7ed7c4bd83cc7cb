package depesche.bot.mime;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/// Passes HTML on without what no reader sees: comments, and of each attribute, script and style
/// sheet what is longer than any that says something. A picture within the page
/// (`src="data:image/png;base64,…"`) weighs nothing then. Text is passed on as it is, and so is
/// what a reader of HTML takes for text.
public final class SlimPage extends OutputStream {

  /// No style that hides or quotes something is as long.
  private static final int LONGEST_WORD = 1000;

  private static final int LONGEST_SHEET = 64 * 1024;

  /// In these no tag is read but their end.
  private static final List<String> RAW =
      List.of("style", "script", "title", "textarea", "xmp", "iframe", "noembed", "noframes");

  private static final List<String> SHEETS = List.of("style", "script");

  private enum Place {
    TEXT,
    /// Behind `<`.
    OPENED,
    NAME,
    TAG,
    /// In the value of an attribute, without quotes or with them.
    BARE,
    SINGLE,
    DOUBLE,
    /// `<!…>` or `<?…>`.
    MARK,
    COMMENT,
    RAW
  }

  private final OutputStream out;
  private final ByteArrayOutputStream word = new ByteArrayOutputStream();
  private Place place = Place.TEXT;
  private String name = "";
  private int length;

  /// The last bytes of a comment or of a raw text, by which its end is known.
  private String tail = "";

  public SlimPage(OutputStream out) {
    this.out = out;
  }

  @Override
  public void write(int b) throws IOException {
    char sign = (char) (b & 0xFF);
    switch (place) {
      case TEXT -> {
        if (sign == '<') {
          place = Place.OPENED;
        } else {
          out.write(b);
        }
      }
      case OPENED -> opened(sign);
      case NAME -> {
        out.write(b);
        if (isBlank(sign) || sign == '>' || sign == '/') {
          name = word.toString(StandardCharsets.ISO_8859_1).toLowerCase(Locale.ROOT);
          length = 0;
          place = sign == '>' ? behindTag() : Place.TAG;
        } else if (word.size() < LONGEST_WORD) {
          word.write(b);
        }
      }
      case TAG -> tag(sign);
      case BARE -> {
        if (sign == '>') {
          tag(sign);
        } else if (isBlank(sign)) {
          out.write(b);
          length = 0;
          place = Place.TAG;
        } else if (length++ < LONGEST_WORD) {
          out.write(b);
        }
      }
      case SINGLE, DOUBLE -> {
        boolean ends = sign == (place == Place.SINGLE ? '\'' : '"');
        if (ends || length++ < LONGEST_WORD) {
          out.write(b);
        }
        if (ends) {
          length = 0;
          place = Place.TAG;
        }
      }
      case MARK -> mark(sign);
      case COMMENT -> {
        tail = last(tail + sign, 4);
        length++;
        if (tail.endsWith("-->") || (tail.equals("--!>") && length >= tail.length())) {
          place = Place.TEXT;
        }
      }
      case RAW -> raw(sign);
    }
  }

  /// The page is at its end.
  @Override
  public void close() throws IOException {
    if (place == Place.OPENED) {
      out.write('<');
    } else if (place == Place.MARK && length == 0) {
      out.write('<');
      word.writeTo(out);
    }
    out.close();
  }

  private void opened(char sign) throws IOException {
    word.reset();
    length = 0;
    name = "";
    if (sign == '!' || sign == '?') {
      place = Place.MARK;
      tail = "";
      word.write(sign);
      return;
    }
    out.write('<');
    if (sign == '<') {
      return;
    }
    out.write(sign);
    if (sign == '/') {
      place = Place.TAG;
    } else if (Character.isLetter(sign) && sign < 0x80) {
      word.write(sign);
      place = Place.NAME;
    } else {
      place = Place.TEXT;
    }
  }

  private void tag(char sign) throws IOException {
    switch (sign) {
      case '>' -> {
        out.write(sign);
        place = behindTag();
      }
      case '\'', '"' -> {
        out.write(sign);
        boolean begins = tail.equals("=");
        length = 0;
        place = begins ? (sign == '"' ? Place.DOUBLE : Place.SINGLE) : Place.TAG;
      }
      default -> {
        length = isBlank(sign) ? 0 : length + 1;
        if (length <= LONGEST_WORD) {
          out.write(sign);
        }
        place = tail.equals("=") && !isBlank(sign) ? Place.BARE : Place.TAG;
      }
    }
    if (place != Place.TAG) {
      tail = "";
    } else if (!isBlank(sign)) {
      tail = String.valueOf(sign);
    }
  }

  private Place behindTag() {
    tail = "";
    length = 0;
    return RAW.contains(name) ? Place.RAW : Place.TEXT;
  }

  /// A comment is left out from its beginning; what else begins so ends at its first bracket.
  private void mark(char sign) throws IOException {
    if (length == 0) {
      word.write(sign);
      String begin = word.toString(StandardCharsets.ISO_8859_1);
      if (begin.equals("!--")) {
        place = Place.COMMENT;
        // `<!-->` is a whole comment.
        tail = "--";
        out.write("<!---->".getBytes(StandardCharsets.US_ASCII));
      } else if (!"!--".startsWith(begin)) {
        out.write('<');
        word.writeTo(out);
        length = 1;
      }
    } else if (sign == '>' || length++ < LONGEST_WORD) {
      out.write(sign);
    }
    if (place == Place.MARK && sign == '>') {
      place = Place.TEXT;
    }
  }

  private void raw(char sign) throws IOException {
    String end = "</" + name;
    tail = last(tail + Character.toLowerCase(sign), end.length());
    if (tail.equals(end)) {
      // Its beginning may have been left out.
      if (length > LONGEST_SHEET && SHEETS.contains(name)) {
        out.write(end.substring(0, end.length() - 1).getBytes(StandardCharsets.US_ASCII));
      }
      out.write(sign);
      name = "";
      tail = "";
      length = 0;
      place = Place.TAG;
    } else if (length++ < LONGEST_SHEET || !SHEETS.contains(name)) {
      out.write(sign);
    }
  }

  private static String last(String text, int most) {
    return text.length() <= most ? text : text.substring(text.length() - most);
  }

  private static boolean isBlank(char sign) {
    return sign == ' ' || sign == '\t' || sign == '\n' || sign == '\r' || sign == '\f';
  }
}
