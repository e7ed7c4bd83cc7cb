package depesche.adjudicator.greatpowers.table;

import java.util.List;
import java.util.Locale;

/// The seven kinds of tokens: victory points, and the six traits in the order of their bid cards.
public enum Token {
  VP,
  INDUSTRY,
  POPULATION,
  NATIONALISM,
  NAVIES,
  ARMIES,
  COLONIES;

  /// The traits; the place in this list is one less than the number on the bid card.
  public static final List<Token> TRAITS =
      List.of(INDUSTRY, POPULATION, NATIONALISM, NAVIES, ARMIES, COLONIES);

  /// {@return the name as a player writes it, such as `Industry`}
  public String word() {
    return this == VP ? "VP" : name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
  }
}
