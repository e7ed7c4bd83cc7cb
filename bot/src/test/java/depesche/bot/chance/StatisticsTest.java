package depesche.bot.chance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Draws are as even as chance is, no more and no less. The seeds are fixed, so each figure is a
/// constant; the bounds are those of p in [1e-6, 1 - 1e-6].
class StatisticsTest {

  private static final double Z = 4.753;

  private static Stream stream(String name) {
    return new Stream(Fairdraw.sha256(Fairdraw.utf8(name)), "");
  }

  /// The cube root of chi-square is nearly normal (Wilson and Hilferty).
  private static void isEven(String name, long[] counts, double expected, int freedom) {
    double chi = 0;
    for (long count : counts) {
      chi += (count - expected) * (count - expected) / expected;
    }
    double spread = 2.0 / (9.0 * freedom);
    double normal = (Math.cbrt(chi / freedom) - (1 - spread)) / Math.sqrt(spread);
    assertThat(Math.abs(normal)).as("%s: chi-square %.1f for %d", name, chi, freedom).isLessThan(Z);
  }

  @Test
  void everyOrderOfFiveIsAsLikely() {
    // S8: chi-square over the 120 orders, of 1.2 million shuffles.
    Stream stream = stream("orders");
    long[] counts = new long[120];
    int times = 1_200_000;
    List<Integer> items = List.of(0, 1, 2, 3, 4);
    for (int i = 0; i < times; i++) {
      counts[number(stream.shuffled(items))]++;
    }
    isEven("orders", counts, times / 120.0, 119);
  }

  private static int number(List<Integer> order) {
    int number = 0;
    for (int i = 0; i < order.size(); i++) {
      int place = i;
      int smaller =
          (int)
              order.subList(i + 1, order.size()).stream().filter(n -> n < order.get(place)).count();
      number = number * (order.size() - i) + smaller;
    }
    return number;
  }

  @Test
  void everyCardIsAsLikelyInEveryPlace() {
    // S8: the matrix of cards and places for the decks of 12 and 89 cards.
    for (int size : List.of(12, 89)) {
      Stream stream = stream("deck " + size);
      List<Integer> cards = IntStream.range(0, size).boxed().toList();
      long[] counts = new long[size * size];
      int times = 8_900;
      for (int i = 0; i < times; i++) {
        List<Integer> deck = stream.shuffled(cards);
        for (int place = 0; place < size; place++) {
          counts[place * size + deck.get(place)]++;
        }
      }
      isEven("deck of " + size, counts, (double) times / size, (size - 1) * (size - 1));
    }
  }

  @Test
  void everyNumberIsAsLikely() {
    // S8: below(n) for n from 1 to 1000.
    for (int n = 2; n <= 1_000; n++) {
      Stream stream = stream("below " + n);
      long[] counts = new long[n];
      for (int i = 0; i < 10 * n; i++) {
        counts[stream.below(n)]++;
      }
      isEven("below " + n, counts, 10, n - 1);
    }
    assertThat(stream("one").below(1)).isZero();
  }
}
