package depesche.adjudicator.bismarck.decks;

import depesche.adjudicator.bismarck.decks.CardOperation.CardCondition;
import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.decks.CardOperation.FlagTarget;
import depesche.adjudicator.bismarck.decks.CardOperation.PartyTarget;
import depesche.adjudicator.bismarck.decks.CardOperation.PlaceTarget;
import depesche.adjudicator.bismarck.decks.CardOperation.PricedAction;
import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.cards.Shape;
import depesche.adjudicator.json.JsonValue;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Whom or what an operation is about, how much, and on what condition.
final class DanceTerms {

  private static final String CHOSEN = "CHOSEN";
  private static final Pattern ALL = Pattern.compile("ALL_IN\\s*\\(\\s*(\\w*)\\s*\\)");
  private static final int ROW = 5;
  private static final int DISCS = 7;
  private static final int SPACES = 5;

  static final Shape<FlagTarget> FLAGS = (at, _) -> flags(at);
  static final Shape<PartyTarget> PARTY = (at, _) -> party(at);
  static final Shape<PlaceTarget> PLACE = (at, _) -> place(at);
  static final Shape<List<Integer>> PLACES = DanceTerms::places;
  static final Shape<CardCondition> CONDITION =
      (at, _) -> condition(at, List.of(word(at).split("\\s+", -1)));
  static final Shape<DiscPool> POOL = Shape.word(DiscPool.class, "pool");
  static final Shape<PricedAction> PRICED = Shape.word(PricedAction.class, "action with a price");
  static final Shape<Integer> COUNT = count(DISCS);
  static final Shape<Integer> CARDS = count(10);
  static final Shape<Integer> MOVED =
      number(
          spaces -> spaces != 0 && Math.abs(spaces) <= SPACES,
          spaces -> "\"n\": " + spaces + " spaces; write 1 to 5 for right, -1 to -5 for left");
  static final Shape<Integer> MORE =
      number(
          more -> more != 0 && Math.abs(more) <= DISCS,
          more -> "\"n\": " + more + " discs more; write 1 to 7, or -1 to -7 for fewer");
  static final Shape<String> WORDS = (at, _) -> words(at);

  private DanceTerms() {}

  private static Shape<Integer> number(IntPredicate fits, IntFunction<String> fault) {
    return (at, _) -> {
      int number = at.whole();
      if (!fits.test(number)) {
        throw at.bad(fault.apply(number));
      }
      return number;
    };
  }

  private static Shape<Integer> count(int most) {
    return number(
        count -> 1 <= count && count <= most,
        count -> "must be a number from 1 to " + most + ", not " + count);
  }

  private static String word(JsonValue at) {
    return at.text().strip().toUpperCase(Locale.ROOT);
  }

  /// {@return a power with a flag}
  static EuropeanPower flag(JsonValue at, String word) {
    EuropeanPower power = DeckFindings.one(at, word, EuropeanPower.class, "power");
    if (!power.hasFlag()) {
      throw at.bad(power + " has no flag; name one of " + EuropeanPower.flags());
    }
    return power;
  }

  private static Party party(JsonValue at, String word) {
    return DeckFindings.one(at, word, Party.class, "party");
  }

  private static Sphere sphere(JsonValue at, String word) {
    return DeckFindings.one(at, word, Sphere.class, "sphere");
  }

  // Whose flags

  private static FlagTarget flags(JsonValue power) {
    String word = word(power);
    Matcher all = ALL.matcher(word);
    if (all.matches()) {
      return new FlagTarget.AllIn(sphere(power, all.group(1)));
    }
    return word.equals(CHOSEN) ? new FlagTarget.Chosen() : new FlagTarget.Named(flag(power, word));
  }

  // Which party

  private static PartyTarget party(JsonValue party) {
    String word = word(party);
    return word.equals(CHOSEN)
        ? new PartyTarget.Chosen()
        : new PartyTarget.Named(party(party, word));
  }

  // Which card of the row

  private static PlaceTarget place(JsonValue place) {
    if (place.isText()) {
      if (!word(place).equals(CHOSEN)) {
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

  private static List<Integer> places(JsonValue places, DeckFindings findings) {
    List<Integer> two = Shape.all(count(ROW)).read(places, findings);
    if (two.size() != 2 || two.getFirst().equals(two.getLast())) {
      throw places.bad("\"places\" must be two different places, such as [1, 2]");
    }
    return two;
  }

  // Words of the card

  private static String words(JsonValue text) {
    if (text.text().isBlank()) {
      throw text.bad("MANUAL says nothing; write what the player must do");
    }
    return text.text();
  }

  // Conditions

  private static CardCondition condition(JsonValue at, List<String> words) {
    List<String> rest = words.subList(1, words.size());
    String first = words.getFirst();
    if (first.equals("NOT") && !rest.isEmpty()) {
      return new CardCondition.Not(condition(at, rest));
    }
    if (first.equals("SUPPORTS") && rest.size() == 1) {
      return new CardCondition.Supports(party(at, rest.getFirst()));
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
