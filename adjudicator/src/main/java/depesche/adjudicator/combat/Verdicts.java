package depesche.adjudicator.combat;

import depesche.adjudicator.board.Province;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Reads the decisions of the [Kernel] and says what happened and why.
final class Verdicts {

  private final Field field;
  private final Kernel kernel;

  /// Who dislodged each unit.
  private final int[] dislodger;

  private final boolean[] occupied;
  private final boolean[] contested;

  private Verdicts(Field field, Kernel kernel) {
    this.field = field;
    this.kernel = kernel;
    dislodger = new int[field.units()];
    Arrays.fill(dislodger, Field.NONE);
    occupied = new boolean[field.board.size()];
    contested = new boolean[field.board.size()];
  }

  static MoveResults of(Field field, Kernel kernel) {
    Verdicts verdicts = new Verdicts(field, kernel);
    verdicts.settle();
    return new MoveResults(
        verdicts.results(), verdicts.after(), verdicts.dislodged(), verdicts.standoffs());
  }

  private void settle() {
    for (int unit = 0; unit < field.units(); unit++) {
      if (kernel.leaves(unit)) {
        int occupant = field.unitAt[field.target[unit]];
        occupied[field.target[unit]] = true;
        if (occupant != Field.NONE && !kernel.leaves(occupant)) {
          dislodger[occupant] = unit;
        }
      } else {
        occupied[field.at[unit]] = true;
        if (field.moves(unit) && kernel.prevent(unit) > 0) {
          contested[field.target[unit]] = true;
        }
      }
    }
  }

  private List<Result> results() {
    List<Result> results = new ArrayList<>();
    for (int unit = 0; unit < field.units(); unit++) {
      Ordered ordered = field.orders.get(unit);
      results.add(new Result(ordered.unit(), ordered.order(), outcome(unit)));
    }
    return results;
  }

  private Outcome outcome(int unit) {
    var reason = field.reason(unit);
    if (reason.isPresent()) {
      return new Outcome.Illegal(reason.get());
    }
    return switch (field.act[unit]) {
      case HOLD -> new Outcome.Held();
      case MOVE -> kernel.succeeds(unit) ? new Outcome.Moved() : failure(unit);
      case SUPPORT -> support(unit);
    };
  }

  private Outcome support(int unit) {
    if (field.aided[unit] == Field.NONE) {
      return new Outcome.NotMatched();
    }
    return kernel.succeeds(unit) ? new Outcome.Given() : new Outcome.Cut(field.unit(cutter(unit)));
  }

  /// {@return who cut a support: the unit that dislodged the supporter, else the first to attack
  /// it}
  private int cutter(int supporter) {
    if (dislodger[supporter] != Field.NONE) {
      return dislodger[supporter];
    }
    for (int attacker : field.arrivals[field.at[supporter]]) {
      if (field.power[attacker] != field.power[supporter]
          && field.at[attacker] != field.target[supporter]) {
        return attacker;
      }
    }
    throw new IllegalStateException("Nobody cut " + field.unit(supporter));
  }

  /// {@return what stood in the way of a move: the strongest of all that did, and of equals the
  /// unit in the province before its rivals}
  private Outcome failure(int mover) {
    int attack = kernel.attack(mover);
    int rival = rival(mover);
    int rivalry = rival == Field.NONE ? 0 : kernel.prevent(rival);
    int occupant = field.unitAt[field.target[mover]];
    int opponent = field.opponent(mover);
    int resistance =
        opponent == Field.NONE ? kernel.hold(field.target[mover]) : kernel.defend(opponent);
    if (occupant == Field.NONE || attack > resistance || rivalry > resistance) {
      return new Outcome.Bounced(field.unit(rival), attackOn(mover, attack), rivalry);
    }
    if (field.power[occupant] == field.power[mover]) {
      return new Outcome.Spared(field.unit(occupant));
    }
    return opponent == Field.NONE
        ? new Outcome.Repelled(field.unit(occupant), attack, resistance)
        : new Outcome.Met(field.unit(opponent), attack, resistance);
  }

  /// {@return the strength to report: a move onto a unit of its own has no attack, yet it bounced}
  private int attackOn(int mover, int attack) {
    return attack == 0 ? kernel.defend(mover) : attack;
  }

  private int rival(int mover) {
    int strongest = Field.NONE;
    for (int rival : field.arrivals[field.target[mover]]) {
      if (rival != mover
          && (strongest == Field.NONE || kernel.prevent(rival) > kernel.prevent(strongest))) {
        strongest = rival;
      }
    }
    return strongest;
  }

  private List<Unit> after() {
    List<Unit> after = new ArrayList<>();
    for (int unit = 0; unit < field.units(); unit++) {
      if (kernel.leaves(unit)) {
        after.add(field.unit(unit).in(destination(unit)));
      } else if (dislodger[unit] == Field.NONE) {
        after.add(field.unit(unit));
      }
    }
    return after;
  }

  private String destination(int mover) {
    String province = field.board.province(field.target[mover]).id();
    if (field.unit(mover).kind() != Kind.FLEET
        || !(field.orders.get(mover).order() instanceof Order.Move(String to, _))) {
      return province;
    }
    return reach(mover).stream()
        .filter(place -> place.equals(to) || Province.of(place).equals(to))
        .findFirst()
        .orElse(province);
  }

  private List<String> reach(int unit) {
    Unit here = field.unit(unit);
    return here.kind() == Kind.FLEET
        ? field.board.fleetNeighbours(here.place())
        : field.board.armyNeighbours(here.place());
  }

  private List<Dislodged> dislodged() {
    List<Dislodged> dislodged = new ArrayList<>();
    for (int unit = 0; unit < field.units(); unit++) {
      int by = dislodger[unit];
      if (by != Field.NONE) {
        int resistance =
            field.opponent(by) == unit ? kernel.defend(unit) : kernel.hold(field.at[unit]);
        dislodged.add(
            new Dislodged(
                field.unit(unit), field.unit(by), kernel.attack(by), resistance, retreats(unit)));
      }
    }
    return dislodged;
  }

  /// A dislodged unit may go to a neighbouring province that is vacant, is not the one the attack
  /// came from and was not left vacant by a standoff.
  private List<String> retreats(int unit) {
    return reach(unit).stream()
        .filter(place -> free(field.board.index(Province.of(place)), field.at[dislodger[unit]]))
        .toList();
  }

  private boolean free(int to, int origin) {
    return !occupied[to] && !contested[to] && to != origin;
  }

  private List<String> standoffs() {
    return field.board.provinces().stream()
        .map(Province::id)
        .filter(id -> contested[field.board.index(id)] && !occupied[field.board.index(id)])
        .toList();
  }
}
