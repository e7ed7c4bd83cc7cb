package depesche.adjudicator.congress.game;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.news.CongressFact.HandSummed;
import depesche.adjudicator.congress.news.CongressRefusal.OneHandOf;
import depesche.adjudicator.congress.scenarios.PlayMode;
import depesche.adjudicator.congress.sums.HandSizes;
import depesche.adjudicator.congress.sums.Sum;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.position.LiveTable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// How many cards a power is dealt: ten, and one for each space with a card symbol. One who plays
/// several powers has their cards together, less five or four (18.2.1, 18.3, 20.2, 21.2, 22.1).
public final class HandCounts {

  private static final int MOST_BONUS = 20;

  private HandCounts() {}

  /// {@return its act}
  public static List<TableVerb> verbs() {
    return List.of(TableVerb.turn("HANDS FRANCE 2 FOR Italy and Saxony", HandCounts::act));
  }

  private static Optional<Fact> act(LiveTable table, Seat seat, ActWords words) {
    SequencedMap<MajorPower, Integer> bonuses = new LinkedHashMap<>();
    words.needMore();
    while (!words.isAtEnd()) {
      MajorPower power = CongressGame.power(words);
      bonuses.put(power, words.isNumber() ? words.number(0, MOST_BONUS) : 0);
    }
    if (words.end().isPresent()) {
      return words.end();
    }
    List<MajorPower> together =
        together(CongressGame.mode(table), bonuses.sequencedKeySet().getFirst());
    if (!bonuses.keySet().containsAll(together) || bonuses.size() != together.size()) {
      return Optional.of(new OneHandOf(together.stream().map(Enum::name).toList()));
    }
    Sum sum = sum(together, bonuses);
    MajorPower first = together.getFirst();
    table.tracks().set(PowerTracks.handSize(table, first), sum.total(), words.why());
    table.tell(
        new HandSummed(together.stream().map(Enum::name).toList(), sum.terms(), sum.total()));
    return Optional.empty();
  }

  /// {@return the powers whose cards are one hand}
  public static List<MajorPower> together(PlayMode mode, MajorPower power) {
    List<MajorPower> coalition = List.of(MajorPower.BRITAIN, MajorPower.RUSSIA, MajorPower.AUSTRIA);
    List<MajorPower> east = List.of(MajorPower.RUSSIA, MajorPower.AUSTRIA);
    return switch (mode) {
      case TWO_PLAYERS, SOLO_FRANCE, SOLO_COALITION, SOLO_POWER, SOLO_ALL ->
          coalition.contains(power) ? coalition : List.of(power);
      case THREE_PLAYERS -> east.contains(power) ? east : List.of(power);
      case FOUR_PLAYERS, INTRO, INTRO_TWO, INTRO_THREE -> List.of(power);
    };
  }

  private static Sum sum(List<MajorPower> together, SequencedMap<MajorPower, Integer> bonuses) {
    List<Sum> hands =
        together.stream()
            .map(power -> HandSizes.of(power.name(), bonuses.getOrDefault(power, 0)))
            .toList();
    return switch (hands.size()) {
      case 1 -> hands.getFirst();
      case 2 -> HandSizes.russiaAndAustria(hands.getFirst(), hands.getLast());
      default -> HandSizes.coalition(hands);
    };
  }
}
