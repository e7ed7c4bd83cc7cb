package depesche.adjudicator.diplomacy;

import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.notation.Wording;
import java.util.Optional;

/// Reads what a unit shall do in a movement phase; for a seat's own units and for foreign armies.
public record MoveReader(Scene scene, Remarks remarks, String text) {

  /// {@return what the words order this unit to do}
  public Optional<Order.Move> read(Unit unit, Wording wording) {
    return switch (wording) {
      case Wording.Hold _ -> Optional.of(new Order.Hold(unit));
      case Wording.Move(_, String to) -> advance(unit, to);
      case Wording.SupportHold(_, Wording.Unit aided) -> supportHold(unit, aided);
      case Wording.SupportMove(_, Wording.Unit aided, String to) -> supportMove(unit, aided, to);
      case Wording.Stray(String word) -> remarks.refuse(new RefusalFact.StrayWord(word, text));
      case Wording.Convoy(String word) -> remarks.refuse(new RefusalFact.ArmiesOnly(word));
      case Wording.Bare _ -> remarks.refuse(new RefusalFact.NoVerb(text));
      case Wording.Retreat _,
          Wording.Disband _,
          Wording.Build _,
          Wording.Remove _,
          Wording.Waive _,
          Wording.Pass _,
          Wording.Clear _,
          Wording.Nothing _ ->
          remarks.refuse(new RefusalFact.NotAnOrder(text));
    };
  }

  private PlaceReader places() {
    return new PlaceReader(scene, remarks);
  }

  private Optional<Order.Move> advance(Unit unit, String words) {
    if (words.isEmpty()) {
      return remarks.refuse(new RefusalFact.NotAnOrder(text));
    }
    return places().open(words).flatMap(to -> reach(unit, to));
  }

  private Optional<Order.Move> reach(Unit unit, String to) {
    Atlas map = scene.map();
    if (to.equals(unit.province())) {
      return remarks.refuse(new RefusalFact.SamePlace(map.unit(unit), map.reach(unit)));
    }
    return map.reaches(unit, to)
        ? Optional.of(new Order.Advance(unit, to))
        : remarks.refuse(
            new RefusalFact.NotAdjacent(map.unit(unit), map.spot(to), map.reach(unit)));
  }

  private Optional<Order.Move> supportHold(Unit unit, Wording.Unit words) {
    Optional<Unit> aided = places().aided(words, text);
    if (aided.isEmpty() || !near(unit, aided.get(), aided.get().province())) {
      return Optional.empty();
    }
    return Optional.of(new Order.SupportHold(unit, aided.get()));
  }

  private Optional<Order.Move> supportMove(Unit unit, Wording.Unit words, String toWords) {
    Optional<Unit> aided = places().aided(words, text);
    Optional<String> to = aided.isEmpty() ? Optional.empty() : places().open(toWords);
    if (aided.isEmpty() || to.isEmpty() || !near(unit, aided.get(), to.get())) {
      return Optional.empty();
    }
    Atlas map = scene.map();
    return map.reaches(aided.get(), to.get())
        ? Optional.of(new Order.SupportAdvance(unit, aided.get(), to.get()))
        : remarks.refuse(
            new RefusalFact.SupportedCannotReach(
                map.unit(aided.get()), map.spot(to.get()), map.reach(aided.get())));
  }

  /// Whether the supporter could itself go where it gives support.
  private boolean near(Unit unit, Unit aided, String target) {
    Atlas map = scene.map();
    if (aided.equals(unit)) {
      remarks.refuse(new RefusalFact.SupportsItself(map.unit(unit)));
      return false;
    }
    if (map.isBox(target)) {
      remarks.refuse(new RefusalFact.HomeBoxClosed(map.spot(target)));
      return false;
    }
    if (!map.reaches(unit, target)) {
      remarks.refuse(
          new RefusalFact.SupportTooFar(map.unit(unit), map.spot(target), map.reach(unit)));
      return false;
    }
    return true;
  }
}
