package depesche.demo.planning;

import depesche.adjudicator.Draw;
import depesche.demo.planning.StatusBoard.Unit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// Plans the movement of one seat with care: tries orders on the sand table against what the others
/// may do, and changes them unit by unit, then two by two, as long as that helps.
public final class CarefulPlanner {

  private static final int GUESSES = 6;
  private static final double CENTRE_IN_FALL = 500;
  private static final double CENTRE_IN_SPRING = 140;
  private static final double UNIT = 160;

  private final PrintedMap printedMap;
  private final StatusBoard statusBoard;
  private final String seat;
  private final TrialBoard table;
  private final Draw whim;
  private final ProvinceValues provinceValues;

  /// What the others may order, by province.
  private final List<Map<String, Intent>> guesses = new ArrayList<>();

  public CarefulPlanner(
      PrintedMap printedMap, StatusBoard statusBoard, String seat, TrialBoard table, Draw whim) {
    this.printedMap = printedMap;
    this.statusBoard = statusBoard;
    this.seat = seat;
    this.table = table;
    this.whim = whim;
    this.provinceValues = ProvinceValues.of(printedMap, statusBoard, seat);
    for (int i = 0; i < GUESSES; i++) {
      Map<String, Intent> guess = new LinkedHashMap<>();
      statusBoard
          .living()
          .filter(other -> !other.equals(seat))
          .forEach(other -> guess.putAll(draft(other)));
      guesses.add(guess);
    }
  }

  private SequencedMap<String, Intent> draft(String owner) {
    SequencedMap<String, Intent> draft = new LinkedHashMap<>();
    new MovementPlanner(printedMap, statusBoard, owner, whim)
        .orders()
        .forEach(it -> draft.put(unit(it).at(), it));
    return draft;
  }

  /// {@return an order for every unit of the seat}
  public List<Intent> orders() {
    SequencedMap<String, Intent> best = draft(seat);
    double mark = mark(best);
    for (int i = 1; i < GUESSES; i++) {
      SequencedMap<String, Intent> other = draft(seat);
      double here = mark(other);
      if (here > mark) {
        best = other;
        mark = here;
      }
    }
    boolean better = true;
    for (int pass = 0; better && pass < 4; pass++) {
      better = false;
      for (List<Intent> change : changes(best)) {
        SequencedMap<String, Intent> other = new LinkedHashMap<>(best);
        change.forEach(it -> other.put(unit(it).at(), it));
        double here = mark(other);
        if (here > mark + 1) {
          best = other;
          mark = here;
          better = true;
        }
      }
    }
    return List.copyOf(best.values());
  }

  /// What one or two units could do instead: move, support, attack together.
  private List<List<Intent>> changes(Map<String, Intent> plan) {
    List<Unit> free =
        statusBoard.unitsOf(seat).stream().filter(unit -> !ferries(unit, plan)).toList();
    List<List<Intent>> changes = new ArrayList<>();
    for (Unit unit : free) {
      changes.add(List.of(new Intent.Hold(unit)));
      for (String to : printedMap.reach(unit)) {
        Intent.Move move = new Intent.Move(unit, printedMap.landing(unit, to));
        changes.add(List.of(move));
        for (Unit other : free) {
          if (!other.equals(unit) && !other.at().equals(to) && printedMap.reaches(other, to)) {
            changes.add(List.of(move, new Intent.SupportMove(other, unit, to)));
          }
        }
      }
      for (Unit other : free) {
        if (printedMap.reaches(unit, other.at())) {
          changes.add(List.of(new Intent.SupportHold(unit, other)));
        }
        if (plan.get(other.at()) instanceof Intent.Move(_, String to)
            && !other.equals(unit)
            && printedMap.reaches(unit, PrintedMap.province(to))) {
          changes.add(List.of(new Intent.SupportMove(unit, other, PrintedMap.province(to))));
        }
      }
    }
    return whim.shuffled(changes);
  }

  /// Whether a unit takes part in a convoy.
  private boolean ferries(Unit unit, Map<String, Intent> plan) {
    Optional<Intent> intent = Optional.ofNullable(plan.get(unit.at()));
    return intent.filter(Intent.Convoy.class::isInstance).isPresent()
        || (intent.orElse(new Intent.Hold(unit)) instanceof Intent.Move(_, String to)
            && !printedMap.reaches(unit, PrintedMap.province(to)));
  }

  private double mark(Map<String, Intent> plan) {
    double sum = 0;
    for (Map<String, Intent> guess : guesses) {
      Map<String, Intent> orders = new LinkedHashMap<>(guess);
      orders.putAll(plan);
      sum += mark(table.played(statusBoard, orders));
    }
    return sum / guesses.size();
  }

  private double mark(List<Optional<String>> places) {
    double centre = statusBoard.season() == 'F' ? CENTRE_IN_FALL : CENTRE_IN_SPRING;
    double sum = 0;
    int next = 0;
    for (Unit unit : statusBoard.units().values()) {
      boolean mine = unit.owner().equals(seat);
      Optional<String> stands = places.get(next++);
      if (stands.isEmpty()) {
        sum += mine ? 0 : UNIT / 2;
        continue;
      }
      String at = PrintedMap.province(stands.get());
      sum += mine ? UNIT + provinceValues.of(at, unit.fleet()) : 0;
      if (printedMap.land(at).centre()) {
        boolean owned = statusBoard.owners().getOrDefault(at, "").equals(seat);
        sum += mine && !owned ? centre : !mine && owned ? -centre : 0;
      }
    }
    return sum;
  }

  private static Unit unit(Intent intent) {
    return switch (intent) {
      case Intent.Hold(Unit unit) -> unit;
      case Intent.Move(Unit unit, _) -> unit;
      case Intent.SupportHold(Unit unit, _) -> unit;
      case Intent.SupportMove(Unit unit, _, _) -> unit;
      case Intent.Convoy(Unit unit, _, _) -> unit;
      case Intent.Ballot _,
          Intent.BallotPass _,
          Intent.Retreat _,
          Intent.Disband _,
          Intent.Build _,
          Intent.Remove _ ->
          throw new IllegalStateException("not an order for movement: " + intent);
    };
  }
}
