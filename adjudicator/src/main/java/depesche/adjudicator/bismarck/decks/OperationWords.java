package depesche.adjudicator.bismarck.decks;

import java.util.ArrayList;
import java.util.List;

/// Operations as sentences.
final class OperationWords {

  private static final String NOTHING = "nothing happens";

  private OperationWords() {}

  /// {@return one sentence for each operation}
  static String all(List<CardOperation> operations) {
    return operations.isEmpty()
        ? "Nothing happens."
        : String.join(" ", once(operations.stream().map(OperationWords::sentence).toList(), "."));
  }

  /// Several equal words in a row are said once, with the number.
  private static List<String> once(List<String> said, String end) {
    List<String> once = new ArrayList<>();
    int same = 1;
    for (int i = 0; i < said.size(); i++) {
      if (i + 1 < said.size() && said.get(i + 1).equals(said.get(i))) {
        same++;
      } else {
        once.add(same == 1 ? said.get(i) : often(said.get(i), same, end));
        same = 1;
      }
    }
    return once;
  }

  private static String often(String words, int times, String end) {
    return words.substring(0, words.length() - end.length())
        + (times == 2 ? ", twice" : ", " + times + " times")
        + end;
  }

  /// {@return the same for as long as the card lies there}
  static String passive(List<CardOperation> operations) {
    return String.join(
        " ",
        operations.stream()
            .map(operation -> capital(clause(operation).replace("this turn ", "")))
            .toList());
  }

  private static String sentence(CardOperation operation) {
    if (operation instanceof CardOperation.Manual(String text)) {
      return text.strip() + (text.strip().matches(".*[.!?]") ? "" : ".");
    }
    return capital(clause(operation));
  }

  private static String capital(String words) {
    return Character.toUpperCase(words.charAt(0)) + words.substring(1) + ".";
  }

  /// Several operations inside a sentence.
  private static String clauses(List<CardOperation> operations) {
    return operations.isEmpty()
        ? NOTHING
        : String.join(" and ", once(operations.stream().map(OperationWords::clause).toList(), ""));
  }

  private static String clause(CardOperation operation) {
    return switch (operation) {
      case CardOperation.Move(FlagTarget flags, int spaces) ->
          "move " + flags(flags) + " " + count(Math.abs(spaces), "space") + side(spaces);
      case CardOperation.Inactivate(FlagTarget flags) -> "turn " + flags(flags) + " inactive";
      case CardOperation.Activate(FlagTarget flags) -> "turn " + flags(flags) + " active again";
      case CardOperation.Lose(PartyTarget party) -> "lose the support of " + party(party);
      case CardOperation.Gain(PartyTarget party) -> "gain the support of " + party(party);
      case CardOperation.Cancel(PlaceTarget place, int discs) ->
          "put " + count(discs, "disc") + " on " + place(place) + ", which is then cancelled";
      case CardOperation.Discard(PlaceTarget place) -> "discard " + place(place);
      case CardOperation.Swap(int first, int second) ->
          "swap the cards on places " + first + " and " + second + " of the row";
      case CardOperation.SetDie _ -> "set the dice to faces of your choice instead of rolling";
      case CardOperation.Roll(List<List<CardOperation>> faces) -> "roll a die: " + table(faces);
      case CardOperation.Discs(DiscPool from, DiscPool to, int count) ->
          "move " + count(count, "disc") + " from the " + pool(from) + " to the " + pool(to);
      case CardOperation.Draw(int cards) ->
          "draw "
              + count(cards, "card")
              + ", take Action cards into your hand and discard the others";
      case CardOperation.Look(int cards) ->
          "look at the top " + (cards == 1 ? "card" : cards + " cards") + " of the draw pile";
      case CardOperation.Choice(List<List<CardOperation>> ways) -> "choose one: " + ways(ways);
      case CardOperation.If(
              CardCondition condition,
              List<CardOperation> then,
              List<CardOperation> otherwise) ->
          "if "
              + condition(condition, true)
              + ", "
              + clauses(then)
              + (otherwise.isEmpty() ? "" : "; otherwise " + clauses(otherwise));
      case CardOperation.Cost(PricedAction action, int more) -> "this turn " + cost(action, more);
      case CardOperation.Manual(String text) -> text.strip();
    };
  }

  private static String flags(FlagTarget flags) {
    return switch (flags) {
      case FlagTarget.Named(EuropeanPower power) -> CardWords.power(power);
      case FlagTarget.Chosen _ -> "a power of your choice";
      case FlagTarget.AllIn(Sphere sphere) -> "every power in the " + sphere(sphere);
    };
  }

  private static String party(PartyTarget party) {
    return switch (party) {
      case PartyTarget.Named(Party named) -> CardWords.party(named);
      case PartyTarget.Chosen _ -> "a party of your choice";
    };
  }

  private static String place(PlaceTarget place) {
    return switch (place) {
      case PlaceTarget.At(int number) -> "the card on place " + number + " of the row";
      case PlaceTarget.Chosen _ -> "a card of the row of your choice";
    };
  }

  private static String sphere(Sphere sphere) {
    return switch (sphere) {
      case FRENCH -> "French sphere";
      case NEUTRAL -> "neutral sphere";
      case GERMAN -> "German sphere";
    };
  }

  private static String pool(DiscPool pool) {
    return switch (pool) {
      case INFLUENCE -> "Influence Pool";
      case EVENT -> "Event Pool";
      case DIPLOMACY -> "Diplomacy Pool";
      case POLITICS -> "Politics Pool";
    };
  }

  private static String condition(CardCondition condition, boolean holds) {
    return switch (condition) {
      case CardCondition.Supports(Party party) ->
          CardWords.party(party) + (holds ? " support you" : " do not support you");
      case CardCondition.Active(EuropeanPower power) ->
          CardWords.power(power) + (holds ? " is active" : " is inactive");
      case CardCondition.In(EuropeanPower power, Sphere sphere) ->
          CardWords.power(power) + (holds ? " is in the " : " is not in the ") + sphere(sphere);
      case CardCondition.Not(CardCondition inner) -> condition(inner, !holds);
    };
  }

  private static String cost(PricedAction action, int more) {
    String what =
        switch (action) {
          case CANCEL -> "each card you cancel costs ";
          case DIPLOMACY -> "each Diplomacy action costs ";
          case POLITICS -> "each Politics action costs ";
        };
    return what + count(Math.abs(more), "disc") + (more < 0 ? " less" : " more");
  }

  /// Faces with the same result are said together.
  private static String table(List<List<CardOperation>> faces) {
    List<String> results = new ArrayList<>();
    int first = 0;
    for (int face = 1; face <= faces.size(); face++) {
      if (face == faces.size() || !faces.get(face).equals(faces.get(first))) {
        String range = first + 1 == face ? "on " + face : "on " + (first + 1) + " to " + face;
        results.add(range + ", " + clauses(faces.get(first)));
        first = face;
      }
    }
    return String.join("; ", results);
  }

  private static String ways(List<List<CardOperation>> ways) {
    List<String> said = new ArrayList<>();
    for (int way = 0; way < ways.size(); way++) {
      said.add("(" + (way + 1) + ") " + clauses(ways.get(way)));
    }
    return String.join("; ", said);
  }

  private static String side(int spaces) {
    return spaces > 0 ? " right" : " left";
  }

  private static String count(int count, String thing) {
    return count + " " + thing + (count == 1 ? "" : "s");
  }
}
