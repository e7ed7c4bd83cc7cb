package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.bismarck.contest.ContestOrders;
import depesche.adjudicator.bismarck.contest.ContestPosition;
import depesche.adjudicator.bismarck.contest.ContestTable;
import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.rules.Rules;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

/// A contest in Bismarck's Dance keeps the promises of every title. A seat cannot know the dice to
/// come, the order of its pile, and all of the other tables.
final class DanceContestContractTest extends ExamplesContract<ContestPosition, ContestOrders> {

  @Override
  Rules<ContestPosition, ContestOrders> rules() {
    return MapFiles.DANCE_CONTEST;
  }

  @Override
  int games() {
    return Math.min(super.games(), 10);
  }

  @Override
  String goodLetter(ContestPosition position, Demand demand, Random random) {
    return BismarcksDanceContractTest.letter(suggests().examples(position, demand.seat()), random);
  }

  @Override
  ContestPosition scrambled(ContestPosition position, Seat seat, Random random) {
    SequencedMap<String, Integer> dice = new LinkedHashMap<>();
    position.dice().forEach((draw, _) -> dice.put(draw, random.nextInt(6)));
    List<ContestTable> tables =
        position.tables().stream()
            .map(table -> table.seat().equals(seat) ? pile(table, random) : other(table, position))
            .toList();
    return new ContestPosition(position.step(), dice, tables);
  }

  private static ContestTable pile(ContestTable table, Random random) {
    return new ContestTable(
        BismarcksDanceContractTest.scrambled(table.position(), random),
        table.since(),
        table.idle());
  }

  /// Another table lies as if it had just been set up, if it is played at all.
  private static ContestTable other(ContestTable table, ContestPosition position) {
    return table.isOver() ? table : new ContestTable(atFirst(table), position.step(), table.idle());
  }

  private static DancePosition atFirst(ContestTable table) {
    return MapFiles.BISMARCKS_DANCE
        .open(
            new Table(List.of(table.seat()), table.position().course().options()),
            new PlainChance(7, 1))
        .position();
  }

  @Test
  void aPreviewHasOtherDiceAndCards() {
    // All dice are drawn before a contest begins, and lie in its position: a preview must not use
    // them.
    ContestPosition position =
        rules().open(table(2, options()), new PlainChance(SEED, 1)).position();
    ContestPosition other =
        MapFiles.DANCE_CONTEST.unforeseen(position, new PlainChance(SEED + 1, 1));
    assertThat(other.dice()).isNotEqualTo(position.dice());
    for (int i = 0; i < 2; i++) {
      List<String> pile = position.tables().get(i).position().table().pile();
      assertThat(other.tables().get(i).position().table().pile())
          .isNotEqualTo(pile)
          .containsExactlyInAnyOrderElementsOf(pile);
    }
  }
}
