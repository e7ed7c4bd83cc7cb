package depesche.adjudicator.bloodandiron;

import java.util.List;

/// One accepted order. Provinces are ids.
public sealed interface Order {

  /// {@return the order in canonical notation}
  String text();

  /// What a unit does in a movement phase.
  sealed interface Move extends Order {

    /// {@return where the ordered unit stands}
    Army unit();
  }

  record Hold(Army unit) implements Move {

    @Override
    public String text() {
      return unit.text() + " H";
    }
  }

  record Advance(Army unit, String to) implements Move {

    @Override
    public String text() {
      return unit.text() + " - " + to;
    }
  }

  record SupportHold(Army unit, Army aided) implements Move {

    @Override
    public String text() {
      return unit.text() + " S " + aided.text();
    }
  }

  record SupportAdvance(Army unit, Army aided, String to) implements Move {

    @Override
    public String text() {
      return unit.text() + " S " + aided.text() + " - " + to;
    }
  }

  /// A ballot for a foreign army. Rule 3: each player writes an order for those pieces.
  sealed interface Ballot extends Order {

    String power();
  }

  record Vote(String power, Move order) implements Ballot {

    @Override
    public String text() {
      return "FOREIGN " + power + " " + order.text();
    }
  }

  /// No ballot, on purpose.
  record Pass(String power) implements Ballot {

    @Override
    public String text() {
      return "FOREIGN " + power + " PASS";
    }
  }

  /// Where a dislodged foreign army shall go, best first.
  record RetreatVote(String power, List<String> places) implements Order {

    public RetreatVote {
      places = List.copyOf(places);
    }

    @Override
    public String text() {
      return "FOREIGN " + power + " R " + String.join(" OR ", places);
    }
  }

  /// What a dislodged unit does.
  sealed interface Flight extends Order {

    Army unit();
  }

  record Retreat(Army unit, String to) implements Flight {

    @Override
    public String text() {
      return unit.text() + " R " + to;
    }
  }

  record Disband(Army unit) implements Flight {

    @Override
    public String text() {
      return unit.text() + " D";
    }
  }

  /// A change of strength in winter.
  sealed interface Adjustment extends Order {}

  record Build(String at) implements Adjustment {

    @Override
    public String text() {
      return "BUILD A " + at;
    }
  }

  record Remove(Army unit) implements Adjustment {

    @Override
    public String text() {
      return "REMOVE " + unit.text();
    }
  }

  record Waive() implements Adjustment {

    @Override
    public String text() {
      return "WAIVE";
    }
  }
}
