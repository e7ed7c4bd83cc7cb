package depesche.bot.report.canvas;

/// The cuts of the bundled type.
public final class Typeface {

  /// Upright.
  public static final Typeface ROMAN = new Typeface("r", "OldStandard-Regular.ttf");

  /// Slanted.
  public static final Typeface ITALIC = new Typeface("i", "OldStandard-Italic.ttf");

  /// Fat.
  public static final Typeface BOLD = new Typeface("b", "OldStandard-Bold.ttf");

  private final String mark;
  private final Glyphs glyphs;

  private Typeface(String mark, String resource) {
    this.mark = mark;
    glyphs = new Glyphs(resource);
  }

  /// {@return what tells it from the others in the names of its letters}
  String mark() {
    return mark;
  }

  /// {@return its outlines}
  public Glyphs glyphs() {
    return glyphs;
  }

  /// {@return a line of text in this cut}
  public PaintedLine set(String text, double size) {
    return new PaintedLine(this, text, size, 0);
  }

  /// {@return the line in the largest size that fits a width, cut only if the least size does not}
  public PaintedLine fitted(String text, double most, double least, double width) {
    double full = set(text, most).width();
    return set(text, Math.clamp(most * (width - 0.5) / full, least, most)).within(width);
  }

  /// {@return a line of text with space between its letters}
  public PaintedLine spaced(String text, double size, double spacing) {
    return new PaintedLine(this, text, size, spacing);
  }
}
