package depesche.bot.series;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RoundDealTest {

  private static final long SEED = Long.getLong("depesche.seed", System.nanoTime());
  private static final List<String> SEVEN =
      List.of("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey");

  private final Random random = new Random(SEED);

  private static List<Integer> players(int number) {
    return IntStream.rangeClosed(1, number).boxed().toList();
  }

  private <T> List<T> drawn(List<T> items) {
    List<T> order = new ArrayList<>(items);
    Collections.shuffle(order, random);
    return order;
  }

  private RoundDeal deal(RoundShape shape, List<Integer> players, DealHistory history) {
    return RoundDeal.of(shape, drawn(players), drawn(shape.places(SEVEN)), history);
  }

  private List<Map<Integer, String>> league(int players, int games, int rounds) {
    List<Map<Integer, String>> all = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      RoundShape shape = RoundShape.of(players, games, 7, 7);
      deal(shape, players(players), DealHistory.of(all)).tables().forEach(all::add);
    }
    return all;
  }

  @Test
  void playersAreSharedOutAsEvenlyAsTheTitleLets() {
    assertThat(RoundShape.of(21, 3, 7, 7).sizes()).containsExactly(7, 7, 7);
    assertThat(RoundShape.of(20, 3, 7, 7).sizes()).containsExactly(7, 7);
    assertThat(RoundShape.of(11, 3, 2, 8).sizes()).containsExactly(4, 4, 3);
    assertThat(RoundShape.of(40, 3, 2, 8).sizes()).containsExactly(8, 8, 8);
    assertThat(RoundShape.of(6, 3, 7, 7).sizes()).isEmpty();
  }

  @Test
  void everybodyHasOneSeatAndEverySeatOnePlayer() {
    RoundShape shape = RoundShape.of(16, 2, 7, 7);
    RoundDeal deal = deal(shape, players(16), DealHistory.of(List.of()));
    assertThat(deal.waiting()).hasSize(2);
    List<Integer> all = new ArrayList<>(deal.waiting());
    for (Map<Integer, String> table : deal.tables()) {
      assertThat(table.values()).containsExactlyInAnyOrderElementsOf(SEVEN);
      all.addAll(table.keySet());
    }
    assertThat(all).containsExactlyInAnyOrderElementsOf(players(16));
  }

  @Test
  void nobodyHoldsASeatTwiceWhileThereAreOthers() {
    // Seven rounds at one table: in the end everybody has had every seat.
    DealHistory history = DealHistory.of(league(7, 1, 7));
    for (int player : players(7)) {
      for (String seat : SEVEN) {
        assertThat(history.held(player, seat))
            .as("player %d as %s, -Ddepesche.seed=%d", player, seat, SEED)
            .isEqualTo(1);
      }
    }
    DealHistory two = DealHistory.of(league(14, 2, 3));
    for (int player : players(14)) {
      for (String seat : SEVEN) {
        assertThat(two.held(player, seat))
            .as("player %d as %s, -Ddepesche.seed=%d", player, seat, SEED)
            .isLessThanOrEqualTo(1);
      }
    }
  }

  @Test
  void playersMeetAsSeldomAsPossible() {
    // With two tables of seven, four of each must meet again: 9 and 9 pairs at the least.
    List<Map<Integer, String>> all = league(14, 2, 2);
    DealHistory first = DealHistory.of(all.subList(0, 2));
    int again = 0;
    for (Map<Integer, String> table : all.subList(2, 4)) {
      for (int one : table.keySet()) {
        for (int other : table.keySet()) {
          again += one < other ? first.met(one, other) : 0;
        }
      }
    }
    assertThat(again).as("pairs that meet again, -Ddepesche.seed=%d", SEED).isEqualTo(18);
  }

  @Test
  void whereNobodyNeedMeetTwiceNobodyDoes() {
    // Sixteen players in four games of four, twice.
    List<Map<Integer, String>> all = new ArrayList<>();
    for (int round = 0; round < 2; round++) {
      RoundShape shape = RoundShape.of(16, 4, 4, 4);
      deal(shape, players(16), DealHistory.of(all)).tables().forEach(all::add);
    }
    DealHistory history = DealHistory.of(all);
    for (int one : players(16)) {
      for (int other : players(one - 1)) {
        assertThat(history.met(one, other)).as("-Ddepesche.seed=%d", SEED).isLessThan(2);
      }
    }
  }

  @Test
  void whoHasWaitedPlaysNext() {
    Map<Integer, String> table = new LinkedHashMap<>();
    players(7).forEach(player -> table.put(player, SEVEN.get(player - 1)));
    RoundShape shape = RoundShape.of(9, 1, 7, 7);
    RoundDeal deal = deal(shape, players(9), DealHistory.of(List.of(table)));
    assertThat(deal.tables().getFirst().keySet()).contains(8, 9);
    assertThat(deal.waiting()).hasSize(2);
  }

  @Test
  void theSameDrawGivesTheSameDeal() {
    List<Integer> order = drawn(players(15));
    RoundShape shape = RoundShape.of(15, 2, 7, 7);
    List<String> places = drawn(shape.places(SEVEN));
    DealHistory history = DealHistory.of(league(14, 2, 1));
    assertThat(RoundDeal.of(shape, order, places, history))
        .isEqualTo(RoundDeal.of(shape, order, places, history));
  }

  @Test
  void everySeatIsAsLikelyForEverybody() {
    // 1,400 deals of one table: the first player has each seat about 200 times.
    Map<String, Integer> times = new LinkedHashMap<>();
    for (int i = 0; i < 1_400; i++) {
      RoundDeal deal = deal(RoundShape.of(7, 1, 7, 7), players(7), DealHistory.of(List.of()));
      times.merge(deal.tables().getFirst().getOrDefault(1, ""), 1, Integer::sum);
    }
    assertThat(times.keySet()).containsExactlyInAnyOrderElementsOf(SEVEN);
    assertThat(times.values()).as("-Ddepesche.seed=%d", SEED).allMatch(n -> n > 120 && n < 280);
  }
}
