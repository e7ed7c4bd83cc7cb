package depesche.adjudicator.weimar.politics;

import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.board.WeimarReason;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;

/// Step 7 of politics: the parliament has 24 fixed seats. Figures beyond them stand on the overflow
/// space until this step cuts the parties, again and again until all have a fixed seat.
///
/// @param fixed how many fixed seats there are
/// @param cuts how many seats a party with so many loses; of what is not in it the table is asked
public record Parliament(int fixed, NavigableMap<Integer, Integer> cuts) {

  public Parliament {
    cuts = Collections.unmodifiableNavigableMap(new TreeMap<>(cuts));
  }

  /// What the playbook shows: a party with 5 seats loses 1, those with 7, 8 and 9 lose 2.
  public static Parliament ofPlaybook() {
    NavigableMap<Integer, Integer> cuts = new TreeMap<>();
    cuts.put(5, 1);
    cuts.put(7, 2);
    cuts.put(8, 2);
    cuts.put(9, 2);
    return new Parliament(24, cuts);
  }

  public boolean overflows(int total) {
    return total > fixed;
  }

  /// {@return how many fixed seats are still free}
  public int free(int total) {
    return Math.max(0, fixed - total);
  }

  /// {@return how many seats a party with so many loses in a cut, if that is known}
  public Optional<Integer> cut(int seats) {
    return seats == 0 ? Optional.of(0) : Optional.ofNullable(cuts.get(seats));
  }

  /// {@return the parties whose cut the table must be asked}
  public List<WeimarParty> unknown(SequencedMap<WeimarParty, Integer> seats) {
    List<WeimarParty> unknown = new ArrayList<>();
    seats.forEach(
        (party, count) -> {
          if (cut(count).isEmpty()) {
            unknown.add(party);
          }
        });
    return unknown;
  }

  /// {@return the ledger after one cut}
  ///
  /// @param stated what the table says of cuts that are not known here
  public PartyLedger cut(PartyLedger seats, SequencedMap<WeimarParty, Integer> stated) {
    PartyLedger cut = seats;
    SequencedMap<WeimarParty, Integer> losses = new LinkedHashMap<>();
    seats
        .totals()
        .forEach(
            (party, count) -> losses.put(party, cut(count).orElse(stated.getOrDefault(party, 0))));
    for (WeimarParty party : losses.sequencedKeySet()) {
      cut = cut.plus(party, -losses.getOrDefault(party, 0), WeimarReason.PARLIAMENT_CUT.name());
    }
    return cut;
  }
}
