package depesche.adjudicator.bismarck;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Seat;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Party;
import depesche.adjudicator.bismarck.table.DanceEnd;
import depesche.adjudicator.bismarck.table.DanceFlag;
import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.bismarck.table.DanceRulings;
import depesche.adjudicator.bismarck.table.DanceTable;
import depesche.adjudicator.bismarck.table.RowCard;
import depesche.adjudicator.bismarck.turns.CardIndex;
import depesche.adjudicator.bismarck.turns.DanceStandingFact;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.rules.View;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;

/// The table as one reader sees it: everything but the pile is open, and the hand is the player's.
///
/// @param sheet the table and, for its player, the hand, as reports print them
public record DanceView(Fact state, DanceStandingFact.SheetShown sheet, Optional<Picture> picture)
    implements View {

  /// The fields of the state line.
  ///
  /// @param parliament whether a disc lies there, so that the support is lost
  /// @param row an empty place is nothing
  /// @param hand empty for an onlooker
  /// @param pile how many cards it has
  public record DanceState(
      int turn,
      String phase,
      SequencedMap<String, DanceFlag> flags,
      SequencedMap<String, Boolean> parliament,
      SequencedMap<String, Integer> pools,
      List<Optional<RowCard>> row,
      List<String> hand,
      int pile,
      List<String> discarded,
      List<String> demands,
      boolean over,
      List<String> winners,
      List<Integer> dice)
      implements Fact {

    public DanceState {
      flags = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(flags));
      parliament = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(parliament));
      pools = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(pools));
      row = List.copyOf(row);
      hand = List.copyOf(hand);
      discarded = List.copyOf(discarded);
      demands = List.copyOf(demands);
      winners = List.copyOf(winners);
      dice = List.copyOf(dice);
    }
  }

  /// {@return what a reader sees}
  public static DanceView of(
      DancePosition position, Reader reader, CardIndex cards, DanceRulings rulings) {
    boolean own =
        reader instanceof Reader.Holder(Seat seat) && seat.equals(position.course().seat());
    return new DanceView(
        state(position, own),
        TableSheets.of(position, cards, rulings, own),
        Optional.of(TablePictures.of(position, cards, rulings, own)));
  }

  /// {@return the state of the table}
  ///
  /// @param hand whether the hand is shown
  public static DanceState state(DancePosition position, boolean hand) {
    DanceTable table = position.table();
    List<String> seat = List.of(position.course().seat().name());
    boolean over = position instanceof DancePosition.Over;
    boolean won = position instanceof DancePosition.Over(_, DanceEnd end) && end == DanceEnd.WON;
    SequencedMap<String, DanceFlag> flags = new LinkedHashMap<>();
    for (EuropeanPower power : EuropeanPower.flags()) {
      flags.put(power.name(), table.flag(power));
    }
    SequencedMap<String, Boolean> parliament = new LinkedHashMap<>();
    for (Party party : Party.values()) {
      parliament.put(party.name(), table.lost().contains(party));
    }
    SequencedMap<String, Integer> pools = new LinkedHashMap<>();
    table.pools().forEach((pool, discs) -> pools.put(pool.name().toLowerCase(Locale.ROOT), discs));
    return new DanceState(
        table.turn(),
        position.word(),
        flags,
        parliament,
        pools,
        table.row().stream()
            .map(place -> Optional.of(place).filter(one -> !one.isEmpty()))
            .toList(),
        hand ? table.hand() : List.of(),
        table.pile().size(),
        table.discarded(),
        over ? List.of() : seat,
        over,
        won ? seat : List.of(),
        table.dice());
  }
}
