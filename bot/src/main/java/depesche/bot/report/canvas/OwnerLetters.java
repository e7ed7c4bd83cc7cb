package depesche.bot.report.canvas;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The letter that stands for an owner beside their colour, which not everybody sees.
public final class OwnerLetters {

  private OwnerLetters() {}

  /// {@return one or two letters for each owner that no other has, or a number}
  public static List<String> of(List<String> owners) {
    List<String> letters = new ArrayList<>();
    for (String owner : owners) {
      letters.add(letters(owner, letters));
    }
    return letters;
  }

  private static String letters(String owner, List<String> taken) {
    int[] letters =
        owner
            .codePoints()
            .filter(Character::isLetterOrDigit)
            .filter(c -> Typeface.BOLD.glyphs().glyph(c) != 0)
            .toArray();
    if (letters.length > 0) {
      String first = new String(letters, 0, 1).toUpperCase(Locale.ROOT);
      if (!taken.contains(first)) {
        return first;
      }
      for (int i = 1; i < letters.length; i++) {
        String two = first + new String(letters, i, 1).toLowerCase(Locale.ROOT);
        if (!taken.contains(two)) {
          return two;
        }
      }
    }
    return String.valueOf(taken.size() + 1);
  }
}
