package depesche.adjudicator.combat;

import depesche.adjudicator.board.Board;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// The movement rules, word by word and slowly: tries every way in which the moves could come out,
/// keeps those that agree with the rules, and of several takes the one in which all move.
final class SlowResolver {

  private final Board board;
  private final Weights weights;
  private final List<Ordered> orders;
  private final List<Integer> movers;

  /// The moves that are supposed to succeed just now.
  private Set<Integer> moved = Set.of();

  SlowResolver(Board board, Weights weights, List<Ordered> orders) {
    this.board = board;
    this.weights = weights;
    this.orders = orders;
    this.movers = IntStream.range(0, orders.size()).filter(this::moves).boxed().toList();
  }

  /// What came out, as one text that can be compared.
  static String describe(Board board, Weights weights, List<Ordered> orders) {
    SlowResolver resolver = new SlowResolver(board, weights, orders);
    resolver.moved = resolver.solve();
    return resolver.describe();
  }

  private Set<Integer> solve() {
    List<Set<Integer>> consistent = new ArrayList<>();
    for (int choice = 0; choice < 1 << movers.size(); choice++) {
      Set<Integer> supposed = new LinkedHashSet<>();
      for (int i = 0; i < movers.size(); i++) {
        if ((choice >> i & 1) == 1) {
          supposed.add(movers.get(i));
        }
      }
      moved = supposed;
      if (movers.stream().allMatch(mover -> succeeds(mover) == supposed.contains(mover))) {
        consistent.add(supposed);
      }
    }
    Set<Integer> most =
        consistent.stream().max((a, b) -> Integer.compare(a.size(), b.size())).orElseThrow();
    if (!consistent.stream().allMatch(most::containsAll)) {
      throw new IllegalStateException("no single answer: " + orders + " " + consistent);
    }
    return most;
  }

  private String describe() {
    StringBuilder text = new StringBuilder();
    for (int unit = 0; unit < orders.size(); unit++) {
      String word =
          !legal(unit)
              ? "illegal"
              : switch (order(unit)) {
                case Order.Hold _ -> "held";
                case Order.Convoy _ -> "illegal";
                case Order.Move _ -> moved.contains(unit) ? "moved" : "failed";
                case Order.SupportHold _, Order.SupportMove _ ->
                    !matched(unit) ? "unmatched" : cut(unit) ? "cut" : "given";
              };
      text.append(orders.get(unit).unit()).append(' ').append(word);
      attackerInto(unit).ifPresent(by -> text.append(" dislodged, may go to ").append(exits(by)));
      text.append('\n');
    }
    return text.toString();
  }

  // "A dislodged unit may retreat to an adjacent province that is not occupied, is not where the
  // attacker came from, and was not left vacant by a standoff in the same turn."
  private List<String> exits(int attacker) {
    List<String> exits = new ArrayList<>();
    for (String to : board.armyNeighbours(target(attacker))) {
      boolean occupied =
          IntStream.range(0, orders.size())
              .anyMatch(
                  unit ->
                      moved.contains(unit)
                          ? target(unit).equals(to)
                          : place(unit).equals(to) && attackerInto(unit).isEmpty());
      boolean fought =
          movers.stream()
              .anyMatch(unit -> target(unit).equals(to) && !moved.contains(unit) && !beaten(unit));
      if (!occupied && !fought && !to.equals(place(attacker))) {
        exits.add(to);
      }
    }
    return exits;
  }

  /// The unit that dislodges this one.
  private Optional<Integer> attackerInto(int unit) {
    return moved.contains(unit)
        ? Optional.empty()
        : moved.stream().filter(mover -> target(mover).equals(place(unit))).findFirst();
  }

  // "A unit dislodged by the unit it moved against, head to head, has no effect on the province
  // that one came from."
  private boolean beaten(int mover) {
    Optional<Integer> other = unitAt(target(mover));
    return other.isPresent() && faces(mover, other.get()) && moved.contains(other.get());
  }

