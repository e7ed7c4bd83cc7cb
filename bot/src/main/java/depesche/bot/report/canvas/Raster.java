package depesche.bot.report.canvas;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.DocumentLimits;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.renderer.NullPlatformSupport;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;

/// Turns SVG into pixels.
public final class Raster {

  /// A sheet of many tracks and pieces has some thousand elements, and each is our own.
  private static final LoaderContext OURS =
      LoaderContext.builder()
          .documentLimits(
              new DocumentLimits(
                  DocumentLimits.DEFAULT_MAX_NESTING_DEPTH,
                  DocumentLimits.DEFAULT_MAX_USE_NESTING_DEPTH,
                  1_000_000))
          .build();

  private Raster() {}

  /// {@return rows of 0xRRGGBB: the SVG painted over a ground of such rows}
  public static int[] paint(String svg, int[] ground, int width, int height) {
    var image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    int[] pixels = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
    System.arraycopy(ground, 0, pixels, 0, pixels.length);
    Graphics2D graphics = image.createGraphics();
    try {
      graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      graphics.setRenderingHint(
          RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
      document(svg)
          .renderWithPlatform(NullPlatformSupport.INSTANCE, graphics, new ViewBox(width, height));
    } finally {
      graphics.dispose();
    }
    // The library leaves something of its own in the byte that is no colour.
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] &= 0xFFFFFF;
    }
    return pixels;
  }

  private static SVGDocument document(String svg) {
    var in = new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8));
    SVGDocument document = new SVGLoader().load(in, null, OURS);
    if (document == null) {
      throw new IllegalStateException("the painter wrote SVG that cannot be read");
    }
    return document;
  }
}
