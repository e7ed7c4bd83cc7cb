package depesche.bot.config;

import depesche.adjudicator.notation.Match;
import depesche.adjudicator.notation.OrderLexicon;
import depesche.adjudicator.notation.ProvinceNames;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The one of several words that somebody missed by a letter or two, or did not write to its end.
public final class DidYouMean {

  private DidYouMean() {}

  /// {@return the nearest of these words; empty if none is near}
  public static Optional<String> nearest(String word, Collection<String> known) {
    List<ProvinceNames.Name> names =
        known.stream().map(one -> new ProvinceNames.Name(one, List.of())).toList();
    return switch (new ProvinceNames(names).find(word)) {
      case Match.Found(String one) -> Optional.of(one);
      case Match.Close(String one) -> Optional.of(one);
      case Match.Unclear(List<String> several) -> several.stream().findFirst();
      case Match.Unknown(List<String> near) -> near.stream().findFirst();
    };
  }

  /// {@return the first of these words that a word misses by a letter or two, and not by its end;
  /// empty for none}
  public static String missed(String word, List<String> known) {
    String small = word.toLowerCase(Locale.ROOT);
    return known.stream()
        .filter(name -> OrderLexicon.isNear(small, List.of(name.toLowerCase(Locale.ROOT))))
        .findFirst()
        .orElse("");
  }

  /// {@return the question at the end of a refusal; empty if none is near}
  public static String ask(String word, Collection<String> known) {
    return nearest(word, known).map(one -> "; did you mean " + one + "?").orElse("");
  }
}
