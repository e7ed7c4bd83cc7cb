package depesche.bot.report;

import depesche.adjudicator.rules.Ruling;
import depesche.adjudicator.rules.Title;
import java.util.List;
import java.util.Map;

/// An option of the game and its answer.
///
/// @param standard the answer of a game that names none
public record OptionLine(String key, String question, String value, String standard) {

  /// {@return the options of a title, with what a game has chosen}
  ///
  /// @param chosen by key, where it differs from the standard
  public static List<OptionLine> all(Title title, Map<String, String> chosen) {
    return title.options().stream().map((Ruling ruling) -> of(ruling, chosen)).toList();
  }

  private static OptionLine of(Ruling ruling, Map<String, String> chosen) {
    String value = chosen.getOrDefault(ruling.key(), ruling.standard());
    return new OptionLine(ruling.key(), ruling.question(), value, ruling.standard());
  }
}
