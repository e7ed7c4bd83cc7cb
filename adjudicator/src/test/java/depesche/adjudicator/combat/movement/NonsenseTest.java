package depesche.adjudicator.combat.movement;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Volume;
import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.RuleQuestions;
import depesche.adjudicator.combat.Rulebook;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.Weights;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class NonsenseTest {

  private static final long SEED = Long.getLong("depesche.seed", 1901);

  private final Board board = Boards.standard();
  private final Random random = new Random(SEED);
  private final List<String> places = places();

  @Test
  void anIllegalOrderIsIgnored() {
    // DATC 4.E.1: whatever a unit is told that it cannot do, all come out as if it had held.
    System.out.println("depesche.seed=" + SEED);
    RandomConvoys sensible = new RandomConvoys(board, random);
    int illegal = 0;
    for (int i = 0; i < Volume.of(20_000); i++) {
      List<Order.Move> orders = sensible.next().stream().map(this::perhapsNonsense).toList();
      MoveResults heard = judge(orders);
      List<Order.Move> legal = heard.results().stream().map(NonsenseTest::legal).toList();
      MoveResults ignored = judge(legal);
      assertThat(ignored.after()).as("%d: %s", i, orders).isEqualTo(heard.after());
      assertThat(ignored.dislodged()).as("%d: %s", i, orders).isEqualTo(heard.dislodged());
      for (int unit = 0; unit < orders.size(); unit++) {
        Outcome outcome = heard.results().get(unit).outcome();
        if (outcome instanceof Outcome.Illegal) {
          illegal++;
        } else {
          assertThat(ignored.results().get(unit).outcome()).as("%s", orders).isEqualTo(outcome);
        }
      }
    }
    assertThat(illegal).isGreaterThan(Volume.of(20_000));
  }

  @Test
  void everyRulebookHasAnAnswerToEverything() {
    // DATC 4: whatever the choices, every unit is on the board afterwards, or is dislodged.
    System.out.println("depesche.seed=" + SEED);
    RandomConvoys convoys = new RandomConvoys(board, random);
    RandomKnots knots = new RandomKnots(board, random);
    for (int i = 0; i < Volume.of(20_000); i++) {
      List<Order.Move> position = i % 2 == 0 ? convoys.next() : knots.next();
      List<Order.Move> orders =
          i % 4 == 0 ? position.stream().map(this::perhapsNonsense).toList() : position;
      Rulebook rulebook = rulebook();
      MoveResults results = new MovementJudge(board).judge(rulebook, Weights.TWOFOLD, orders);
      assertThat(results.after().size() + results.dislodged().size())
          .as("%d, %s: %s", i, rulebook, orders)
          .isEqualTo(orders.size());
      assertThat(results.after().stream().map(Unit::province)).doesNotHaveDuplicates();
    }
  }

  private MoveResults judge(List<Order.Move> orders) {
    return new MovementJudge(board).judge(Rulebook.NEWEST, Weights.TWOFOLD, orders);
  }

  private static Order.Move legal(OrderResult orderResult) {
    boolean ignored = orderResult.outcome() instanceof Outcome.Illegal;
    return ignored ? new Order.Hold(orderResult.unit()) : orderResult.order();
  }

  private Order.Move perhapsNonsense(Order.Move order) {
    return random.nextInt(3) > 0 ? order : nonsense(order.unit());
  }

  private Order.Move nonsense(Unit unit) {
    return switch (random.nextInt(5)) {
      case 0 -> new Order.Advance(unit, pick(places));
      case 1 -> new Order.Advance(unit, pick(places), Order.Way.VIA);
      case 2 -> new Order.SupportHold(unit, unit.in(pick(places)));
      case 3 -> new Order.SupportAdvance(unit, unit.in(pick(places)), pick(places));
      default -> new Order.Convoy(unit, unit.in(pick(places)), pick(places));
    };
  }

  /// All places of the board, and more that are none.
  private List<String> places() {
    List<String> places = new ArrayList<>(board.places());
    for (Province province : board.provinces()) {
      places.add(province.id() + "/NC");
      places.add(province.id() + "/");
    }
    places.addAll(List.of("", "/", "/NC", "XYZ", "XYZ/SC", "stp", "STP/NC/SC", "Moskau", "A BER"));
    return places;
  }

  private Rulebook rulebook() {
    return RuleQuestions.rulebook(question -> pick(question.values()));
  }

  private <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
