package depesche.bot.report.canvas;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/// Writes pixels as PNG of at most 256 colours with nothing beside them: no date, no program, no
/// colour profile.
///
/// ImageIO subtracts neighbouring pixels and cannot be told not to. That suits photographs; with a
/// palette the file gets half as large again (docs/decisions/0010-libraries.md).
public final class Png {

  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};

  /// One level more takes a third more time for one part in a hundred.
  private static final int LEVEL = 6;

  /// Colours that differ by no more look alike at the edge of a line.
  private static final int APART = 15;

  private static final int APART_IN_SMALL = 28;

  private Png() {}

  /// {@return the pixels as a file}
  ///
  /// @param pixels rows of 0xRRGGBB
  public static byte[] encode(int[] pixels, int width, int height) {
    return encode(pixels, width, height, APART);
  }

  /// As above, with fewer colours: a small picture is mostly edges.
  public static byte[] encodeSmall(int[] pixels, int width, int height) {
    return encode(pixels, width, height, APART_IN_SMALL);
  }

  private static byte[] encode(int[] pixels, int width, int height, int apart) {
    Palette palette = Palette.of(pixels, width, apart);
    var out = new ByteArrayOutputStream(1 << 18);
    out.writeBytes(SIGNATURE);
    byte[] head =
        ByteBuffer.allocate(13)
            .putInt(width)
            .putInt(height)
            .put(new byte[] {8, 3, 0, 0, 0})
            .array();
    chunk(out, "IHDR", head, head.length);
    ByteBuffer colours = ByteBuffer.allocate(3 * palette.size());
    for (int i = 0; i < palette.size(); i++) {
      int colour = palette.colour(i);
      colours.put((byte) (colour >> 16)).put((byte) (colour >> 8)).put((byte) colour);
    }
    chunk(out, "PLTE", colours.array(), colours.capacity());
    deflate(out, palette.numbers(), width, height);
    chunk(out, "IEND", head, 0);
    return out.toByteArray();
  }

  private static void deflate(ByteArrayOutputStream out, byte[] numbers, int width, int height) {
    Deflater deflater = new Deflater(LEVEL);
    try {
      // Each row begins with how it was filtered: not at all.
      byte[] rows = new byte[(1 + width) * height];
      for (int y = 0; y < height; y++) {
        System.arraycopy(numbers, y * width, rows, y * (1 + width) + 1, width);
      }
      deflater.setInput(rows);
      deflater.finish();
      byte[] packed = new byte[1 << 16];
      var body = new ByteArrayOutputStream(1 << 18);
      while (!deflater.finished()) {
        body.write(packed, 0, deflater.deflate(packed));
      }
      chunk(out, "IDAT", body.toByteArray(), body.size());
    } finally {
      deflater.end();
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
