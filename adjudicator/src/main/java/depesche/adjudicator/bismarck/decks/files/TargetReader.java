package depesche.adjudicator.bismarck.decks.files;

import depesche.adjudicator.bismarck.decks.CardCondition;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.FlagTarget;
import depesche.adjudicator.bismarck.decks.Party;
import depesche.adjudicator.bismarck.decks.PartyTarget;
import depesche.adjudicator.bismarck.decks.PlaceTarget;
import depesche.adjudicator.bismarck.decks.Sphere;
import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.json.JsonValue;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads whom or what an operation is about, and conditions.
final class TargetReader {

  private static final String CHOSEN = "CHOSEN";
  private static final Pattern ALL = Pattern.compile("ALL_IN\\s*\\(\\s*(\\w*)\\s*\\)");
  private static final int ROW = 5;

  private TargetReader() {}

  static FlagTarget flags(JsonValue power) {
    String word = power.text().strip().toUpperCase(Locale.ROOT);
    Matcher all = ALL.matcher(word);
    if (all.matches()) {
      return new FlagTarget.AllIn(sphere(power, all.group(1)));
    }
    return word.equals(CHOSEN) ? new FlagTarget.Chosen() : new FlagTarget.Named(flag(power, word));
  }

  static PartyTarget party(JsonValue party) {
    String word = party.text().strip().toUpperCase(Locale.ROOT);
    return word.equals(CHOSEN)
        ? new PartyTarget.Chosen()
        : new PartyTarget.Named(DeckFindings.one(party, word, Party.class, "party"));
  }

  static PlaceTarget place(JsonValue place) {
    if (place.isText()) {
      if (!place.text().strip().toUpperCase(Locale.ROOT).equals(CHOSEN)) {
        throw place.bad("\"" + place.text() + "\" is no place; write 1 to 5, or \"CHOSEN\"");
      }
      return new PlaceTarget.Chosen();
    }
    int number = place.whole();
    if (number < 1 || number > ROW) {
      throw place.bad("place " + number + " is not in the row; write 1 to 5, or \"CHOSEN\"");
    }
    return new PlaceTarget.At(number);
  }

  /// {@return a power with a flag}
  static EuropeanPower flag(JsonValue at, String word) {
    EuropeanPower power = DeckFindings.one(at, word, EuropeanPower.class, "power");
    if (!power.hasFlag()) {
      throw at.bad(power + " has no flag; name one of " + EuropeanPower.flags());
    }
    return power;
  }

  private static Sphere sphere(JsonValue at, String word) {
    return DeckFindings.one(at, word, Sphere.class, "sphere");
  }

  static CardCondition condition(JsonValue text) {
    return condition(text, List.of(text.text().strip().toUpperCase(Locale.ROOT).split("\\s+", -1)));
  }

  private static CardCondition condition(JsonValue at, List<String> words) {
    List<String> rest = words.subList(1, words.size());
    String first = words.getFirst();
    if (first.equals("NOT") && !rest.isEmpty()) {
      return new CardCondition.Not(condition(at, rest));
    }
    if (first.equals("SUPPORTS") && rest.size() == 1) {
      return new CardCondition.Supports(
          DeckFindings.one(at, rest.getFirst(), Party.class, "party"));
    }
    if (first.equals("ACTIVE") && rest.size() == 1) {
      return new CardCondition.Active(flag(at, rest.getFirst()));
    }
    if (first.equals("IN") && rest.size() == 2) {
      return new CardCondition.In(flag(at, rest.getFirst()), sphere(at, rest.getLast()));
    }
    throw at.bad(
        ("\"" + at.text() + "\" is no condition; write SUPPORTS party, ACTIVE power or")
            + " IN power sphere, with NOT before it if you like");
  }
}
