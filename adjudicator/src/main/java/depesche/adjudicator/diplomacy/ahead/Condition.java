package depesche.adjudicator.diplomacy.ahead;

import depesche.adjudicator.board.Province;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import depesche.adjudicator.diplomacy.campaign.SharedBoard;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// What must be true of the board for an order to count. It speaks of nothing but what everybody
/// sees: where units stand and who owns a centre.
public sealed interface Condition {

  /// {@return whether it is true of this board}
  boolean holds(SharedBoard sharedBoard);

  /// {@return it in words that can be sent again}
  String text();

  /// A unit stands there.
  ///
  /// @param owner whose; empty for anybody's
  /// @param kind `A` or `F`; empty for any
  /// @param place a province, with a coast if only a fleet there is meant
  record Standing(String owner, String kind, String place) implements Condition {

    @Override
    public boolean holds(SharedBoard sharedBoard) {
      return sharedBoard.unitAt(Province.of(place)).filter(this::isMeant).isPresent();
    }

    private boolean isMeant(Unit unit) {
      // A double army is an army.
      boolean fleet = unit.unitKind() == UnitKind.FLEET;
      return (owner.isEmpty() || unit.power().equals(owner))
          && (kind.isEmpty() || kind.equals("F") == fleet)
          && unit.isIn(place);
    }

    @Override
    public String text() {
      return (owner + " " + kind + " " + place).strip().replaceAll(" +", " ");
    }
  }

  /// Somebody owns a centre.
  record Owned(String owner, String centre) implements Condition {

    @Override
    public boolean holds(SharedBoard sharedBoard) {
      return sharedBoard.ownerOf(centre).equals(Optional.of(owner));
    }

    @Override
    public String text() {
      return owner + " OWNS " + centre;
    }
  }

  record Not(Condition condition) implements Condition {

    @Override
    public boolean holds(SharedBoard sharedBoard) {
      return !condition.holds(sharedBoard);
    }

    @Override
    public String text() {
      return condition instanceof Not(Condition inner)
          ? inner.text()
          : "NOT " + bracketed(condition);
    }
  }

  /// All of several conditions.
  record All(List<Condition> conditions) implements Condition {

    public All {
      conditions = List.copyOf(conditions);
    }

    @Override
    public boolean holds(SharedBoard sharedBoard) {
      return conditions.stream().allMatch(one -> one.holds(sharedBoard));
    }

    @Override
    public String text() {
      return joined(conditions, " AND ");
    }
  }

  /// One of several conditions.
  record Any(List<Condition> conditions) implements Condition {

    public Any {
      conditions = List.copyOf(conditions);
    }

    @Override
    public boolean holds(SharedBoard sharedBoard) {
      return conditions.stream().anyMatch(one -> one.holds(sharedBoard));
    }

    @Override
    public String text() {
      return joined(conditions, " OR ");
    }
  }

  /// {@return the condition that all of these hold}
  static Condition all(List<Condition> conditions) {
    return conditions.size() == 1 ? conditions.getFirst() : new All(conditions);
  }

  private static String joined(List<Condition> conditions, String sign) {
    return conditions.stream().map(Condition::bracketed).collect(Collectors.joining(sign));
  }

  private static String bracketed(Condition condition) {
    boolean joint = condition instanceof All || condition instanceof Any;
    return joint ? "(" + condition.text() + ")" : condition.text();
  }
}
