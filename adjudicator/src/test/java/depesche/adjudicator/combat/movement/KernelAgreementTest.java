package depesche.adjudicator.combat.movement;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Volume;
import depesche.adjudicator.board.Board;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.RuleQuestions;
import depesche.adjudicator.combat.Rulebook;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.Weights;
import depesche.adjudicator.title.MapFiles;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class KernelAgreementTest {

  private static final long SEED = Long.getLong("depesche.seed", 1866);

  @Test
  void agreesWithTheRulesOnTheBoardOfBloodAndIron() {
    // The rules of movement, tried in every way they could come out.
    Random random = seeded();
    Board board = MapFiles.BLOOD_AND_IRON.variant().map().board();
    RandomOrders orders = new RandomOrders(board, random);
    for (int i = 0; i < Volume.of(60_000); i++) {
      compare(board, orders.next(14), i);
    }
  }

  @Test
  void agreesWithTheRulesOnSmallDenseBoards() {
    // The rules of movement, where everybody is everybody's neighbour.
    Random random = seeded();
    for (int i = 0; i < Volume.of(20_000); i++) {
      Board board = Boards.dense(3 + random.nextInt(6), random);
      compare(board, new RandomOrders(board, random).next(board.size()), i);
    }
  }

  @Test
  void agreesWithTheRulesOnTheStandardBoard() {
    // Fleets, coasts and convoys too, and orders that make no sense.
    Random random = seeded();
    Board board = Boards.standard();
    RandomOrders orders = new RandomOrders(board, random);
    for (int i = 0; i < Volume.of(70_000); i++) {
      compare(board, orders.next(14), i);
    }
  }

  @Test
  void agreesWithTheRulesWhereManyConvoysCross() {
    // DATC 4.A: convoys that hang on what they land on, by the rule of Szykman.
    Random random = seeded();
    Board board = Boards.standard();
    RandomConvoys orders = new RandomConvoys(board, random);
    for (int i = 0; i < Volume.of(70_000); i++) {
      compare(board, orders.next(), i);
    }
  }

  @Test
  void agreesWithTheRulesOnKnottedConvoys() {
    // DATC 4.A.2: convoys that decide about themselves, alone or in a ring.
    Random random = seeded();
    Board board = Boards.standard();
    RandomKnots orders = new RandomKnots(board, random);
    for (int i = 0; i < Volume.of(50_000); i++) {
      compare(board, orders.next(), i);
    }
  }

  @Test
  void agreesWithTheRulesWhateverTheRulings() {
    // DATC chapter 4: every answer to every question, in any company.
    Random random = seeded();
    Board board = Boards.standard();
    RandomConvoys convoys = new RandomConvoys(board, random);
    RandomKnots knots = new RandomKnots(board, random);
    RandomOrders any = new RandomOrders(board, random);
    for (int i = 0; i < Volume.of(20_000); i++) {
      Rulebook rulebook =
          RuleQuestions.rulebook(it -> it.values().get(random.nextInt(it.values().size())));
      List<Order.Move> orders =
          switch (i % 3) {
            case 0 -> convoys.next();
            case 1 -> knots.next();
            default -> any.next(14);
          };
      compare(board, rulebook, named(orders, random), i);
    }
  }

  /// Some of the armies name a sea on their way (DATC 4.A.6).
  private static List<Order.Move> named(List<Order.Move> orders, Random random) {
    List<String> seas =
        orders.stream()
            .filter(it -> it instanceof Order.Convoy)
            .map(it -> it.unit().province())
            .filter(_ -> random.nextInt(3) > 0)
            .toList();
    return orders.stream()
        .map(
            it ->
                it instanceof Order.Advance(Unit unit, String to, Order.Way way, _)
                        && random.nextBoolean()
                    ? new Order.Advance(unit, to, way, seas)
                    : it)
        .toList();
  }

  private static Random seeded() {
    System.out.println("depesche.seed=" + SEED);
    return new Random(SEED);
  }

  private static void compare(Board board, List<Order.Move> orders, int i) {
    compare(board, Rulebook.NEWEST, orders, i);
  }

  private static void compare(Board board, Rulebook rulebook, List<Order.Move> orders, int i) {
    Weights weights = i % 2 == 0 ? Weights.TWOFOLD : Weights.SINGLE_SUPPORT;
    MoveResults results = new MovementJudge(board).judge(rulebook, weights, orders);
    assertThat(describe(results))
        .as("seed %d, position %d, %s: %s", SEED, i, rulebook, orders)
        .isEqualTo(SlowResolver.describe(board, rulebook, weights, orders));
  }

  private static String describe(MoveResults results) {
    StringBuilder text = new StringBuilder();
    for (OrderResult orderResult : results.results()) {
      text.append(orderResult.unit()).append(' ').append(word(orderResult.outcome()));
      results
          .dislodged(orderResult.unit())
          .ifPresent(it -> text.append(" dislodged, may go to ").append(it.retreats()));
      text.append('\n');
    }
    return text.append(results.after()).append(results.standoffs()).toString();
  }

  private static String word(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Held _ -> "held";
      case Outcome.Moved _, Outcome.Convoyed _ -> "moved";
      case Outcome.Bounced _, Outcome.Repelled _, Outcome.Met _, Outcome.Spared _ -> "failed";
      case Outcome.Disrupted _, Outcome.Paradox _, Outcome.NoConvoy _ -> "no way";
      case Outcome.Given _, Outcome.ConvoyGiven _ -> "given";
      case Outcome.Cut _ -> "cut";
      case Outcome.ConvoyBroken _, Outcome.ConvoyParadox _ -> "disrupted";
      case Outcome.NotMatched _ -> "unmatched";
      case Outcome.Illegal _ -> "illegal";
    };
  }
}
