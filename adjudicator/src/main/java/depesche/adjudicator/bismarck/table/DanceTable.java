package depesche.adjudicator.bismarck.table;

import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Party;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Everything that lies on the table. Cards are named by their ids.
///
/// @param lost the parties on whose spot a disc lies
/// @param row five places, from the left
/// @param hand in the order of taking
/// @param pile the top card first; nobody knows its order
/// @param discarded in the order of discarding
/// @param prices what cards have changed for this turn
/// @param used cards that stay in the hand and have been played this turn
/// @param dice those that decide this turn; empty before they lie
/// @param setPair the faces that the next roll of two dice shows; empty if it is rolled
/// @param setDie the face of the next single die; empty if it is cast
/// @param casts the cards that asked for a die this turn, as often as they did
public record DanceTable(
    int turn,
    SequencedMap<EuropeanPower, DanceFlag> flags,
    List<Party> lost,
    SequencedMap<DiscPool, Integer> pools,
    List<RowCard> row,
    List<String> hand,
    List<String> pile,
    List<String> discarded,
    List<PriceChange> prices,
    List<String> used,
    List<Integer> dice,
    List<Integer> setPair,
    List<Integer> setDie,
    List<String> casts) {

  /// All influence discs there are.
  public static final int DISCS = 7;

  /// The places of the row.
  public static final int ROW = 5;

  /// The most cards in the hand.
  public static final int HAND = 4;

  public DanceTable {
    flags = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(flags));
    lost = List.copyOf(lost);
    pools = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(pools));
    row = List.copyOf(row);
    hand = List.copyOf(hand);
    pile = List.copyOf(pile);
    discarded = List.copyOf(discarded);
    prices = List.copyOf(prices);
    used = List.copyOf(used);
    dice = List.copyOf(dice);
    setPair = List.copyOf(setPair);
    setDie = List.copyOf(setDie);
    casts = List.copyOf(casts);
  }

  /// {@return the same table with another order of the draw pile}
  public DanceTable withPile(List<String> other) {
    return new DanceTable(
        turn, flags, lost, pools, row, hand, other, discarded, prices, used, dice, setPair, setDie,
        casts);
  }

  /// {@return the flag of a power that has one}
  public DanceFlag flag(EuropeanPower power) {
    DanceFlag flag = flags.get(power);
    if (flag == null) {
      throw new IllegalArgumentException(power + " has no flag");
    }
    return flag;
  }

  /// {@return how many discs a pool holds}
  public int pool(DiscPool pool) {
    return pools.getOrDefault(pool, 0);
  }

  /// {@return all discs: those of the pools, on cards and in parliament. They are always [#DISCS]}
  public int discs() {
    int free = pools.values().stream().mapToInt(Integer::intValue).sum();
    return free + row.stream().mapToInt(RowCard::discs).sum() + lost.size();
  }

  /// {@return the place of a card in the row, from 1; 0 if it is not there}
  public int place(String card) {
    for (int place = 1; place <= row.size(); place++) {
      if (row.get(place - 1).card().equals(card)) {
        return place;
      }
    }
    return 0;
  }
}
