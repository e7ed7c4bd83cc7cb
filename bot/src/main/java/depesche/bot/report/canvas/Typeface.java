package depesche.bot.report.canvas;

/// The cuts of the bundled type.
public final class Typeface {

  /// Upright.
  public static final Typeface ROMAN = new Typeface("OldStandard-Regular.ttf");

  /// Slanted.
  public static final Typeface ITALIC = new Typeface("OldStandard-Italic.ttf");

  /// Fat.
  public static final Typeface BOLD = new Typeface("OldStandard-Bold.ttf");

  private final Glyphs glyphs;

  private Typeface(String resource) {
    glyphs = new Glyphs(resource);
  }

  /// {@return its outlines}
  public Glyphs glyphs() {
    return glyphs;
  }

  /// {@return a line of text in this cut}
  public PaintedLine set(String text, double size) {
    return new PaintedLine(this, text, size, 0);
  }

  /// {@return a line of text with space between its letters}
  public PaintedLine spaced(String text, double size, double spacing) {
    return new PaintedLine(this, text, size, spacing);
  }
}
