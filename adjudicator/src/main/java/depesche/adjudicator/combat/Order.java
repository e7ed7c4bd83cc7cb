package depesche.adjudicator.combat;

import depesche.adjudicator.Fact;
import java.util.List;

/// One order. Provinces are ids, places may name a coast.
public sealed interface Order {

  /// The questions of a year that an order may answer.
  enum Question {
    MOVES,
    RETREATS,
    ADJUSTMENTS
  }

  /// How an army is to go.
  enum Way {
    /// By land or, if the rules have it so, by convoy.
    ANY,
    /// By convoy and not otherwise.
    VIA
  }

  /// {@return the order in canonical notation}
  String text();

  /// {@return the question it answers}
  Question question();

  /// {@return a unit in notation, such as `A BER`}
  static String text(Unit unit) {
    return unit.unitKind().letter() + " " + unit.place();
  }

  /// What a unit does in a movement phase.
  sealed interface Move extends Order {

    /// {@return where the ordered unit stands}
    Unit unit();

    @Override
    default Question question() {
      return Question.MOVES;
    }
  }

  /// Stay. Also what a unit without an order does.
  record Hold(Unit unit) implements Move {

    @Override
    public String text() {
      return Order.text(unit) + " H";
    }
  }

  /// A unit goes to another place.
  ///
  /// @param through the seas it insists on, in a game where that counts
  record Advance(Unit unit, String to, Way way, List<String> through) implements Move {

    public Advance {
      through = List.copyOf(through);
    }

    /// A move by any seas.
    public Advance(Unit unit, String to, Way way) {
      this(unit, to, way, List.of());
    }

    /// A move in whatever way the rules give it.
    public Advance(Unit unit, String to) {
      this(unit, to, Way.ANY);
    }

    @Override
    public String text() {
      if (through.isEmpty()) {
        return Order.text(unit) + " - " + to + (way == Way.VIA ? " VIA" : "");
      }
      return Order.text(unit) + " - " + String.join(" - ", through) + " - " + to;
    }
  }

  record SupportHold(Unit unit, Unit aided) implements Move {

    @Override
    public String text() {
      return Order.text(unit) + " S " + Order.text(aided);
    }
  }

  record SupportAdvance(Unit unit, Unit aided, String to) implements Move {

    @Override
    public String text() {
      return Order.text(unit) + " S " + Order.text(aided) + " - " + to;
    }
  }

  /// A fleet carries an army.
  record Convoy(Unit unit, Unit army, String to) implements Move {

    @Override
    public String text() {
      return Order.text(unit) + " C " + Order.text(army) + " - " + to;
    }
  }

  /// What a dislodged unit does.
  sealed interface Flight extends Order {

    Unit unit();

    @Override
    default Question question() {
      return Question.RETREATS;
    }
  }

  record Retreat(Unit unit, String to) implements Flight {

    @Override
    public String text() {
      return Order.text(unit) + " R " + to;
    }
  }

  record Disband(Unit unit) implements Flight {

    @Override
    public String text() {
      return Order.text(unit) + " D";
    }
  }

  /// A change of strength in winter.
  sealed interface Adjustment extends Order {

    @Override
    default Question question() {
      return Question.ADJUSTMENTS;
    }
  }

  record Build(UnitKind unitKind, String at) implements Adjustment {

    @Override
    public String text() {
      return "BUILD " + unitKind.letter() + " " + at;
    }
  }

  record Remove(Unit unit) implements Adjustment {

    @Override
    public String text() {
      return "REMOVE " + Order.text(unit);
    }
  }

  record Waive() implements Adjustment {

    @Override
    public String text() {
      return "WAIVE";
    }
  }

  /// An order of a kind that only one title knows.
  non-sealed interface Extra extends Order {

    /// {@return what the order is about, as a word and a name; two orders about one thing cannot
    /// both stand}
    String subject();

    /// {@return what a receipt says of it}
    Fact meaning();
  }
}
