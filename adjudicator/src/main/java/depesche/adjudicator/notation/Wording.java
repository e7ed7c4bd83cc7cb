package depesche.adjudicator.notation;

import java.util.List;
import java.util.Locale;

/// One order as it was worded: what to do, with every name as written. A name that was left out is
/// an empty string.
public sealed interface Wording {

  /// A unit as written.
  ///
  /// @param owner words before the kind, as in `Austrian A TRI`
  /// @param kind `A`, `AA`, `F`, or empty
  /// @param place words after the kind
  record Unit(String owner, String kind, String place) {

    static final Unit NONE = new Unit("", "", "");

    private static final int LONGEST_KIND = "double".length();

    /// {@return `A`, `AA` or `F` for a word that says so, or an empty text}
    static String kindOf(String word) {
      if (word.length() > LONGEST_KIND) {
        return "";
      }
      return switch (word.toLowerCase(Locale.ROOT)) {
        case "a", "ar", "army", "armee", "armée", "cannon", "troops" -> "A";
        case "aa", "double" -> "AA";
        case "f", "fl", "flt", "fleet", "flotte", "boat", "ship", "navy" -> "F";
        default -> "";
      };
    }

    /// {@return the words without the kind}
    String whole() {
      return owner.isEmpty() ? place.strip() : (owner + " " + place).strip();
    }
  }

  /// {@return the unit that is told what to do; one without a name if the words name none}
  default Unit ordered() {
    return switch (this) {
      case Hold(Unit unit) -> unit;
      case Move(Unit unit, _) -> unit;
      case Convoyed(Unit unit, _, _, _) -> unit;
      case SupportHold(Unit unit, _) -> unit;
      case SupportMove(Unit unit, _, _) -> unit;
      case Convoy(Unit unit, _, _, _) -> unit;
      case Retreat(Unit unit, _) -> unit;
      case Disband(Unit unit) -> unit;
      case Build(Unit unit) -> unit;
      case Remove(Unit unit) -> unit;
      case Clear(Unit unit) -> unit;
      case Bare(Unit unit) -> unit;
      case Waive(Unit who, _, _) -> who;
      case Pass(Unit who) -> who;
      case Stray _, Nothing _ -> Unit.NONE;
    };
  }

  /// {@return whether the unit is told something that it can only do where it stands}
  default boolean stays() {
    return switch (this) {
      case Hold _, SupportHold _, SupportMove _, Convoy _ -> true;
      case Move _, Convoyed _, Retreat _, Disband _, Build _, Remove _, Waive _ -> false;
      case Pass _, Clear _, Bare _, Stray _, Nothing _ -> false;
    };
  }

  record Hold(Unit unit) implements Wording {}

  record Move(Unit unit, String to) implements Wording {}

  record SupportHold(Unit unit, Unit aided) implements Wording {}

  record SupportMove(Unit unit, Unit aided, String to) implements Wording {}

  /// A way out for a dislodged unit.
  ///
  /// @param to places to try, best first; usually one
  record Retreat(Unit unit, List<String> to) implements Wording {}

  record Disband(Unit unit) implements Wording {}

  record Build(Unit unit) implements Wording {}

  record Remove(Unit unit) implements Wording {}

  /// Builds left unused.
  ///
  /// @param who words in front of it
  /// @param count how many; 0 for all
  /// @param at where none is built, if the words name a place
  record Waive(Unit who, int count, Unit at) implements Wording {}

  /// No answer, on purpose.
  ///
  /// @param who words in front of it
  record Pass(Unit who) implements Wording {}

  /// Takes back what is on file: for one unit, or all of it if the unit is empty.
  record Clear(Unit unit) implements Wording {}

  /// A move that says it goes by convoy.
  ///
  /// @param through the seas it names on its way; may be empty
  /// @param word the word that says so
  record Convoyed(Unit unit, String to, List<String> through, String word) implements Wording {

    public Convoyed {
      through = List.copyOf(through);
    }
  }

  /// A fleet that convoys.
  ///
  /// @param army what it carries
  /// @param to where the army goes
  /// @param word the word that says so
  record Convoy(Unit unit, Unit army, String to, String word) implements Wording {}

  /// A unit without a word on what it should do.
  record Bare(Unit unit) implements Wording {}

  /// A word that makes no sense there.
  record Stray(String word) implements Wording {}

  /// Nothing but noise.
  record Nothing() implements Wording {}
}
