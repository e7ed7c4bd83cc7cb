package depesche.adjudicator.bismarck;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Step;
import depesche.adjudicator.Table;
import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Party;
import depesche.adjudicator.bismarck.table.DanceCourse;
import depesche.adjudicator.bismarck.table.DanceFlag;
import depesche.adjudicator.bismarck.table.DanceOrders;
import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.bismarck.table.DanceStage;
import depesche.adjudicator.bismarck.table.DanceTable;
import depesche.adjudicator.bismarck.table.RowCard;
import depesche.adjudicator.title.MapFiles;
import depesche.adjudicator.title.PlainChance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// A game that a test arranges: each method leaves the next moment behind.
final class DanceGame {

  static final BismarcksDance RULES = MapFiles.BISMARCKS_DANCE;
  static final Seat SOLO = new Seat("Solo");

  private DancePosition position;
  private Step<DancePosition> last;
  private int steps = 1;

  private DanceGame(DancePosition position) {
    this.position = position;
    this.last = new Step<>(position, List.of());
  }

  /// {@return a game that has just been set up}
  static DanceGame open(String... options) {
    SequencedMap<String, String> chosen = new LinkedHashMap<>();
    chosen.put("deck", "plain-deck.json");
    for (String option : options) {
      chosen.put(option.split("=", 2)[0], option.split("=", 2)[1]);
    }
    return new DanceGame(
        RULES.open(new Table(List.of(SOLO), chosen), new PlainChance(1, 1)).position());
  }

  DancePosition position() {
    return position;
  }

  DanceTable table() {
    return position.table();
  }

  /// {@return the facts of the last step, as text}
  List<String> news() {
    return last.news().stream().map(one -> one.fact().toString()).toList();
  }

  /// The game goes on from this table, in this phase.
  DanceGame at(DanceStage stage, DanceTable table) {
    position =
        new DancePosition.Open(DanceCourse.begun(SOLO, position.course().options(), stage, table));
    return this;
  }

  /// Flags as `RUSSIA 4`, an inactive one as `GB 2 inactive`.
  DanceGame flags(String... flags) {
    SequencedMap<EuropeanPower, DanceFlag> all = new LinkedHashMap<>(table().flags());
    for (String flag : flags) {
      String[] words = flag.split(" ", -1);
      all.put(
          EuropeanPower.valueOf(words[0]),
          new DanceFlag(Integer.parseInt(words[1]), words.length == 2));
    }
    return with(all, table().lost(), table().pools(), table().row());
  }

  /// The row as ids of cards, a cancelled one as `spa*2`, an empty place as `-`. The cards leave
  /// the pile, and the old ones go back to its end.
  DanceGame row(String... cards) {
    List<RowCard> row =
        Arrays.stream(cards)
            .map(card -> card.split("\\*", 2))
            .map(word -> new RowCard(word[0], word.length == 2 ? Integer.parseInt(word[1]) : 0))
            .toList();
    List<String> ids = row.stream().map(RowCard::card).toList();
    List<String> pile = new ArrayList<>(table().pile());
    table().row().stream().filter(one -> !one.isEmpty()).forEach(one -> pile.add(one.card()));
    pile.removeAll(ids);
    DanceTable table = table();
    at(
        position.course().stage(),
        copy(table, table.flags(), table.lost(), table.pools(), row, pile));
    return this;
  }

  /// Discs in the Event, Diplomacy and Politics Pools; the others that are free are influence.
  DanceGame pools(int event, int diplomacy, int politics) {
    int bound = table().lost().size() + table().row().stream().mapToInt(RowCard::discs).sum();
    SequencedMap<DiscPool, Integer> pools = new LinkedHashMap<>();
    pools.put(DiscPool.INFLUENCE, DanceTable.DISCS - bound - event - diplomacy - politics);
    pools.put(DiscPool.EVENT, event);
    pools.put(DiscPool.DIPLOMACY, diplomacy);
    pools.put(DiscPool.POLITICS, politics);
    return with(table().flags(), table().lost(), pools, table().row());
  }

  DanceGame lost(Party... parties) {
    return with(table().flags(), List.of(parties), table().pools(), table().row());
  }

  DanceGame hand(String... cards) {
    DanceTable old = table();
    DanceTable table =
        new DanceTable(
            old.turn(),
            old.flags(),
            old.lost(),
            old.pools(),
            old.row(),
            List.of(cards),
            old.pile().stream().filter(card -> !List.of(cards).contains(card)).toList(),
            old.discarded(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of());
    return at(position.course().stage(), table);
  }

  private DanceGame with(
      SequencedMap<EuropeanPower, DanceFlag> flags,
      List<Party> lost,
      SequencedMap<DiscPool, Integer> pools,
      List<RowCard> row) {
    return at(position.course().stage(), copy(table(), flags, lost, pools, row, table().pile()));
  }

  private static DanceTable copy(
      DanceTable old,
      SequencedMap<EuropeanPower, DanceFlag> flags,
      List<Party> lost,
      SequencedMap<DiscPool, Integer> pools,
      List<RowCard> row,
      List<String> pile) {
    return new DanceTable(
        old.turn(),
        flags,
        lost,
        pools,
        row,
        old.hand(),
        pile,
        old.discarded(),
        old.prices(),
        old.used(),
        old.dice(),
        old.setPair(),
        old.setDie(),
        old.casts());
  }

  DanceGame stage(DanceStage stage) {
    return at(stage, table());
  }

  /// {@return what is understood of a letter}
  Reading<DanceOrders> read(String letter) {
    return RULES.read(position, SOLO, List.of(new Letter(position.phase().id(), letter)));
  }

  /// {@return what is said of the one line of a letter}
  String says(String line) {
    return read(line).lines().getLast().verdict().toString();
  }

  /// Judges a letter; the dice are rolled as they are given: 34 is 3 and 4.
  DanceGame play(String letter, int... dice) {
    SequencedMap<Seat, DanceOrders> orders = new LinkedHashMap<>();
    read(letter).orders().ifPresent(one -> orders.put(SOLO, one));
    Chance chance = new GivenDice(new PlainChance(7, ++steps), dice);
    last = RULES.resolve(position, orders, chance);
    position = last.position();
    return this;
  }
}
