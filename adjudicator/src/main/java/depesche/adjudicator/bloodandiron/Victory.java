package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Seat;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.MapIndex;
import depesche.adjudicator.diplomacy.campaign.SharedBoard;
import depesche.adjudicator.diplomacy.campaign.StepLog;
import depesche.adjudicator.diplomacy.winter.EndFact;
import depesche.adjudicator.diplomacy.winter.Standings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Elimination and the ways in which the game ends.
final class Victory {

  private final BloodMap sheet;
  private final MapIndex map;
  private final StepLog stepLog;

  Victory(BloodAndIronVariant variant, StepLog stepLog) {
    this.sheet = variant.sheet();
    this.map = variant.map();
    this.stepLog = stepLog;
  }

  /// Rule 4: victory is control of ten centres; looked at every winter before adjustments.
  Optional<DiplomacyPosition> victory(SharedBoard winter) {
    List<Seat> enough =
        winter.living().stream()
            .filter(seat -> counted(winter, seat) >= sheet.victoryCentres())
            .toList();
    if (enough.isEmpty()) {
      return Optional.empty();
    }
    if (BloodAndIronRulings.of(winter).victoryTie() == BloodAndIronRulings.VictoryTie.SHARED) {
      return Optional.of(won(winter, enough, DiplomacyPosition.Merit.ENOUGH));
    }
    List<Seat> most = new Standings(winter).most(enough);
    if (most.size() > 1) {
      stepLog.tell(
          new EndFact.VictoryTied(
              most, winter.year(), new Standings(winter).centres(most.getFirst())));
      return Optional.empty();
    }
    return Optional.of(won(winter, most, DiplomacyPosition.Merit.ENOUGH));
  }

  private static int counted(SharedBoard winter, Seat seat) {
    return switch (BloodAndIronRulings.of(winter).victoryCount()) {
      case ACTUAL -> new Standings(winter).centres(seat);
      case NET -> winter.allowed(seat.name());
    };
  }

  /// {@return the board without those who cannot recover}
  SharedBoard eliminated(SharedBoard winter) {
    SequencedMap<Seat, Integer> out = new LinkedHashMap<>(winter.out());
    SequencedMap<String, String> owners = new LinkedHashMap<>(winter.owners());
    for (Seat seat : winter.living()) {
      if (winter.isFallen(seat)) {
        out.put(seat, winter.year());
        // Ruling elimination: all its centres turn neutral, suspended ones too.
        List<String> last = winter.ownedBy(seat.name());
        last.forEach(owners::remove);
        stepLog.tell(new EndFact.SeatEliminated(seat, winter.year(), map.spots(last)));
      }
    }
    return winter.withOwners(owners).withOut(out);
  }

  /// Rule 4: the sole survivor wins. If the last ones fall together, most centres before it.
  ///
  /// @param before the board before this winter's eliminations
  Optional<DiplomacyPosition> survivor(SharedBoard before, SharedBoard after) {
    List<Seat> living = after.living();
    if (living.size() == 1) {
      stepLog.tell(new EndFact.SurvivorWon(living.getFirst(), after.year()));
      return Optional.of(
          new Standings(after).over(living, DiplomacyPosition.Merit.SURVIVOR, after));
    }
    if (!living.isEmpty()) {
      return Optional.empty();
    }
    List<Seat> most = new Standings(before).most(before.living());
    announce(before, most);
    return Optional.of(new Standings(before).over(most, DiplomacyPosition.Merit.MOST, after));
  }

  /// Our ruling: after the last year most actual centres wins, ties shared.
  Optional<DiplomacyPosition> endYear(SharedBoard winter) {
    boolean stalled = stalled(winter);
    if (winter.year() < BloodAndIronRulings.of(winter).endYear() && !stalled) {
      return Optional.empty();
    }
    stepLog.tell(EndFact.unwon(winter.year(), stalled));
    List<Seat> most = new Standings(winter).most(winter.living());
    announce(winter, most);
    return Optional.of(new Standings(winter).over(most, DiplomacyPosition.Merit.MOST, winter));
  }

  /// Whether no unit stands on the board and none can be built in this or any later winter.
  private static boolean stalled(SharedBoard winter) {
    return winter.units().isEmpty()
        && winter.living().stream()
            .allMatch(
                seat ->
                    winter.withYear(winter.year() + 1).change(seat) <= 0
                        && winter.withYear(winter.year() + 2).change(seat) <= 0);
  }

  private DiplomacyPosition won(
      SharedBoard winter, List<Seat> winners, DiplomacyPosition.Merit merit) {
    announce(winter, winners);
    return new Standings(winter).over(winners, merit, winter);
  }

  private void announce(SharedBoard winter, List<Seat> winners) {
    int centres = new Standings(winter).centres(winners.getFirst());
    stepLog.tell(
        winners.size() == 1
            ? new EndFact.VictoryWon(winners.getFirst(), winter.year(), centres)
            : new EndFact.VictoryShared(winners, winter.year(), centres));
  }
}
