package depesche.adjudicator.weimar.politics;

import depesche.adjudicator.weimar.board.WeimarParty;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Step 8 of politics: who governs. The KPD or the DNVP with half of the seats overthrows the
/// Republic. A party with more than half governs alone. Otherwise the coalitions are asked in order
/// of their seats; the standing one may not be refused.
///
/// @param seats of each party
/// @param standing the parties of the old Government
/// @param answers what was said so far, oldest first
public record CoalitionTalks(
    SequencedMap<WeimarParty, Integer> seats,
    List<WeimarParty> standing,
    List<CoalitionAnswer> answers) {

  public CoalitionTalks {
    seats = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(seats));
    standing = List.copyOf(standing);
    answers = List.copyOf(answers);
  }

  /// What a party says to a coalition.
  public record CoalitionAnswer(Coalition coalition, WeimarParty party, boolean accepts) {}

  /// Where the talks are.
  public sealed interface Talk {

    /// Half of the seats or more for the KPD or the DNVP: the Republic is lost.
    record Overthrow(WeimarParty party, int seats, int of) implements Talk {}

    /// These parties must still say whether they accept.
    record Asked(Coalition coalition, int seats, int of, List<WeimarParty> parties)
        implements Talk {}

    /// A new Government.
    ///
    /// @param parties the Chancellor's first; two with as many seats are named in the old order
    /// @param majority whether it has half of the seats or more: exactly half counts as majority
    /// @param chancellorTied whether the printed rules must say who is Chancellor
    record Formed(
        List<WeimarParty> parties, int seats, int of, boolean majority, boolean chancellorTied)
        implements Talk {}

    /// All coalitions are refused, and no standing one must be accepted: the table decides.
    record Unsettled() implements Talk {}
  }

  /// {@return the talks at their beginning}
  public static CoalitionTalks begin(
      SequencedMap<WeimarParty, Integer> seats, List<WeimarParty> standing) {
    return new CoalitionTalks(seats, standing, List.of());
  }

  /// {@return the talks after an answer}
  public CoalitionTalks answered(Coalition coalition, WeimarParty party, boolean accepts) {
    List<CoalitionAnswer> more = new ArrayList<>(answers);
    more.add(new CoalitionAnswer(coalition, party, accepts));
    return new CoalitionTalks(seats, standing, more);
  }

  /// {@return the coalitions, largest first; of two with as many seats the standing one comes
  /// first}
  public List<Coalition> order() {
    List<Coalition> order = new ArrayList<>(List.of(Coalition.values()));
    order.sort(
        Comparator.<Coalition>comparingInt(one -> -one.seats(seats))
            .thenComparing(one -> !one.is(standing)));
    return order;
  }

  private int all() {
    return seats.values().stream().mapToInt(Integer::intValue).sum();
  }

  /// {@return where the talks are}
  public Talk now() {
    int all = all();
    for (WeimarParty party : List.of(WeimarParty.KPD, WeimarParty.DNVP)) {
      if (2 * seatsOf(party) >= all && all > 0) {
        return new Talk.Overthrow(party, seatsOf(party), all);
      }
    }
    for (WeimarParty party : List.of(WeimarParty.SPD, WeimarParty.ZENTRUM)) {
      if (2 * seatsOf(party) > all) {
        return new Talk.Formed(List.of(party), seatsOf(party), all, true, false);
      }
    }
    for (Coalition coalition : order()) {
      if (coalition.is(standing)) {
        return formed(coalition);
      } else if (!isRefused(coalition)) {
        List<WeimarParty> open =
            coalition.parties().stream().filter(party -> !accepted(coalition, party)).toList();
        return open.isEmpty()
            ? formed(coalition)
            : new Talk.Asked(coalition, coalition.seats(seats), all, open);
      }
    }
    return new Talk.Unsettled();
  }

  private int seatsOf(WeimarParty party) {
    return seats.getOrDefault(party, 0);
  }

  private boolean isRefused(Coalition coalition) {
    return answers.stream()
        .anyMatch(answer -> answer.coalition() == coalition && !answer.accepts());
  }

  private boolean accepted(Coalition coalition, WeimarParty party) {
    return answers.contains(new CoalitionAnswer(coalition, party, true));
  }

  /// The larger party provides the Chancellor.
  private Talk formed(Coalition coalition) {
    List<WeimarParty> parties =
        new ArrayList<>(coalition.is(standing) ? standing : coalition.parties());
    parties.sort(Comparator.comparingInt(party -> -seatsOf(party)));
    int held = coalition.seats(seats);
    boolean tied = seatsOf(parties.getFirst()) == seatsOf(parties.getLast());
    return new Talk.Formed(parties, held, all(), 2 * held >= all(), tied);
  }
}
