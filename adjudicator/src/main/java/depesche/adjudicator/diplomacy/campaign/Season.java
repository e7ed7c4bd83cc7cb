package depesche.adjudicator.diplomacy.campaign;

/// A season in which units move.
public enum Season {
  SPRING("S", "Spring"),
  FALL("F", "Fall");

  private final String letter;
  private final String title;

  Season(String letter, String title) {
    this.letter = letter;
    this.title = title;
  }

  String letter() {
    return letter;
  }

  String title() {
    return title;
  }
}
