package depesche.adjudicator.table.position;

/// Words with blanks in them, as a stored line holds them.
public record TextValue(String text) {

  /// None.
  public static final TextValue EMPTY = new TextValue("");

  private static final String NOTHING = "~";

  public TextValue {
    text = text.replaceAll("[\\p{Cntrl}|]+", " ").strip();
  }

  /// {@return this as an item of a line}
  String stored() {
    return text.isEmpty() ? NOTHING : text;
  }

  /// {@return the words of an item}
  static TextValue read(String stored) {
    return stored.equals(NOTHING) ? EMPTY : new TextValue(stored);
  }
}
