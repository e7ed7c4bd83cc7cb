package depesche.adjudicator.notation;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/// The words of orders for units: those every title of the Diplomacy family knows, and what one
/// title adds.
///
/// @param names of the provinces
/// @param deeds that only this title knows, in small letters
/// @param ownWords says which words name the writer
public record OrderLexicon(ProvinceNames names, List<String> deeds, Predicate<String> ownWords)
    implements Lexicon {

  private static final WordList LINKS =
      WordList.of(
          """
          to into by via from or per lost h m s c r d b w t ff su and und & through nach uber
          über oder geht steht
          """);

  private static final WordList UNITS =
      WordList.of(
          """
          a aa f army armies armee armeen fleet fleets flotte cannon boat ship navy flotten
          unit units einheit einheiten troops truppen pieces all everything everyone everybody
          alle alles armée armées flottes
          """);

  /// Of a shorter word one letter is too much to miss.
  private static final int SHORTEST = 3;

  private static final List<String> WHOLES =
      List.of("hold", "holds", "halt", "waive", "waives", "pass", "clear", "cancel", "withdraw");

  private static final List<String> DEEDS =
      List.of(
          "hold",
          "move",
          "attack",
          "support",
          "convoy",
          "retreat",
          "disband",
          "build",
          "remove",
          "waive",
          "halten",
          "bauen",
          "abbauen",
          "auflösen",
          "unterstützt");

  public OrderLexicon {
    deeds = List.copyOf(deeds);
  }

  @Override
  public boolean names(String words) {
    return names.knows(words);
  }

  @Override
  public Match thing(String words) {
    return names.find(words);
  }

  @Override
  public boolean deed(String word) {
    return deeds.contains(word) || (OrderVerb.of(word) != OrderVerb.NONE && !link(word));
  }

  @Override
  public boolean likeDeed(String word) {
    return isNear(word, DEEDS);
  }

  @Override
  public boolean link(String word) {
    return LINKS.has(word);
  }

  @Override
  public boolean unit(String word) {
    return UNITS.has(word);
  }

  @Override
  public boolean whole(String word) {
    return isNear(word, WHOLES) || isNear(word, deeds);
  }

  @Override
  public boolean own(String word) {
    return ownWords.test(word);
  }

  /// {@return whether a word is one of these, or misses one by a letter; one of two letters must be
  /// one}
  public static boolean isNear(String word, List<String> known) {
    String small = word.toLowerCase(Locale.ROOT);
    int missed = small.length() >= SHORTEST ? 1 : 0;
    for (String one : known) {
      if (Spelling.within(missed, one, small)) {
        return true;
      }
    }
    return false;
  }
}
