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
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Whom or what an operation is about, how much, and on what condition.
final class DanceTerms {

  private static final String CHOSEN = "CHOSEN";
  private static final Pattern ALL = Pattern.compile("ALL_IN\\s*\\(\\s*(\\w*)\\s*\\)");
  private static final int ROW = 5;
  private static final int DISCS = 7;
  private static final int SPACES = 5;

  static final Term<FlagTarget> FLAGS = new Term<>(DanceTerms::flags, DanceTerms::content);
  static final Term<PartyTarget> PARTY = new Term<>(DanceTerms::party, DanceTerms::content);
  static final Term<PlaceTarget> PLACE = new Term<>(DanceTerms::place, DanceTerms::content);
  static final Term<List<Integer>> PLACES =
      new Term<>(DanceTerms::places, two -> two.getFirst() + " " + two.getLast());
  static final Term<CardCondition> CONDITION =
      new Term<>(DanceTerms::condition, DanceTerms::content);
  static final Term<DiscPool> POOL = Term.word(DiscPool.class, "pool");
  static final Term<PricedAction> PRICED = Term.word(PricedAction.class, "action with a price");
  static final Term<Integer> COUNT = Term.count(DISCS);
  static final Term<Integer> CARDS = Term.count(10);
  static final Term<Integer> MOVED =
      Term.number(
          spaces -> spaces != 0 && Math.abs(spaces) <= SPACES,
          spaces -> "\"n\": " + spaces + " spaces; write 1 to 5 for right, -1 to -5 for left");
  static final Term<Integer> MORE =
      Term.number(
          more -> more != 0 && Math.abs(more) <= DISCS,
          more -> "\"n\": " + more + " discs more; write 1 to 7, or -1 to -7 for fewer");
  static final Term<String> WORDS = new Term<>(DanceTerms::words, Term::quoted);

  private DanceTerms() {}

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

  private static FlagTarget flags(JsonValue power, DeckFindings findings) {
    String word = word(power);
    Matcher all = ALL.matcher(word);
    if (all.matches()) {
      return new FlagTarget.AllIn(sphere(power, all.group(1)));
    }
    return word.equals(CHOSEN) ? new FlagTarget.Chosen() : new FlagTarget.Named(flag(power, word));
  }

  private static String content(FlagTarget flags) {
    return switch (flags) {
      case FlagTarget.Named(EuropeanPower power) -> power.name();
      case FlagTarget.Chosen _ -> CHOSEN;
      case FlagTarget.AllIn(Sphere sphere) -> Term.list("ALL_IN", sphere.name());
    };
  }

  // Which party

  private static PartyTarget party(JsonValue party, DeckFindings findings) {
    String word = word(party);
    return word.equals(CHOSEN)
        ? new PartyTarget.Chosen()
        : new PartyTarget.Named(party(party, word));
  }

  private static String content(PartyTarget party) {
    return switch (party) {
      case PartyTarget.Named(Party named) -> named.name();
      case PartyTarget.Chosen _ -> CHOSEN;
    };
  }

  // Which card of the row

  private static PlaceTarget place(JsonValue place, DeckFindings findings) {
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

  private static String content(PlaceTarget place) {
    return switch (place) {
      case PlaceTarget.At(int number) -> String.valueOf(number);
      case PlaceTarget.Chosen _ -> CHOSEN;
    };
  }

  private static List<Integer> places(JsonValue places, DeckFindings findings) {
    List<Integer> two = Shape.all(Term.count(ROW).shape()).read(places, findings);
    if (two.size() != 2 || two.getFirst().equals(two.getLast())) {
      throw places.bad("\"places\" must be two different places, such as [1, 2]");
    }
    return two;
  }

  // Words of the card

  private static String words(JsonValue text, DeckFindings findings) {
    if (text.text().isBlank()) {
      throw text.bad("MANUAL says nothing; write what the player must do");
    }
    return text.text();
  }

  // Conditions

  private static CardCondition condition(JsonValue text, DeckFindings findings) {
    return condition(text, List.of(word(text).split("\\s+", -1)));
  }

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

  private static String content(CardCondition condition) {
    return switch (condition) {
      case CardCondition.Supports(Party party) -> Term.list("SUPPORTS", party.name());
      case CardCondition.Active(EuropeanPower power) -> Term.list("ACTIVE", power.name());
      case CardCondition.In(EuropeanPower power, Sphere sphere) ->
          Term.list("IN", power.name(), sphere.name());
      case CardCondition.Not(CardCondition inner) -> Term.list("NOT", content(inner));
    };
  }
}
