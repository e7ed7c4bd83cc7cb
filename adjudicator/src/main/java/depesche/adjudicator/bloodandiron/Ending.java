package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Seat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Elimination and the ways in which the game ends.
final class Ending {

  private final Atlas map;
  private final Chronicle chronicle;

  Ending(Atlas map, Chronicle chronicle) {
    this.map = map;
    this.chronicle = chronicle;
  }

  /// Rule 4: victory is control of ten centres; looked at every winter before adjustments.
  Optional<Position> victory(Campaign winter) {
    List<Seat> enough =
        winter.living().stream()
            .filter(seat -> counted(winter, seat) >= map.map().victoryCentres())
            .toList();
    if (enough.isEmpty()) {
      return Optional.empty();
    }
    if (winter.rulings().victoryTie() == Rulings.VictoryTie.SHARED) {
      return Optional.of(won(winter, enough, Position.Merit.ENOUGH));
    }
    List<Seat> most = most(winter, enough);
    if (most.size() > 1) {
      chronicle.tell(
          new EndFact.VictoryTied(most, winter.year(), centres(winter, most.getFirst())));
      return Optional.empty();
    }
    return Optional.of(won(winter, most, Position.Merit.ENOUGH));
  }

  private static int counted(Campaign winter, Seat seat) {
    return switch (winter.rulings().victoryCount()) {
      case ACTUAL -> centres(winter, seat);
      case NET -> winter.allowed(seat.name());
    };
  }

  private static int centres(Campaign campaign, Seat seat) {
    return campaign.centresOf(seat.name()).size();
  }

  private static List<Seat> most(Campaign campaign, List<Seat> seats) {
    int most = seats.stream().mapToInt(seat -> centres(campaign, seat)).max().orElse(0);
    return seats.stream().filter(seat -> centres(campaign, seat) == most).toList();
  }

  /// {@return the board without those who cannot recover}
  Campaign eliminated(Campaign winter) {
    SequencedMap<Seat, Integer> out = new LinkedHashMap<>(winter.out());
    SequencedMap<String, String> owners = new LinkedHashMap<>(winter.owners());
    for (Seat seat : winter.living()) {
      boolean falls =
          switch (winter.rulings().elimination()) {
            case NO_UNITS -> winter.armiesOf(seat.name()).isEmpty();
            case NO_CENTRES -> centres(winter, seat) == 0;
          };
      if (falls) {
        out.put(seat, winter.year());
        List<String> last = winter.centresOf(seat.name());
        last.forEach(owners::remove);
        chronicle.tell(new EndFact.SeatEliminated(seat, winter.year(), map.spots(last)));
      }
    }
    return winter.withOwners(owners).withOut(out);
  }

  /// Rule 4: the sole survivor wins. If the last ones fall together, most centres before it.
  ///
  /// @param before the board before this winter's eliminations
  Optional<Position> survivor(Campaign before, Campaign after) {
    List<Seat> living = after.living();
    if (living.size() == 1) {
      chronicle.tell(new EndFact.SurvivorWon(living.getFirst(), after.year()));
      return Optional.of(over(after, living, Position.Merit.SURVIVOR, after));
    }
    if (!living.isEmpty()) {
      return Optional.empty();
    }
    List<Seat> most = most(before, before.living());
    announce(before, most);
    return Optional.of(over(before, most, Position.Merit.MOST, after));
  }

  /// Our ruling: after the last year most actual centres wins, ties shared.
  Optional<Position> endYear(Campaign winter) {
    if (winter.year() < winter.rulings().endYear() && !stalled(winter)) {
      return Optional.empty();
    }
    chronicle.tell(new EndFact.EndYearReached(winter.year()));
    List<Seat> most = most(winter, winter.living());
    announce(winter, most);
    return Optional.of(over(winter, most, Position.Merit.MOST, winter));
  }

  /// Whether no unit stands on the board and none can be built in this or any later winter.
  private static boolean stalled(Campaign winter) {
    return winter.armies().isEmpty()
        && winter.living().stream()
            .allMatch(
                seat ->
                    winter.withYear(winter.year() + 1).change(seat) <= 0
                        && winter.withYear(winter.year() + 2).change(seat) <= 0);
  }

  private Position won(Campaign winter, List<Seat> winners, Position.Merit merit) {
    announce(winter, winners);
    return over(winter, winners, merit, winter);
  }

  private void announce(Campaign winter, List<Seat> winners) {
    int centres = centres(winter, winners.getFirst());
    chronicle.tell(
        winners.size() == 1
            ? new EndFact.VictoryWon(winners.getFirst(), winter.year(), centres)
            : new EndFact.VictoryShared(winners, winter.year(), centres));
  }

  /// Winners first; then the living by centres; then the others, those who fell last before those
  /// who fell first.
  private static Position over(
      Campaign counted, List<Seat> winners, Position.Merit merit, Campaign last) {
    List<Position.Rank> standing = new ArrayList<>();
    for (Seat seat : winners) {
      standing.add(new Position.Rank(1, seat, merit, centres(counted, seat)));
    }
    List<Seat> living =
        last.living().stream()
            .filter(seat -> !winners.contains(seat))
            .sorted(Comparator.comparingInt((Seat seat) -> centres(counted, seat)).reversed())
            .toList();
    for (Seat seat : living) {
      place(standing, seat, Position.Merit.CENTRES, centres(counted, seat));
    }
    List<Seat> fallen =
        last.out().keySet().stream()
            .filter(seat -> !winners.contains(seat))
            .sorted(Comparator.comparingInt((Seat seat) -> year(last, seat)).reversed())
            .toList();
    for (Seat seat : fallen) {
      place(standing, seat, Position.Merit.OUT, year(last, seat));
    }
    return new Position.Over(last, standing);
  }

  private static int year(Campaign campaign, Seat seat) {
    return campaign.out().getOrDefault(seat, 0);
  }

  private static void place(
      List<Position.Rank> standing, Seat seat, Position.Merit merit, int number) {
    Position.Rank above = standing.getLast();
    boolean equal = above.merit() == merit && above.number() == number;
    int rank = equal ? above.rank() : standing.size() + 1;
    standing.add(new Position.Rank(rank, seat, merit, number));
  }
}
