package depesche.bot.post;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/// Writes text in the transfer encoding of that name (RFC 2045 6.7): short ASCII lines, CR LF.
final class QuotedPrintable {

  private static final int LONGEST = 75;
  private static final String HEX = "0123456789ABCDEF";

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private int column = 0;

  private QuotedPrintable() {}

  static byte[] encode(String text) {
    QuotedPrintable writer = new QuotedPrintable();
    text.lines().forEach(writer::line);
    return writer.out.toByteArray();
  }

  private void line(String line) {
    byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < bytes.length; i++) {
      boolean last = i == bytes.length - 1;
      byte b = bytes[i];
      boolean blank = (b == ' ' || b == '\t') && !last;
      // A dot or the F of "From " at the start of a line would meet old programs' habits.
      boolean risky = column == 0 && (b == '.' || b == 'F' || b == '-');
      if (blank || (b > ' ' && b < 0x7F && b != '=' && !risky)) {
        put(1);
        out.write(b);
      } else {
        put(3);
        out.write('=');
        out.write(HEX.charAt((b >> 4) & 0xF));
        out.write(HEX.charAt(b & 0xF));
      }
    }
    end();
  }

  private void put(int width) {
    if (column + width > LONGEST) {
      out.write('=');
      end();
    }
    column += width;
  }

  private void end() {
    out.write('\r');
    out.write('\n');
    column = 0;
  }
}
