package depesche.adjudicator.diplomacy;

import depesche.adjudicator.rules.TitleWords;
import java.util.List;
import java.util.Optional;

/// The words of all titles in which units get orders.
public final class OrderWords {

  /// `CLEAR ALL` takes back every order, those for later phases too.
  public static final TitleWords WORDS =
      new TitleWords(
          "CLEAR ALL",
          List.of(TitleWords.Shortcut.order("A BER - KIE")),
          List.of(),
          Optional.of(new TitleWords.Rest("movement", "Hold the rest", "ALL OTHERS HOLD")));

  private OrderWords() {}
}
