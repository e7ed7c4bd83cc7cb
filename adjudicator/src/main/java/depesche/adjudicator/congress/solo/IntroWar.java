package depesche.adjudicator.congress.solo;

import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarFront;
import depesche.adjudicator.congress.decks.CongressCard;
import depesche.adjudicator.congress.solo.BotReason.BotAssignsCard;
import depesche.adjudicator.congress.solo.BotReason.BotMovesUnit;
import depesche.adjudicator.congress.solo.BotReason.BotPlacesMarker;
import depesche.adjudicator.congress.solo.BotReason.BotPlacesUnits;
import depesche.adjudicator.congress.solo.BotReason.BotWithdrawalTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The introductory French bot in the War Phase (18.4.7). Units are counted by the front of their
/// army.
public final class IntroWar {

  private static final int FULL = 4;
  private static final List<WarFront> ARMIES =
      List.of(WarFront.A, WarFront.B, WarFront.C, WarFront.D, WarFront.E, WarFront.F);
  private static final List<WarFront> SUPPORTED =
      List.of(WarFront.B, WarFront.D, WarFront.G, WarFront.E, WarFront.C, WarFront.F);
  private static final List<WarFront> SOURCES =
      List.of(WarFront.F, WarFront.C, WarFront.E, WarFront.D, WarFront.B, WarFront.A);
  private static final List<WarFront> TARGETS =
      List.of(WarFront.B, WarFront.A, WarFront.D, WarFront.E, WarFront.C, WarFront.F);
  private static final int HALF = 2;

  private IntroWar() {}

  /// 18.4.7.1: empty armies get one, the Grande Armée is raised to four, then half to A, half of
  /// the rest to B, half of the rest to D, and the rest to C.
  public static BestChoice<SequencedMap<WarFront, Integer>> placed(
      SequencedMap<WarFront, Integer> units, int reinforcements) {
    SequencedMap<WarFront, Integer> now = new LinkedHashMap<>(units);
    List<BotReason> reasons = new ArrayList<>();
    int left = reinforcements;
    for (WarFront front : ARMIES) {
      if (now.getOrDefault(front, 0) == 0) {
        left -= place(front, Math.min(1, left), now, reasons);
      }
    }
    int lacking = Math.max(0, FULL - now.getOrDefault(WarFront.A, 0));
    left -= place(WarFront.A, Math.min(lacking, left), now, reasons);
    for (WarFront front : List.of(WarFront.A, WarFront.B, WarFront.D)) {
      left -= place(front, (left + 1) / HALF, now, reasons);
    }
    place(WarFront.C, left, now, reasons);
    return new BestChoice<>(List.of(now), reasons);
  }

  private static int place(
      WarFront front, int units, SequencedMap<WarFront, Integer> now, List<BotReason> reasons) {
    if (units > 0) {
      now.merge(front, units, Integer::sum);
      reasons.add(new BotPlacesUnits(front, units, "18.4.7.1"));
    }
    return units;
  }

  /// 18.4.7.2: the Grande Armée, then front B; a third one has no place in the table.
  public static BestChoice<WarFront> operations(int markers) {
    List<WarFront> fronts = List.of(WarFront.A, WarFront.B).stream().limit(markers).toList();
    return new BestChoice<>(
        fronts,
        fronts.stream().<BotReason>map(one -> new BotPlacesMarker(one, 1, "18.4.7.2")).toList());
  }

  /// 18.4.7.3: where a won Allied operation is put: the Russian on A, the British where France has
  /// the best difference of units; of several one is drawn.
  public static BestChoice<WarFront> won(
      MajorPower power,
      SequencedMap<WarFront, Integer> french,
      SequencedMap<WarFront, Integer> british) {
    List<WarFront> best = new ArrayList<>();
    if (power == MajorPower.RUSSIA) {
      best.add(WarFront.A);
    } else {
      int most = Integer.MIN_VALUE;
      for (WarFront front : british.sequencedKeySet()) {
        int difference = french.getOrDefault(front, 0) - british.getOrDefault(front, 0);
        if (difference > most) {
          best.clear();
          most = difference;
        }
        if (difference == most) {
          best.add(front);
        }
      }
    }
    return new BestChoice<>(
        best,
        best.stream().<BotReason>map(one -> new BotPlacesMarker(one, 1, "18.4.7.3")).toList());
  }

