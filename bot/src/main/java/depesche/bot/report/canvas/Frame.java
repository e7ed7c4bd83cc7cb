package depesche.bot.report.canvas;

/// The paper round a picture and its double line.
public final class Frame {

  /// Paper between the line and the edge of the sheet, in pixels.
  public static final double MARGIN = 22;

  /// The colour of the paper.
  public static final String PAPER = "#f6efdf";

  private static final String INK = "#3a2f22";

  private Frame() {}

  /// Paper outside the double line, which is drawn.
  public static void draw(Svg svg, int width, int height) {
    draw(svg, width, height, PAPER, INK);
  }

  /// As above, in other colours.
  public static void draw(Svg svg, int width, int height, String paper, String ink) {
    String sheet = rectangle(0, width, height);
    svg.leaf(
        "path",
        "d",
        sheet + rectangle(MARGIN, width, height),
        "fill",
        paper,
        "fill-rule",
        "evenodd");
    line(svg, rectangle(MARGIN, width, height), 1.2, ink);
    line(svg, rectangle(MARGIN - 5.5, width, height), 3.2, ink);
    line(svg, rectangle(MARGIN - 10, width, height), 0.8, ink);
  }

  private static void line(Svg svg, String path, double width, String ink) {
    svg.leaf("path", "d", path, "fill", "none", "stroke", ink, "stroke-width", width);
  }

  private static String rectangle(double inset, int width, int height) {
    String left = Svg.number(inset);
    return "M"
        + left
        + ","
        + left
        + "H"
        + Svg.number(width - inset)
        + "V"
        + Svg.number(height - inset)
        + "H"
        + left
        + "Z";
  }

  /// A panel of paper with a double line, for the title and the legend.
  public static void panel(Svg svg, CentredBox centredBox) {
    svg.rect(centredBox, PAPER, INK, 2.2);
    CentredBox inner = centredBox.grown(-5);
    svg.rect(inner, "none", INK, 0.8);
  }
}
