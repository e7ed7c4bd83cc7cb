package depesche.bot.report.canvas;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;

/// Turns drawings into pixels.
public final class Raster {

  private Raster() {}

  /// {@return rows of 0xRRGGBB: the drawing over a ground of such rows}
  public static int[] paint(Svg svg, int[] ground, int width, int height) {
    return paint(svg, ground, width, height, 1);
  }

  /// As above, of another size than it was drawn in.
  ///
  /// @param scale the width of the pixels by that of the drawing
  public static int[] paint(Svg svg, int[] ground, int width, int height, double scale) {
    var image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    int[] pixels = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
    System.arraycopy(ground, 0, pixels, 0, pixels.length);
    Brush.paint(image, svg.elements(), scale);
    // The library leaves something of its own in the byte that is no colour.
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] &= 0xFFFFFF;
    }
    return pixels;
  }
}
