package depesche.adjudicator.bismarck.turns;

import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Party;
import depesche.adjudicator.bismarck.decks.Sphere;
import depesche.adjudicator.bismarck.table.DanceFlag;
import depesche.adjudicator.bismarck.table.DanceTable;
import depesche.adjudicator.bismarck.table.PriceChange;
import depesche.adjudicator.bismarck.table.RowCard;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;

/// A table on which things are being moved. Discs only change places, so they are conserved.
final class OpenTable {

  int turn;
  final Map<EuropeanPower, DanceFlag> flags;
  final NavigableSet<Party> lost;
  private final Map<DiscPool, Integer> pools;
  private final List<RowCard> row;
  final List<String> hand;
  private final List<String> pile;
  private int drawn;
  final List<String> discarded;
  final List<PriceChange> prices;
  final List<String> used;
  final List<Integer> dice;
  final List<Integer> setPair;
  final List<Integer> setDie;
  final List<String> casts;

  OpenTable(DanceTable table) {
    turn = table.turn();
    flags = new EnumMap<>(table.flags());
    lost = new TreeSet<>(table.lost());
    pools = new EnumMap<>(table.pools());
    row = new ArrayList<>(table.row());
    hand = new ArrayList<>(table.hand());
    pile = table.pile();
    discarded = new ArrayList<>(table.discarded());
    prices = new ArrayList<>(table.prices());
    used = new ArrayList<>(table.used());
    dice = new ArrayList<>(table.dice());
    setPair = new ArrayList<>(table.setPair());
    setDie = new ArrayList<>(table.setDie());
    casts = new ArrayList<>(table.casts());
  }

  /// {@return the table as it lies now}
  DanceTable table() {
    return new DanceTable(
        turn,
        new LinkedHashMap<>(flags),
        List.copyOf(lost),
        new LinkedHashMap<>(pools),
        row,
        hand,
        pile.subList(drawn, pile.size()),
        discarded,
        prices,
        used,
        dice,
        setPair,
        setDie,
        casts);
  }

  DanceFlag flag(EuropeanPower power) {
    DanceFlag flag = flags.get(power);
    if (flag == null) {
      throw new IllegalArgumentException(power + " has no flag");
    }
    return flag;
  }

  /// {@return how many flags stand in a sphere}
  ///
  /// @param inactive whether inactive ones count
  int flagsIn(Sphere sphere, boolean inactive) {
    return (int)
        flags.values().stream()
            .filter(flag -> flag.sphere() == sphere && (inactive || flag.active()))
            .count();
  }

  int pool(DiscPool pool) {
    return pools.getOrDefault(pool, 0);
  }

  /// Moves discs from a pool to another.
  void pay(DiscPool from, DiscPool to, int discs) {
    add(from, -discs);
    add(to, discs);
  }

  private void add(DiscPool pool, int discs) {
    int now = pool(pool) + discs;
    if (now < 0) {
      throw new IllegalStateException("no such discs in " + pool);
    }
    pools.put(pool, now);
  }

  /// {@return what lies on a place, 1 to 5}
  RowCard at(int place) {
    return row.get(place - 1);
  }

  List<RowCard> row() {
    return row;
  }

  /// {@return the place of a card in the row, from 1; 0 if it is not there}
  int place(String card) {
    for (int place = 1; place <= row.size(); place++) {
      if (at(place).card().equals(card)) {
        return place;
      }
    }
    return 0;
  }

  /// Puts discs of a pool on a card.
  void cover(int place, DiscPool from, int discs) {
    add(from, -discs);
    row.set(place - 1, new RowCard(at(place).card(), at(place).discs() + discs));
  }

  /// Takes a card off the row; its discs go home.
  String take(int place) {
    RowCard card = at(place);
    add(DiscPool.INFLUENCE, card.discs());
    row.set(place - 1, RowCard.NONE);
    return card.card();
  }

  void swap(int first, int second) {
    RowCard one = at(first);
    row.set(first - 1, at(second));
    row.set(second - 1, one);
  }

  /// A party is lost; its disc comes from a pool.
  void lose(Party party, DiscPool from) {
    add(from, -1);
    lost.add(party);
  }

  /// A party is lost; its disc comes from a card.
  void lose(Party party, int place) {
    row.set(place - 1, new RowCard(at(place).card(), at(place).discs() - 1));
    lost.add(party);
  }

  /// A party supports again; its disc goes home.
  void free(Party party) {
    if (lost.remove(party)) {
      add(DiscPool.INFLUENCE, 1);
    }
  }

  /// Rule 2.3: the cards slide to the left with their discs.
  void slide() {
    row.removeIf(RowCard::isEmpty);
    while (row.size() < DanceTable.ROW) {
      row.add(RowCard.NONE);
    }
  }

  void put(int place, String card) {
    row.set(place - 1, new RowCard(card, 0));
  }

  int pile() {
    return pile.size() - drawn;
  }

  /// {@return the top card of the pile, which leaves it}
  String draw() {
    return pile.get(drawn++);
  }

  /// {@return the top cards of the pile, which stay}
  List<String> top(int cards) {
    return pile.subList(drawn, Math.min(pile.size(), drawn + cards));
  }
}
