package depesche.bot.mime;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// Undoes a transfer encoding piece by piece, as {@link TransferEncoding} does it at once. What is
/// not encoded passes through.
public final class TransferDecoder {

  /// A line of quoted-printable has 76 bytes; one without an end is cut.
  private static final int LONGEST_LINE = 64 * 1024;

  private final String encoding;
  private final OutputStream out;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private int word;
  private int bits;

  /// Whether a padding was seen: more of the same code may follow, or plain text.
  private boolean padded;

  private boolean over;

  /// @param encoding lower case
  public TransferDecoder(String encoding, OutputStream out) {
    this.encoding = encoding;
    this.out = out;
  }

  /// Takes the next piece.
  public void take(byte[] piece) throws IOException {
    switch (encoding) {
      case "base64", "quoted-printable" -> {
        for (byte b : piece) {
          line.write(b);
          if (b == '\n' || line.size() == LONGEST_LINE) {
            end();
          }
        }
      }
      default -> out.write(piece);
    }
  }

  /// There is no more.
  public void end() throws IOException {
    byte[] whole = line.toByteArray();
    line.reset();
    if (encoding.equals("base64")) {
      base64(whole);
    } else if (whole.length > 0) {
      TransferEncoding.quotedPrintable(whole, 0, whole.length, Integer.MAX_VALUE, line);
      byte[] plain = line.toByteArray();
      line.reset();
      out.write(plain);
    }
  }

  private void base64(byte[] code) throws IOException {
    if (padded && !isCode(code)) {
      over |= new String(code, StandardCharsets.ISO_8859_1).strip().length() > 0;
    }
    if (over) {
      return;
    }
    byte[] plain = new byte[code.length];
    int length = 0;
    for (byte b : code) {
      int digit = TransferEncoding.digit(b);
      if (b == '=') {
        padded = true;
        bits = 0;
      } else if (digit >= 0) {
        word = (word << 6 | digit) & 0xFFFF;
        bits += 6;
        if (bits >= 8) {
          bits -= 8;
          plain[length++] = (byte) (word >> bits);
        }
      }
    }
    out.write(Arrays.copyOf(plain, length));
  }

  /// {@return whether a line behind a padding is code, too, and not what a list wrote below}
  private static boolean isCode(byte[] line) {
    int signs = 0;
    for (byte b : line) {
      if (b != '=' && TransferEncoding.digit(b) < 0 && b != '\r' && b != '\n') {
        return false;
      }
      signs += b > ' ' ? 1 : 0;
    }
    return signs > 0 && signs % 4 == 0;
  }
}
