package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.combat.Kind;
import depesche.adjudicator.combat.Unit;

/// Armies and orders in the terms of the combat rules, and back.
final class Units {

  private Units() {}

  static Unit unit(Army army) {
    return new Unit(
        army.owner(), army.size() == Army.Size.DOUBLE ? Kind.DOUBLE_ARMY : Kind.ARMY, army.at());
  }

  static Army army(Unit unit) {
    return unit.kind() == Kind.DOUBLE_ARMY
        ? Army.twofold(unit.power(), unit.province())
        : Army.single(unit.power(), unit.province());
  }

  static depesche.adjudicator.combat.Order order(Order.Move move) {
    return switch (move) {
      case Order.Hold _ -> new depesche.adjudicator.combat.Order.Hold();
      case Order.Advance(_, String to) -> new depesche.adjudicator.combat.Order.Move(to);
      case Order.SupportHold(_, Army aided) ->
          new depesche.adjudicator.combat.Order.SupportHold(aided.at());
      case Order.SupportAdvance(_, Army aided, String to) ->
          new depesche.adjudicator.combat.Order.SupportMove(aided.at(), to);
    };
  }
}