  /// 18.4.7.4: two for the Grande Armée, then one for each front with a battle.
  public static BestChoice<SequencedMap<WarFront, Integer>> supports(
      int markers, List<WarFront> battles) {
    SequencedMap<WarFront, Integer> placed = new LinkedHashMap<>();
    int left = markers - Math.min(2, markers);
    if (markers > 0) {
      placed.put(WarFront.A, Math.min(2, markers));
    }
    for (WarFront front : SUPPORTED) {
      if (left > 0 && battles.contains(front)) {
        placed.put(front, 1);
        left--;
      }
    }
    List<BotReason> reasons = new ArrayList<>();
    placed.forEach((front, count) -> reasons.add(new BotPlacesMarker(front, count, "18.4.7.4")));
    return new BestChoice<>(List.of(placed), reasons);
  }

  /// 18.4.7.5: one unit after the other from a front without a battle, which keeps one, to the
  /// fronts with a battle in turn.
  ///
  /// @param most how many may be moved: 2, or 4 with Berthier in hand
  public static BestChoice<SequencedMap<WarFront, Integer>> moved(
      SequencedMap<WarFront, Integer> units, List<WarFront> battles, int most) {
    SequencedMap<WarFront, Integer> now = new LinkedHashMap<>(units);
    List<BotReason> reasons = new ArrayList<>();
    List<WarFront> targets = TARGETS.stream().filter(battles::contains).toList();
    for (int move = 0; move < most && !targets.isEmpty(); move++) {
      List<WarFront> sources =
          SOURCES.stream()
              .filter(front -> !battles.contains(front) && now.getOrDefault(front, 0) > 1)
              .toList();
      if (sources.isEmpty()) {
        break;
      }
      WarFront from = sources.getFirst();
      WarFront to = targets.get(move % targets.size());
      now.merge(from, -1, Integer::sum);
      now.merge(to, 1, Integer::sum);
      reasons.add(new BotMovesUnit(from, to, "18.4.7.5"));
    }
    return new BestChoice<>(List.of(now), reasons);
  }

  /// 18.4.7.6: whether an army withdraws, by the Allied advantage before cards and dice.
  ///
  /// @param cards French military cards that would be played in this battle
  public static BestChoice<Boolean> withdraws(WarFront front, int advantage, int cards) {
    int table = cards <= 1 ? 3 : cards <= 3 ? 5 : 7;
    int threshold = table + (front == WarFront.A ? 3 : 0);
    boolean withdraws = advantage >= threshold;
    return new BestChoice<>(
        List.of(withdraws),
        List.of(new BotWithdrawalTable(front, advantage, cards, threshold, withdraws, "18.4.7.6")));
  }

  /// 18.4.7.7: each military card goes where its effect is greatest, and among equals where the
  /// fewest cards are. Cards with one front are assigned first.
  public static BestChoice<SequencedMap<WarFront, List<String>>> assigned(
      List<CongressCard> cards, List<WarFront> battles) {
    SequencedMap<WarFront, List<String>> assigned = new LinkedHashMap<>();
    battles.forEach(front -> assigned.put(front, new ArrayList<>()));
    List<BotReason> reasons = new ArrayList<>();
    List<CongressCard> order = new ArrayList<>(cards);
    order.sort(Comparator.comparingInt(card -> best(card, battles).size()));
    for (CongressCard card : order) {
      best(card, battles).stream()
          .min(Comparator.comparingInt(front -> assigned.getOrDefault(front, List.of()).size()))
          .ifPresent(
              front -> {
                assigned.computeIfAbsent(front, _ -> new ArrayList<>()).add(card.title());
                reasons.add(
                    new BotAssignsCard(card.title(), front, effect(card, front), "18.4.7.7"));
              });
    }
    return new BestChoice<>(List.of(assigned), reasons);
  }

  private static List<WarFront> best(CongressCard card, List<WarFront> battles) {
    int most = battles.stream().mapToInt(front -> effect(card, front)).max().orElse(0);
    return battles.stream().filter(front -> most > 0 && effect(card, front) == most).toList();
  }

  private static int effect(CongressCard card, WarFront front) {
    return card.use(MajorPower.FRANCE, front).map(use -> use.effect()).orElse(0);
  }
}
