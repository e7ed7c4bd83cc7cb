package depesche.adjudicator.weimar.play;

import depesche.adjudicator.weimar.board.WeimarSum;
import depesche.adjudicator.weimar.dice.DicePool;
import depesche.adjudicator.weimar.dice.RollKind;
import depesche.adjudicator.weimar.dice.SuccessRoll;
import depesche.adjudicator.weimar.news.WeimarNews;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Rolls dice at a table, tells the sums, and what the result means as far as it is typed.
final class Rolls {

  private static final int DIE = 6;

  /// More dice do not fit in one draw.
  private static final int MOST = 10;

  private final WeimarTable table;

  Rolls(WeimarTable table) {
    this.table = table;
  }

  /// Rolls for somebody.
  ///
  /// @param seat whose roll it is, as it is told
  /// @param place the city, or what else it is about; may be empty
  /// @return what the result does; empty if it is not typed and so asked
  Optional<List<String>> roll(String seat, DicePool pool, String place) {
    RollKind kind = pool.kind();
    if (pool.count() == 0) {
      table
          .live()
          .tell(
              new WeimarNews.SuccessRolled(
                  seat, kind.name(), place, pool.dice().text(), List.of(), "", 0));
      return Optional.of(List.of());
    }
    List<Integer> dice = new ArrayList<>();
    for (int left = pool.count(); left > 0; left -= MOST) {
      dice.addAll(
          table.live().roll(Math.min(MOST, left), DIE, (kind.name() + " " + place).strip()));
    }
    SuccessRoll roll = pool.roll(dice);
    WeimarSum result = roll.result();
    table
        .live()
        .tell(
            new WeimarNews.SuccessRolled(
                seat, kind.name(), place, pool.dice().text(), dice, result.text(), result.total()));
    Optional<List<String>> effects =
        table.game().cards().deck().charts().effects(kind, roll.total());
    table
        .live()
        .tell(
            effects.isPresent()
                ? new WeimarNews.ResultStands(kind.name(), roll.total(), effects.get())
                : new WeimarNews.ChartWanted(seat, kind.name(), roll.total()));
    return effects;
  }

  /// {@return the sum of two dice}
  int two(String what) {
    return table.live().roll(2, DIE, what).stream().mapToInt(Integer::intValue).sum();
  }

  /// {@return one die}
  int one(String what) {
    return table.live().roll(1, DIE, what).getFirst();
  }
}
