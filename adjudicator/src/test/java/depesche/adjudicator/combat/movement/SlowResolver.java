package depesche.adjudicator.combat.movement;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Rulebook;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.Weights;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The movement rules, word by word and slowly. An order whose equation comes out the same however
/// the open ones may come out is decided. Of the open orders that are left it takes the fewest that
/// depend on nothing open but themselves, and tries every way in which they could come out: the one
/// that agrees with the rules is the answer. If there is none or more than one, a convoying fleet
/// among them makes it a paradox and does not convoy (Szykman); without one they are a circle, and
/// all move.
public final class SlowResolver {

  private final SlowOrders orders;

  /// What has been decided of each unit's order; `null` if it is open.
  private final @Nullable Boolean[] known;

  /// What the open ones are supposed to be just now.
  private final boolean[] supposed;

  /// The open ones that were asked about.
  private final boolean[] asked;

  /// Moves that fail with a paradox they are no convoy of.
  private final boolean[] halted;

  private final SlowRules rules;

  private SlowResolver(Board board, Rulebook rulebook, Weights weights, List<Order.Move> ordered) {
    orders = new SlowOrders(board, rulebook, ordered);
    known = new Boolean[ordered.size()];
    supposed = new boolean[ordered.size()];
    asked = new boolean[ordered.size()];
    halted = new boolean[ordered.size()];
    rules = new SlowRules(orders, weights, this::yes);
    for (int unit = 0; unit < ordered.size(); unit++) {
      if (!orders.moves(unit) && orders.helped[unit] == SlowOrders.NOBODY) {
        known[unit] = false;
      }
    }
  }

  /// What came out, as one text that can be compared.
  static String describe(Board board, Rulebook rulebook, Weights weights, List<Order.Move> orders) {
    return report(board, rulebook, weights, orders).toString();
  }

  /// The units that stand after the moves.
  public static List<Unit> after(
      Board board, Rulebook rulebook, Weights weights, List<Order.Move> orders) {
    return report(board, rulebook, weights, orders).after();
  }

  static SlowReport report(
      Board board, Rulebook rulebook, Weights weights, List<Order.Move> orders) {
    SlowResolver resolver = new SlowResolver(board, rulebook, weights, orders);
    resolver.solve();
    return new SlowReport(
        resolver.orders, resolver.rules, resolver::yes, unit -> resolver.halted[unit]);
  }

  private boolean yes(int unit) {
    Boolean answer = known[unit];
    if (answer != null) {
      return answer;
    }
    asked[unit] = true;
    return supposed[unit];
  }

  private void solve() {
    while (open().findAny().isPresent()) {
      List<List<Integer>> needs = new ArrayList<>();
      boolean decided = false;
      for (int unit = 0; unit < known.length; unit++) {
        List<Integer> hangs = known[unit] == null ? hangsOn(unit) : List.of();
        needs.add(hangs);
        if (known[unit] == null && hangs.isEmpty()) {
          known[unit] = rules.holds(unit);
          decided = true;
        }
      }
      if (!decided) {
        settle(smallest(needs));
      }
    }
  }

  /// The open orders that make a difference to this one, whatever the rest may be.
  private List<Integer> hangsOn(int unit) {
    List<Integer> read = reads(unit);
    boolean[] differs = new boolean[known.length];
    for (int choice = 0; choice < 1 << read.size(); choice++) {
      suppose(read, choice);
      boolean outcome = rules.holds(unit);
      for (int i = 0; i < read.size(); i++) {
        suppose(read, choice ^ 1 << i);
        differs[read.get(i)] |= rules.holds(unit) != outcome;
      }
    }
    return read.stream().filter(it -> differs[it]).toList();
  }

  /// Every open order the equation of this one may ask about.
  private List<Integer> reads(int unit) {
    List<Integer> read = new ArrayList<>();
    boolean more = true;
    while (more) {
      Arrays.fill(asked, false);
      for (int choice = 0; choice < 1 << read.size(); choice++) {
        suppose(read, choice);
        rules.holds(unit);
      }
      List<Integer> now = IntStream.range(0, asked.length).filter(it -> asked[it]).boxed().toList();
      more = now.size() > read.size();
      read = now;
    }
    return read;
  }

  private void suppose(List<Integer> units, int choice) {
    for (int i = 0; i < units.size(); i++) {
      supposed[units.get(i)] = (choice >> i & 1) == 1;
    }
  }

  /// The fewest open orders that need none but one another.
  private List<Integer> smallest(List<List<Integer>> needs) {
    List<Integer> smallest = open().boxed().toList();
    for (int unit : open().toArray()) {
      List<Integer> group = new ArrayList<>(List.of(unit));
      for (int next = 0; next < group.size(); next++) {
        for (int need : needs.get(group.get(next))) {
          if (!group.contains(need)) {
            group.add(need);
          }
        }
      }
      if (group.size() < smallest.size()) {
        smallest = group;
      }
    }
    return smallest;
  }

  private void settle(List<Integer> group) {
    Optional<Integer> answer = onlyAnswer(group);
    if (answer.isPresent()) {
      suppose(group, answer.get());
      group.forEach(unit -> known[unit] = supposed[unit]);
    } else if (group.stream().anyMatch(orders::convoys)) {
      group.stream().filter(orders::convoys).forEach(this::fail);
    } else {
      group.stream().filter(orders::moves).forEach(mover -> known[mover] = true);
    }
  }

  /// A fleet of a paradox does not convoy; by one rule the attacks on it fail as well (4.A.2).
  private void fail(int fleet) {
    known[fleet] = false;
    if (orders.rulebook.paradox() == Rulebook.Paradox.ALL_HOLD) {
      rules
          .attackers(fleet)
          .forEach(
              mover -> {
                known[mover] = false;
                halted[mover] = true;
              });
    }
  }

  private Optional<Integer> onlyAnswer(List<Integer> group) {
    List<Integer> answers = new ArrayList<>();
    for (int choice = 0; choice < 1 << group.size(); choice++) {
      suppose(group, choice);
      if (group.stream().allMatch(unit -> rules.holds(unit) == supposed[unit])) {
        answers.add(choice);
      }
    }
    return answers.size() == 1 ? Optional.of(answers.getFirst()) : Optional.empty();
  }

  private IntStream open() {
    return IntStream.range(0, known.length).filter(unit -> known[unit] == null);
  }
}
