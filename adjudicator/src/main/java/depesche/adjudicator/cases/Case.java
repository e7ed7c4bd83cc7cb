package depesche.adjudicator.cases;

import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.Writing;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// One case, understood.
///
/// @param head the lines to repeat unchanged: `CASE` to the last `UNIT`
/// @param units by province
/// @param lines the orders, retreats, builds and so on, in their order
record Case(
    Heading heading,
    List<String> head,
    List<Centre> centres,
    SequencedMap<String, Unit> units,
    List<Line> lines) {

  Case {
    head = List.copyOf(head);
    centres = List.copyOf(centres);
    units = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(units));
    lines = List.copyOf(lines);
  }

  Variant variant() {
    return heading.variant();
  }

  /// {@return the lines of one kind}
  <L extends Line> List<L> lines(Class<L> kind) {
    return lines.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /// {@return the unit of this power in the province an order names, if the order has its type and
  /// its coast right, or that does not matter}
  Optional<Unit> unit(String power, Told.Named named) {
    return Optional.ofNullable(units.get(named.province()))
        .filter(unit -> unit.power().equals(power) && fits(named, unit));
  }

  /// {@return whether words may stand for this unit (DATC 4.B.5, 4.C.2)}
  boolean fits(Told.Named named, Unit unit) {
    Writing writing = variant().rulebook().writing();
    return (named.typed(unit) || writing.wrongType() != Writing.Named.ILLEGAL)
        && (named.placed(unit) || writing.orderedCoast() != Writing.Stray.ILLEGAL);
  }

  /// {@return a line for each unit, sorted}
  static List<String> sorted(String keyword, Collection<Unit> units) {
    return units.stream().map(unit -> keyword + " " + unit).sorted().toList();
  }

  /// A supply centre and its owner.
  record Centre(String power, String province) {}

  /// A line that gets a result.
  sealed interface Line {

    /// {@return the line as written, without a result}
    String text();
  }

  /// `ORDER POWER …`.
  record OrderLine(int number, String text, String power, OrderText order) implements Line {}

  /// `RETREAT POWER …`.
  record RetreatLine(int number, String text, String power, OrderText order) implements Line {}

  /// `BUILD POWER A PROVINCE`.
  record BuildLine(int number, String text, String power, Told.Named unit) implements Line {}

  /// `DISBAND POWER A PROVINCE`.
  record DisbandLine(int number, String text, String power, Told.Named unit) implements Line {}

  /// `WAIVE POWER`.
  record WaiveLine(int number, String text, String power) implements Line {}
}
