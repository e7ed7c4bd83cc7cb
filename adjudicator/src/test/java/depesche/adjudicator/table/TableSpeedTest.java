package depesche.adjudicator.table;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.table.position.TablePosition;
import depesche.adjudicator.table.turns.TableOrders;
import depesche.adjudicator.title.MapFiles;
import depesche.adjudicator.title.PlainChance;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

/// What a moderated table costs.
class TableSpeedTest {

  private static final List<Seat> SEATS =
      List.of(new Seat("Amber"), new Seat("Copper"), new Seat("Linen"));
  private static final ModeratedTable RULES = MapFiles.PLAIN_TABLE;

  private static TablePosition open() {
    return RULES
        .open(new Table(SEATS, new LinkedHashMap<>()), new PlainChance(1, 1))
        .position();
  }

  private static TablePosition caravan() {
    TablePosition position = open();
    for (int step = 2; step < 9 && !RULES.phase(position).kind().equals("Caravan"); step++) {
      position =
          RULES
              .resolve(position, new LinkedHashMap<>(), new PlainChance(1, step))
              .position();
    }
    return position;
  }

  private static TablePosition judged(TablePosition position, String text) {
    Seat amber = SEATS.getFirst();
    var letter = new Letter(RULES.phase(position).id(), text);
    SequencedMap<Seat, TableOrders> orders = new LinkedHashMap<>();
    RULES
        .read(position, amber, List.of(letter))
        .orders()
        .ifPresent(given -> orders.put(amber, given));
    return RULES.resolve(position, orders, new PlainChance(1, 99)).position();
  }

  @Test
  void aLetterOfTwentyActsIsReadAndJudgedInFiveMilliseconds() {
    TablePosition position = caravan();
    String letter = String.join("\n", Collections.nCopies(10, "ADD VP 3 FOR a deal\nADD VP -3"));
    long best = Long.MAX_VALUE;
    for (int i = 0; i < 200; i++) {
      long begin = System.nanoTime();
      TablePosition next = judged(position, letter);
      best = Math.min(best, System.nanoTime() - begin);
      assertThat(next.table().entries()).isEqualTo(position.table().entries() + 20);
    }
    assertThat(best / 1e6).as("milliseconds").isLessThan(5);
  }

  @Test
  void aTableWithTwoThousandEntriesOpensInATenthOfASecond() {
    TablePosition position = caravan();
    String letter = String.join("\n", Collections.nCopies(50, "ADD VP 3 FOR a deal\nADD VP -3"));
    for (int i = 0; i < 20; i++) {
      position = judged(position, letter);
    }
    assertThat(position.table().entries()).isGreaterThan(2000);
    String text = RULES.codec().write(position);
    assertThat(text.length()).isLessThan(40_000);
    long begin = System.nanoTime();
    GamePosition<TablePosition, TableOrders> opened = GamePosition.at(RULES, text);
    opened.view(new Reader.Onlooker());
    assertThat((System.nanoTime() - begin) / 1e6).as("milliseconds").isLessThan(100);
  }
}
