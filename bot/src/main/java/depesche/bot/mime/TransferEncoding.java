package depesche.bot.mime;

import java.io.ByteArrayOutputStream;

/// Undoes transfer encodings. Broken input is passed over, never refused.
public final class TransferEncoding {

  private TransferEncoding() {}

  /// {@return the content of a part, at most as many bytes as asked for}
  public static byte[] decode(byte[] bytes, MimePart mimePart, int most) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    switch (mimePart.encoding()) {
      case "base64" -> base64(bytes, mimePart.body(), mimePart.end(), most, out);
      case "quoted-printable" -> quotedPrintable(bytes, mimePart.body(), mimePart.end(), most, out);
      default ->
          out.write(bytes, mimePart.body(), Math.min(most, mimePart.end() - mimePart.body()));
    }
    return out.toByteArray();
  }

  /// {@return whether we know how to undo it}
  private static boolean known(String encoding) {
    return switch (encoding) {
      case "7bit", "8bit", "binary", "base64", "quoted-printable" -> true;
      default -> false;
    };
  }

  static void base64(byte[] bytes, int from, int to, int most, ByteArrayOutputStream out) {
    int word = 0;
    int bits = 0;
    int at = from;
    while (at < to && out.size() < most) {
      if (bytes[at] == '=') {
        // Some programs join pieces that were encoded each by itself; others add plain text.
        at = nextPiece(bytes, at, to);
        bits = 0;
        continue;
      }
      int digit = digit(bytes[at++]);
      if (digit >= 0) {
        word = (word << 6 | digit) & 0xFFFF;
        bits += 6;
        if (bits >= 8) {
          bits -= 8;
          out.write(word >> bits);
        }
      }
    }
  }

  /// {@return where behind a padding more of the same code begins; the end if none does}
  private static int nextPiece(byte[] bytes, int padding, int to) {
    int begin = padding;
    while (begin < to && (bytes[begin] == '=' || bytes[begin] <= ' ')) {
      begin++;
    }
    int end = begin;
    while (end < to && digit(bytes[end]) >= 0) {
      end++;
    }
    int digits = end - begin;
    while (end < to && bytes[end] == '=') {
      end++;
    }
    boolean whole = end == to || bytes[end] == '\r' || bytes[end] == '\n';
    return digits > 0 && (end - begin) % 4 == 0 && whole ? begin : to;
  }

  /// {@return whether a part says truly how it is encoded, as far as that can be seen}
  public static boolean isSound(byte[] bytes, MimePart mimePart) {
    if (!mimePart.encoding().equals("base64")) {
      return known(mimePart.encoding());
    }
    for (int at = mimePart.body(); at < mimePart.end() && bytes[at] != '='; at++) {
      if (bytes[at] > ' ' && digit(bytes[at]) < 0) {
        return false;
      }
    }
    return true;
  }

  static int digit(byte letter) {
    if (letter >= 'A' && letter <= 'Z') {
      return letter - 'A';
    }
    if (letter >= 'a' && letter <= 'z') {
      return letter - 'a' + 26;
    }
    if (letter >= '0' && letter <= '9') {
      return letter - '0' + 52;
    }
    return letter == '+' ? 62 : letter == '/' ? 63 : -1;
  }

  static void quotedPrintable(byte[] bytes, int from, int to, int most, ByteArrayOutputStream out) {
    int at = from;
    while (at < to && out.size() < most) {
      int next = ByteLines.next(bytes, at, to);
      int end = ByteLines.end(bytes, at, next);
      int last = end;
      while (last > at && (bytes[last - 1] == ' ' || bytes[last - 1] == '\t')) {
        last--;
      }
      boolean soft = last > at && bytes[last - 1] == '=';
      hex(bytes, at, soft ? last - 1 : last, out);
      if (!soft && next > end) {
        out.write('\n');
      }
      at = next;
    }
  }

  /// Undoes `=XX` within a line.
  static void hex(byte[] bytes, int from, int to, ByteArrayOutputStream out) {
    int at = from;
    while (at < to) {
      int high = at + 2 < to && bytes[at] == '=' ? Character.digit(bytes[at + 1], 16) : -1;
      int low = high < 0 ? -1 : Character.digit(bytes[at + 2], 16);
      if (low < 0) {
        out.write(bytes[at++]);
      } else {
        out.write(high << 4 | low);
        at += 3;
      }
    }
  }
}
