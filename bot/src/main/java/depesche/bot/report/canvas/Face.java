package depesche.bot.report.canvas;

/// The cuts of the bundled type.
public final class Face {

  /// Upright.
  public static final Face ROMAN = new Face("OldStandard-Regular.ttf");

  /// Slanted.
  public static final Face ITALIC = new Face("OldStandard-Italic.ttf");

  /// Fat.
  public static final Face BOLD = new Face("OldStandard-Bold.ttf");

  private final Glyphs glyphs;

  private Face(String resource) {
    glyphs = new Glyphs(resource);
  }

  /// {@return its outlines}
  public Glyphs glyphs() {
    return glyphs;
  }

  /// {@return a line of text in this cut}
  public Lettering set(String text, double size) {
    return new Lettering(this, text, size, 0);
  }

  /// {@return a line of text with space between its letters}
  public Lettering spaced(String text, double size, double spacing) {
    return new Lettering(this, text, size, spacing);
  }
}