  private boolean succeeds(int mover) {
    Optional<Integer> occupant = unitAt(target(mover));
    boolean battle = occupant.isPresent() && faces(mover, occupant.get());
    boolean free = occupant.isEmpty() || (!battle && moved.contains(occupant.get()));
    int strength = weight(mover).attack() + support(mover, "");
    for (int rival : movers) {
      boolean same = rival != mover && target(rival).equals(target(mover));
      int against = weight(rival).attack() + support(rival, "");
      if (same && !beaten(rival) && limited(mover, free) <= against) {
        return false;
      }
    }
    if (free) {
      return strength > 0;
    }
    int defender = occupant.get();
    int resistance =
        battle
            ? weight(defender).attack() + support(defender, "")
            : weight(defender).hold() + (moves(defender) ? 0 : support(defender, ""));
    return limited(mover, false) > resistance;
  }

  // "A country cannot dislodge its own unit, nor support another to do so."
  private int limited(int mover, boolean free) {
    String spared = free ? "" : power(unitAt(target(mover)).orElseThrow());
    return spared.equals(power(mover)) ? 0 : weight(mover).attack() + support(mover, spared);
  }

  private int support(int unit, String except) {
    int sum = 0;
    for (int helper = 0; helper < orders.size(); helper++) {
      boolean helps =
          switch (order(helper)) {
            case Order.SupportHold(String at) -> at.equals(place(unit)) && !moves(unit);
            case Order.SupportMove(String from, String to) ->
                from.equals(place(unit)) && moves(unit) && to.equals(target(unit));
            case Order.Hold _, Order.Move _, Order.Convoy _ -> false;
          };
      if (helps && legal(helper) && !power(helper).equals(except) && !cut(helper)) {
        sum += weight(helper).support();
      }
    }
    return sum;
  }

  // "Support is cut if the supporting unit is attacked from any province except the one where
  // support is being given, or if it is dislodged; never by a unit of the same country."
  private boolean cut(int helper) {
    for (int attacker : movers) {
      if (target(attacker).equals(place(helper)) && !power(attacker).equals(power(helper))) {
        boolean from = place(attacker).equals(worksIn(helper));
        if (!from || moved.contains(attacker)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean matched(int helper) {
    return switch (order(helper)) {
      case Order.SupportHold(String at) -> unitAt(at).filter(unit -> !moves(unit)).isPresent();
      case Order.SupportMove(String from, String to) ->
          unitAt(from).filter(unit -> moves(unit) && target(unit).equals(to)).isPresent();
      case Order.Hold _, Order.Move _, Order.Convoy _ -> false;
    };
  }

  private boolean legal(int unit) {
    return switch (order(unit)) {
      case Order.Hold _ -> true;
      case Order.Convoy _ -> false;
      case Order.Move(String to, _) -> board.armyReaches(place(unit), to);
      case Order.SupportHold(String at) ->
          board.armyReaches(place(unit), at) && unitAt(at).isPresent();
      case Order.SupportMove(String from, String to) ->
          board.armyReaches(place(unit), to)
              && unitAt(from).isPresent()
              && board.armyReaches(from, to);
    };
  }

  private boolean faces(int mover, int other) {
    return moves(other) && target(other).equals(place(mover));
  }

  private boolean moves(int unit) {
    return order(unit) instanceof Order.Move && legal(unit);
  }

  private String target(int mover) {
    return order(mover) instanceof Order.Move(String to, _) ? to : "";
  }

  private String worksIn(int helper) {
    return switch (order(helper)) {
      case Order.SupportHold(String at) -> at;
      case Order.SupportMove(_, String to) -> to;
      case Order.Hold _, Order.Move _, Order.Convoy _ -> "";
    };
  }

  private Optional<Integer> unitAt(String province) {
    return IntStream.range(0, orders.size())
        .filter(unit -> place(unit).equals(province))
        .boxed()
        .findFirst();
  }

  private Order order(int unit) {
    return orders.get(unit).order();
  }

  private Weight weight(int unit) {
    return weights.of(orders.get(unit).unit().kind());
  }

  private String place(int unit) {
    return orders.get(unit).unit().province();
  }

  private String power(int unit) {
    return orders.get(unit).unit().power();
  }
}
