package depesche.adjudicator.bismarck.contest;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.table.DanceCourse;
import depesche.adjudicator.bismarck.table.DanceEnd;
import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.bismarck.table.DanceTable;
import depesche.adjudicator.title.MapFiles;
import depesche.adjudicator.title.PlainChance;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

/// The standing goes by result, then turns, then discs.
class ContestStandingTest {

  private static ContestTable ended(String seat, DanceEnd end, int turn, int free) {
    DancePosition opened =
        MapFiles.BISMARCKS_DANCE
            .open(new Table(List.of(new Seat(seat)), new LinkedHashMap<>()), new PlainChance(1, 1))
            .position();
    DanceCourse old = opened.course();
    DanceTable lies = old.table();
    SequencedMap<DiscPool, Integer> pools = new LinkedHashMap<>();
    pools.put(DiscPool.INFLUENCE, free);
    DanceTable table =
        new DanceTable(
            turn,
            lies.flags(),
            lies.lost(),
            pools,
            lies.row(),
            lies.hand(),
            lies.pile(),
            lies.discarded(),
            lies.prices(),
            lies.used(),
            lies.dice(),
            lies.setPair(),
            lies.setDie(),
            lies.casts());
    DanceCourse course =
        new DanceCourse(
            old.seat(),
            old.options(),
            old.step(),
            old.stage(),
            old.start(),
            old.journal(),
            old.told(),
            old.kept(),
            old.answers(),
            table,
            old.ended());
    return new ContestTable(new DancePosition.Over(course, end), 1, 0);
  }

  private static List<String> standing(ContestTable... tables) {
    return ContestStanding.places(List.of(tables)).stream()
        .map(place -> place.rank() + " " + place.seat())
        .toList();
  }

  @Test
  void anEarlyWinComesFirstAndWhoLeftLast() {
    // Result first: a win, the sooner the better; a loss, the later the better; then who left.
    assertThat(
            standing(
                ended("A", DanceEnd.LEFT, 30, 6),
                ended("B", DanceEnd.WAR, 5, 6),
                ended("C", DanceEnd.WON, 20, 3),
                ended("D", DanceEnd.TIME, 40, 0),
                ended("E", DanceEnd.WON, 12, 1)))
        .containsExactly("1 E", "2 C", "3 D", "4 B", "5 A");
  }

  @Test
  void discsDecideAmongEqualsAndEqualsShareThePlace() {
    // The same result in the same turn: more discs in the pools; then the place is shared.
    assertThat(
            standing(
                ended("A", DanceEnd.WAR, 7, 4),
                ended("B", DanceEnd.DISMISSED, 7, 5),
                ended("C", DanceEnd.TIME, 7, 4),
                ended("D", DanceEnd.WAR, 6, 6)))
        .containsExactly("1 B", "2 A", "2 C", "4 D");
  }
}
