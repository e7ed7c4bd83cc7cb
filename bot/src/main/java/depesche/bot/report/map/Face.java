package depesche.bot.report.map;

/// The cuts of the bundled type.
final class Face {

  static final Face ROMAN = new Face("OldStandard-Regular.ttf");
  static final Face ITALIC = new Face("OldStandard-Italic.ttf");
  static final Face BOLD = new Face("OldStandard-Bold.ttf");

  private final Glyphs glyphs;

  private Face(String resource) {
    glyphs = new Glyphs(resource);
  }

  Glyphs glyphs() {
    return glyphs;
  }

  /// {@return a line of text in this cut}
  Lettering set(String text, double size) {
    return new Lettering(this, text, size, 0);
  }

  /// {@return a line of text with space between its letters}
  Lettering spaced(String text, double size, double spacing) {
    return new Lettering(this, text, size, spacing);
  }
}
