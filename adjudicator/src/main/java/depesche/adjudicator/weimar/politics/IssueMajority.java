package depesche.adjudicator.weimar.politics;

import depesche.adjudicator.weimar.board.OpinionTrack;
import depesche.adjudicator.weimar.board.WeimarParty;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Step 1 of politics: the party that controls most issues gains 3 seats, the second gains 1. An
/// issue on a shared space counts half for each of its two parties.
///
/// @param halves how many halves each party controls
/// @param issues what they are; a half issue says so
/// @param seats that are gained; none where a tie leaves it open
/// @param tied the parties of a tie for a place that gains seats; the printed rules break it, so
///   the table is asked
public record IssueMajority(
    SequencedMap<WeimarParty, Integer> halves,
    SequencedMap<WeimarParty, List<String>> issues,
    SequencedMap<WeimarParty, Integer> seats,
    List<WeimarParty> tied) {

  private static final int FIRST = 3;
  private static final int SECOND = 1;

  public IssueMajority {
    tied = List.copyOf(tied);
  }

  /// {@return who gains seats by where the issues stand}
  public static IssueMajority of(SequencedMap<String, OpinionTrack.Space> track) {
    SequencedMap<WeimarParty, Integer> halves = new LinkedHashMap<>();
    SequencedMap<WeimarParty, List<String>> issues = new LinkedHashMap<>();
    for (WeimarParty party : WeimarParty.values()) {
      halves.put(party, 0);
      issues.put(party, new ArrayList<>());
    }
    track.forEach(
        (issue, space) -> {
          List<WeimarParty> parties = space.controllers();
          String name = parties.size() == 1 ? issue : "half of " + issue;
          for (WeimarParty party : parties) {
            halves.merge(party, 2 / parties.size(), Integer::sum);
            issues.computeIfAbsent(party, _ -> new ArrayList<>()).add(name);
          }
        });
    List<WeimarParty> order = new ArrayList<>(halves.sequencedKeySet());
    order.sort(Comparator.comparingInt(party -> -halves.getOrDefault(party, 0)));
    SequencedMap<WeimarParty, Integer> seats = new LinkedHashMap<>();
    List<WeimarParty> tied = tied(order, halves, 0);
    if (tied.isEmpty()) {
      award(order.get(0), FIRST, halves, seats);
      tied = tied(order, halves, 1);
      if (tied.isEmpty()) {
        award(order.get(1), SECOND, halves, seats);
      }
    }
    return new IssueMajority(halves, issues, seats, tied);
  }

  private static void award(
      WeimarParty party,
      int gain,
      SequencedMap<WeimarParty, Integer> halves,
      SequencedMap<WeimarParty, Integer> seats) {
    if (halves.getOrDefault(party, 0) > 0) {
      seats.put(party, gain);
    }
  }

  private static List<WeimarParty> tied(
      List<WeimarParty> order, SequencedMap<WeimarParty, Integer> halves, int place) {
    int best = halves.getOrDefault(order.get(place), 0);
    List<WeimarParty> same =
        order.subList(place, order.size()).stream()
            .filter(party -> halves.getOrDefault(party, 0) == best)
            .toList();
    return same.size() > 1 && best > 0 ? same : List.of();
  }

  /// {@return how many issues a party controls, as it is said: `3.5`}
  public String shown(WeimarParty party) {
    int count = halves.getOrDefault(party, 0);
    return count / 2 + (count % 2 == 1 ? ".5" : "");
  }
}
