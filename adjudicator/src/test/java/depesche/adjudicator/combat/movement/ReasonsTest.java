package depesche.adjudicator.combat.movement;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Rulebook;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.Weights;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Whether what the kernel says about the reasons is true, by the slow rules.
final class ReasonsTest {

  private static final long SEED = Long.getLong("depesche.seed", 1867);

  private final Board board = Boards.standard();
  private final Random random = new Random(SEED);

  @Test
  void everyReasonIsTrue() {
    // Who was met, with which strengths; who cut; which fleet fell.
    System.out.println("depesche.seed=" + SEED);
    RandomOrders crowds = new RandomOrders(board, random);
    RandomConvoys convoys = new RandomConvoys(board, random);
    RandomKnots knots = new RandomKnots(board, random);
    for (int i = 0; i < 21_000; i++) {
      List<Order.Move> orders =
          switch (i % 3) {
            case 0 -> crowds.next(14);
            case 1 -> convoys.next();
            default -> knots.next();
          };
      MoveResults results =
          new MovementJudge(board).judge(Rulebook.NEWEST, Weights.TWOFOLD, orders);
      SlowReport slow = SlowResolver.report(board, Rulebook.NEWEST, Weights.TWOFOLD, orders);
      for (int unit = 0; unit < orders.size(); unit++) {
        OrderResult orderResult = results.results().get(unit);
        assertThat(new Reason(slow, unit).explains(orderResult.outcome()))
            .as("%d: %s of %s", i, orderResult, orders)
            .isTrue();
      }
      for (DislodgedUnit dislodgedUnit : results.dislodged()) {
        assertThat(explains(slow, dislodgedUnit))
            .as("%d: %s of %s", i, dislodgedUnit, orders)
            .isTrue();
      }
    }
  }

  private static boolean explains(SlowReport slow, DislodgedUnit dislodgedUnit) {
    int unit = number(slow, dislodgedUnit.unit());
    int by = number(slow, dislodgedUnit.by());
    return slow.dislodger(unit) == by
        && dislodgedUnit.strength() == slow.rules.attack(by)
        && dislodgedUnit.against() == slow.rules.resistance(by);
  }

  private static int number(SlowReport slow, Unit unit) {
    return IntStream.range(0, slow.orders.orders.size())
        .filter(it -> slow.orders.orders.get(it).unit().equals(unit))
        .findFirst()
        .orElseThrow();
  }

  /// Why one order came out as it did.
  private record Reason(SlowReport slow, int unit) {

    boolean explains(Outcome outcome) {
      return switch (outcome) {
        case Outcome.Held _, Outcome.Given _, Outcome.ConvoyGiven _ -> true;
        case Outcome.NotMatched _ -> slow.orders.helped[unit] == SlowOrders.NOBODY;
        case Outcome.Illegal _ -> !slow.orders.legal[unit];
        case Outcome.Moved _ -> slow.moved(unit) && !slow.orders.byConvoy[unit];
        case Outcome.Convoyed(List<Unit> by) ->
            slow.moved(unit) && by.stream().allMatch(fleet -> carries(fleet) && !fell(fleet));
        case Outcome.Bounced(Unit by, int strength, int against) ->
            bounced(number(slow, by), strength, against);
        case Outcome.Repelled(Unit by, int strength, int against) ->
            repelled(by, strength, against, false);
        case Outcome.Met(Unit by, int strength, int against) ->
            repelled(by, strength, against, true);
        case Outcome.Spared(Unit own) ->
            !slow.rules.free(unit) && stands(own) && own.power().equals(slow.orders.power(unit));
        case Outcome.Disrupted(List<Unit> fallen) ->
            !fallen.isEmpty() && fallen.stream().allMatch(fleet -> carries(fleet) && fell(fleet));
        case Outcome.Paradox(List<Unit> fleets) ->
            !fleets.isEmpty() && fleets.stream().allMatch(fleet -> carries(fleet) && !works(fleet));
        case Outcome.NoConvoy _ -> !slow.moved(unit) && slow.orders.byConvoy[unit];
        case Outcome.ConvoyBroken(Unit by) -> slow.dislodger(unit) == number(slow, by);
        case Outcome.ConvoyParadox _ -> slow.dislodger(unit) == SlowOrders.NOBODY;
        case Outcome.Cut(Unit by) -> cut(number(slow, by));
      };
    }

    private boolean bounced(int by, int strength, int against) {
      int most = slow.rules.rivals(unit).map(slow.rules::prevent).max().orElse(0);
      int attack = slow.rules.attack(unit);
      return slow.rules.rivals(unit).anyMatch(rival -> rival == by)
          && against == most
          && against == slow.rules.prevent(by)
          && strength == (attack == 0 ? slow.rules.full(unit) : attack)
          && attack <= against;
    }

    private boolean repelled(Unit by, int strength, int against, boolean battle) {
      return !slow.rules.free(unit)
          && stands(by)
          && slow.rules.battle(unit, number(slow, by)) == battle
          && strength == slow.rules.attack(unit)
          && against == slow.rules.resistance(unit)
          && strength <= against;
    }

    private boolean cut(int by) {
      return slow.rules.attackers(unit).anyMatch(it -> it == by) && slow.rules.cuts(by, unit);
    }

    /// Whether a unit stood where this one goes.
    private boolean stands(Unit other) {
      return other.province().equals(slow.orders.target(unit));
    }

    private boolean carries(Unit fleet) {
      return slow.orders.carries(number(slow, fleet), unit);
    }

    private boolean fell(Unit fleet) {
      return slow.dislodger(number(slow, fleet)) != SlowOrders.NOBODY;
    }

    private boolean works(Unit fleet) {
      return slow.yes(number(slow, fleet));
    }
  }
}
