package depesche.bot.report.canvas;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/// Writes pixels as PNG with nothing beside them: no date, no program, no colour profile.
public final class Png {

  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  private static final int LEVEL = 5;

  private Png() {}

  /// {@return the pixels as a file}
  ///
  /// @param pixels rows of 0xRRGGBB
  public static byte[] encode(int[] pixels, int width, int height) {
    var out = new ByteArrayOutputStream(1 << 19);
    out.writeBytes(SIGNATURE);
    byte[] head =
        ByteBuffer.allocate(13)
            .putInt(width)
            .putInt(height)
            .put(new byte[] {8, 2, 0, 0, 0})
            .array();
    chunk(out, "IHDR", head, head.length);
    deflate(out, pixels, width, height);
    chunk(out, "IEND", head, 0);
    return out.toByteArray();
  }

  private static void deflate(ByteArrayOutputStream out, int[] pixels, int width, int height) {
    Deflater deflater = new Deflater(LEVEL);
    try {
      byte[] row = new byte[1 + 3 * width];
      byte[] packed = new byte[1 << 16];
      var body = new ByteArrayOutputStream(1 << 19);
      for (int y = 0; y <= height; y++) {
        if (y < height) {
          filter(pixels, y, width, row);
          deflater.setInput(row);
        } else {
          deflater.finish();
        }
        while (y < height ? !deflater.needsInput() : !deflater.finished()) {
          body.write(packed, 0, deflater.deflate(packed));
        }
      }
      chunk(out, "IDAT", body.toByteArray(), body.size());
    } finally {
      deflater.end();
    }
  }

  /// Each pixel less the one above it: flat tints become zeros.
  private static void filter(int[] pixels, int y, int width, byte[] row) {
    row[0] = (byte) (y == 0 ? 0 : 2);
    int at = 1;
    for (int x = 0; x < width; x++) {
      int here = pixels[y * width + x];
      int above = y == 0 ? 0 : pixels[(y - 1) * width + x];
      row[at++] = (byte) ((here >> 16) - (above >> 16));
      row[at++] = (byte) ((here >> 8) - (above >> 8));
      row[at++] = (byte) (here - above);
    }
  }

  private static void chunk(ByteArrayOutputStream out, String type, byte[] body, int length) {
    byte[] name = type.getBytes(StandardCharsets.US_ASCII);
    CRC32 sum = new CRC32();
    sum.update(name);
    sum.update(body, 0, length);
    out.writeBytes(ByteBuffer.allocate(4).putInt(length).array());
    out.writeBytes(name);
    out.write(body, 0, length);
    out.writeBytes(ByteBuffer.allocate(4).putInt((int) sum.getValue()).array());
  }
}
