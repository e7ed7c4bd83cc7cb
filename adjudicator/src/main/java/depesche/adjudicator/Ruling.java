package depesche.adjudicator;

import java.util.List;

/// A question the printed rules leave open or a house may answer otherwise, with the answers a game
/// may choose from.
///
/// @param key the option's name in `option KEY=VALUE`
/// @param question what is asked, in a few words
/// @param values the answers; the first is the default
public record Ruling(String key, String question, List<String> values) {

  public Ruling {
    values = List.copyOf(values);
  }

  /// {@return the answer of a game that names none}
  public String standard() {
    return values.getFirst();
  }
}
