package depesche.adjudicator.table.position;

import java.util.regex.Pattern;

/// Words with blanks in them, as a stored line holds them.
public record TextValue(String text) {

  private static final String NOTHING = "~";

  /// What would end an item of a line.
  private static final Pattern BREAKS = Pattern.compile("[\\p{Cntrl}|]+");

  public TextValue {
    text = BREAKS.matcher(text).replaceAll(" ").strip();
  }

  /// {@return this as an item of a line}
  String stored() {
    return text.isEmpty() ? NOTHING : text;
  }

  /// {@return the words of an item}
  static TextValue read(String stored) {
    return stored.equals(NOTHING) ? new TextValue("") : new TextValue(stored);
  }
}
