package depesche.adjudicator.weimar.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Placing bases in a city. Each of them fills a free space; where there is none, it removes an
/// enemy base instead.
///
/// @param city as it is afterwards
/// @param steps what each base did
public record BasePlacement(CityState city, List<BaseStep> steps) {

  public BasePlacement {
    steps = List.copyOf(steps);
  }

  /// What one base did.
  public sealed interface BaseStep {

    record Placed(WeimarParty party) implements BaseStep {}

    record Removed(WeimarParty enemy) implements BaseStep {}

    /// Nothing could be done: the city is full of the party's own bases.
    record Lost() implements BaseStep {}
  }

  /// Places bases one after the other.
  ///
  /// @param wishes whose bases are removed, in this order, when there is no room; behind them in
  ///   board order
  public static BasePlacement of(
      CityState city, WeimarParty party, int count, List<WeimarParty> wishes) {
    CityState now = city;
    List<BaseStep> steps = new ArrayList<>();
    List<WeimarParty> left = new ArrayList<>(wishes);
    for (int i = 0; i < count; i++) {
      if (now.free() > 0) {
        now = now.withBases(party, 1);
        steps.add(new BaseStep.Placed(party));
        continue;
      }
      Optional<WeimarParty> enemy = enemy(now, party, left);
      if (enemy.isEmpty()) {
        steps.add(new BaseStep.Lost());
      } else {
        left.remove(enemy.get());
        now = now.withBases(enemy.get(), -1);
        steps.add(new BaseStep.Removed(enemy.get()));
      }
    }
    return new BasePlacement(now, steps);
  }

  private static Optional<WeimarParty> enemy(
      CityState city, WeimarParty party, List<WeimarParty> wishes) {
    List<WeimarParty> order = new ArrayList<>(wishes);
    order.addAll(List.of(WeimarParty.values()));
    return order.stream().filter(enemy -> enemy != party && city.bases(enemy) > 0).findFirst();
  }

  /// {@return how many enemy bases must go for so many to be placed}
  public static int removals(CityState city, int count) {
    int free = city.free();
    int removals = 0;
    for (int i = 0; i < count; i++) {
      if (free > 0) {
        free--;
      } else {
        free++;
        removals++;
      }
    }
    return removals;
  }
}
