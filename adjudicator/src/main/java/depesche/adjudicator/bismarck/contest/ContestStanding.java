package depesche.adjudicator.bismarck.contest;

import depesche.adjudicator.FinalPlace;
import depesche.adjudicator.Seat;
import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.table.DanceEnd;
import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.bismarck.table.DanceTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/// The standing of a contest: by result, then turns, then discs. A win comes before a loss, and
/// players who left come last. A win is better the sooner it comes, a loss the later; then more
/// discs in the pools are better. Players who are equal in all of this share the place.
final class ContestStanding {

  private static final Comparator<ContestFact.ContestResult> BEST_FIRST =
      Comparator.<ContestFact.ContestResult>comparingInt(ContestStanding::result)
          .thenComparingInt(one -> one.end() == DanceEnd.WON ? one.turn() : -one.turn())
          .thenComparingInt(one -> -one.free());

  private ContestStanding() {}

  private record Ranked(Seat seat, ContestFact.ContestResult result) {}

  private static int result(ContestFact.ContestResult one) {
    return switch (one.end()) {
      case WON -> 0;
      case WAR, DISMISSED, TIME -> 1;
      case LEFT -> 2;
    };
  }

  private static ContestFact.ContestResult of(DancePosition.Over over) {
    return new ContestFact.ContestResult(over.end(), over.table().turn(), free(over.table()));
  }

  /// {@return the discs in the pools: neither on a card nor in parliament}
  static int free(DanceTable table) {
    return Arrays.stream(DiscPool.values()).mapToInt(table::pool).sum();
  }

  /// {@return every seat, best first}
  static List<FinalPlace> places(List<ContestTable> tables) {
    List<Ranked> ranked = new ArrayList<>();
    for (ContestTable table : tables) {
      if (table.position() instanceof DancePosition.Over over) {
        ranked.add(new Ranked(table.seat(), of(over)));
      }
    }
    ranked.sort(Comparator.comparing(Ranked::result, BEST_FIRST));
    return ranked.stream()
        .map(one -> new FinalPlace(rank(one, ranked), one.seat(), one.result()))
        .toList();
  }

  private static int rank(Ranked one, List<Ranked> all) {
    long better =
        all.stream().filter(other -> BEST_FIRST.compare(other.result(), one.result()) < 0).count();
    return 1 + Math.toIntExact(better);
  }
}
