package depesche.adjudicator.combat;

import depesche.adjudicator.board.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Random positions and orders: neighbours fight, support one another, and now and then talk
/// nonsense.
final class RandomOrders {

  private static final List<String> POWERS = List.of("Red", "Blue", "AUSTRIA");

  private final Board board;
  private final Random random;

  RandomOrders(Board board, Random random) {
    this.board = board;
    this.random = random;
  }

  /// Units crowd together, so that their orders meet.
  List<Ordered> next(int most) {
    List<String> crowd = new ArrayList<>();
    crowd.add(pick(ids()));
    int wanted = 2 + random.nextInt(most - 1);
    for (int tries = 0; crowd.size() < wanted && tries < 100; tries++) {
      String near = pick(board.armyNeighbours(pick(crowd)));
      String next = random.nextInt(20) == 0 ? pick(ids()) : near;
      if (!crowd.contains(next)) {
        crowd.add(next);
      }
    }
    List<Ordered> orders = new ArrayList<>();
    for (String province : crowd) {
      Kind kind = random.nextInt(4) == 0 ? Kind.DOUBLE_ARMY : Kind.ARMY;
      orders.add(new Ordered(new Unit(pick(POWERS), kind, province), order(province, crowd)));
    }
    return orders;
  }

  private Order order(String from, List<String> crowd) {
    String near = random.nextInt(30) == 0 ? pick(ids()) : pick(board.armyNeighbours(from));
    return switch (random.nextInt(10)) {
      case 0 -> new Order.Hold();
      case 1, 2, 3, 4, 5 -> new Order.Move(near);
      case 6, 7 -> new Order.SupportHold(random.nextInt(4) == 0 ? near : pick(crowd));
      default -> new Order.SupportMove(pick(crowd), near);
    };
  }

  private List<String> ids() {
    return board.provinces().stream().map(province -> province.id()).toList();
  }

  private String pick(List<String> words) {
    return words.get(random.nextInt(words.size()));
  }
}
