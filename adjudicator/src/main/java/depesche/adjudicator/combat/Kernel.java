package depesche.adjudicator.combat;

import java.util.Arrays;

/// Decides which moves succeed and which supports are given.
///
/// The orders of a phase hang together: a move may hang on another unit's leaving, on a support, on
/// a battle elsewhere. As in chapter 5 of the Diplomacy Adjudicator Test Cases, every order has one
/// yes-or-no decision, and an equation that says what it must be if the decisions it asks about are
/// known. The equations, with strengths as sums of [Weight]:
///
/// - A support is *cut* when a unit of another power attacks the supporter, unless the attack comes
///   from the province the support works in; then it is cut only if the attack dislodges the
///   supporter.
/// - *Attack*: weight and supports of the move. If the province does not become free, supports by
///   the power of the unit there do not count, and against a unit of the mover's own power the
///   attack is nothing.
/// - *Hold*: of a province; nothing if it becomes free, the bare weight of a unit that failed to
///   leave, weight and supports of one that stayed.
/// - *Defend*: of a move in a head-to-head battle; weight and all supports.
/// - *Prevent*: of a move, against others to the same province; weight and all supports, but
///   nothing if it lost its head-to-head battle.
/// - A move succeeds if its attack is greater than the hold of the province (than the defence of
///   the opponent, if it meets one) and greater than what every rival prevents with.
///
/// The solver is Kruijswijk's: resolve an order by its equation, and what that asks about first in
/// the same way. When the questions come round to an order that is being resolved, guess that it
/// fails, go on, and remember who relied on the guess. If nobody did, the answer is firm. If the
/// answer hangs on a guess made further up, hand it up as a guess too. If it hangs on its own
/// guess, forget what relied on it and try the other guess: when both lead to the same answer, that
/// is it. When each guess proves itself, the cycle has two solutions; without convoys that can only
/// be units following one another in a circle, and the rule of circular movement says they all
/// move.
final class Kernel {

  private enum State {
    OPEN,
    GUESSED,
    FIRM
  }

  private final Field field;
  private final State[] state;
  private final boolean[] success;
  private final int[] reliant;
  private int reliants;

  Kernel(Field field) {
    this.field = field;
    state = new State[field.units()];
    Arrays.fill(state, State.OPEN);
    success = new boolean[field.units()];
    reliant = new int[field.units() + 1];
  }

  /// {@return this kernel, every order decided}
  Kernel solve() {
    for (int unit = 0; unit < field.units(); unit++) {
      succeeds(unit);
    }
    return this;
  }

  /// {@return whether a move succeeds or a support is given; a unit that holds has nothing to
  /// decide}
  boolean succeeds(int unit) {
    if (state[unit] == State.FIRM) {
      return success[unit];
    }
    if (state[unit] == State.GUESSED) {
      rely(unit);
      return success[unit];
    }
    int before = reliants;
    boolean first = guess(unit, false);
    if (reliants == before) {
      return settle(unit, first);
    }
    if (reliant[before] != unit) {
      rely(unit);
      success[unit] = first;
      return first;
    }
    forget(before);
    boolean second = guess(unit, true);
    if (first == second) {
      forget(before);
      return settle(unit, first);
    }
    circle(before);
    return succeeds(unit);
  }

  private boolean guess(int unit, boolean outcome) {
    state[unit] = State.GUESSED;
    success[unit] = outcome;
    return decide(unit);
  }

  private boolean settle(int unit, boolean outcome) {
    state[unit] = State.FIRM;
    success[unit] = outcome;
    return outcome;
  }

  private void rely(int unit) {
    for (int i = 0; i < reliants; i++) {
      if (reliant[i] == unit) {
        return;
      }
    }
    reliant[reliants++] = unit;
  }

  private void forget(int from) {
    while (reliants > from) {
      state[reliant[--reliants]] = State.OPEN;
    }
  }

  /// All moves of a circle succeed.
  private void circle(int from) {
    while (reliants > from) {
      int unit = reliant[--reliants];
      if (field.moves(unit)) {
        settle(unit, true);
      } else {
        state[unit] = State.OPEN;
      }
    }
  }

  private boolean decide(int unit) {
    return switch (field.act[unit]) {
      case HOLD -> true;
      case MOVE -> wins(unit);
      case SUPPORT -> !cut(unit);
    };
  }

  private boolean cut(int supporter) {
    int dislodger = Field.NONE;
    for (int attacker : field.arrivals[field.at[supporter]]) {
      if (field.power[attacker] == field.power[supporter]) {
        continue;
      }
      if (field.at[attacker] != field.target[supporter]) {
        return true;
      }
      dislodger = attacker;
    }
    return dislodger != Field.NONE && succeeds(dislodger);
  }

  private boolean wins(int mover) {
    int attack = attack(mover);
    int opponent = field.opponent(mover);
    int resistance = opponent == Field.NONE ? hold(field.target[mover]) : defend(opponent);
    if (attack <= resistance) {
      return false;
    }
    for (int rival : field.arrivals[field.target[mover]]) {
      if (rival != mover && attack <= prevent(rival)) {
        return false;
      }
    }
    return true;
  }

  int attack(int mover) {
    int occupant = field.unitAt[field.target[mover]];
    if (occupant == Field.NONE || (field.opponent(mover) == Field.NONE && leaves(occupant))) {
      return defend(mover);
    }
    return field.power[occupant] == field.power[mover]
        ? 0
        : field.weight[mover].attack() + supports(mover, field.power[occupant]);
  }

  int hold(int province) {
    int occupant = field.unitAt[province];
    if (occupant == Field.NONE || leaves(occupant)) {
      return 0;
    }
    int bare = field.weight[occupant].hold();
    return field.moves(occupant) ? bare : bare + supports(occupant, Field.NONE);
  }

  int defend(int mover) {
    return field.weight[mover].attack() + supports(mover, Field.NONE);
  }

  int prevent(int mover) {
    int opponent = field.opponent(mover);
    return opponent != Field.NONE && succeeds(opponent) ? 0 : defend(mover);
  }

  boolean leaves(int unit) {
    return field.moves(unit) && succeeds(unit);
  }

  /// {@return the sum of the supports given, those of one power left out}
  private int supports(int unit, int except) {
    int sum = 0;
    for (int supporter : field.supporters[unit]) {
      if (field.power[supporter] != except && succeeds(supporter)) {
        sum += field.weight[supporter].support();
      }
    }
    return sum;
  }
}
