package depesche.adjudicator.table;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Seat;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.rules.View;
import depesche.adjudicator.table.acts.TableVerbs;
import depesche.adjudicator.table.layout.DeckLayout;
import depesche.adjudicator.table.layout.PlaceLayout;
import depesche.adjudicator.table.layout.TrackLayout;
import depesche.adjudicator.table.news.TableNews;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.LiveTracks;
import depesche.adjudicator.table.position.TablePlace;
import depesche.adjudicator.table.position.TablePosition;
import depesche.adjudicator.table.turns.TableDemands;
import depesche.adjudicator.table.turns.TableListing;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;

/// What a reader may see.
///
/// @param state the fields of the state line
public record ModeratedView(Fact state, Optional<Picture> picture) implements View {

  /// What is left of a deck.
  public record DeckCount(int left, int discard, int removed) {}

  /// What all may know.
  ///
  /// @param turnOf whose turn it is
  /// @param seats the tracks on which each seat has a marker, and how many cards it holds
  /// @param tracks those with one marker
  /// @param pieces what lies in each place that is not empty
  /// @param demands who is asked something
  /// @param journal how many entries there are
  public record TableState(
      String phase,
      int turn,
      List<String> turnOf,
      SequencedMap<String, SequencedMap<String, Integer>> seats,
      SequencedMap<String, String> tracks,
      SequencedMap<String, List<String>> pieces,
      SequencedMap<String, DeckCount> decks,
      List<String> demands,
      int journal,
      boolean over,
      List<String> winners)
      implements Fact {

    public TableState {
      turnOf = List.copyOf(turnOf);
      demands = List.copyOf(demands);
      winners = List.copyOf(winners);
    }
  }

  /// What a seat may know.
  ///
  /// @param hand its cards
  /// @param filed what it has said in advance
  public record OwnTableState(
      String phase,
      int turn,
      List<String> turnOf,
      SequencedMap<String, SequencedMap<String, Integer>> seats,
      SequencedMap<String, String> tracks,
      SequencedMap<String, List<String>> pieces,
      SequencedMap<String, DeckCount> decks,
      List<String> demands,
      int journal,
      boolean over,
      List<String> winners,
      List<String> hand,
      List<String> filed)
      implements Fact {

    /// The open state, and what is beside it.
    public OwnTableState(TableState open, List<String> hand, List<String> filed) {
      this(
          open.phase(),
          open.turn(),
          open.turnOf(),
          open.seats(),
          open.tracks(),
          open.pieces(),
          open.decks(),
          open.demands(),
          open.journal(),
          open.over(),
          open.winners(),
          hand,
          filed);
    }

    public OwnTableState {
      turnOf = List.copyOf(turnOf);
      demands = List.copyOf(demands);
      winners = List.copyOf(winners);
      hand = List.copyOf(hand);
      filed = List.copyOf(filed);
    }
  }

  /// {@return what a reader sees}
  public static ModeratedView of(
      LiveTable table, TablePosition position, Reader reader, TableVerbs verbs, Picture sheet) {
    TableState open = state(table, position, verbs);
    return new ModeratedView(
        reader instanceof Reader.Holder(Seat seat) && table.seats().contains(seat)
            ? own(open, table, seat)
            : open,
        Optional.of(sheet));
  }

  private static OwnTableState own(TableState open, LiveTable table, Seat seat) {
    TableNews.OwnTable own = TableListing.own(table, seat);
    return new OwnTableState(open, table.cards().pile(LiveCards.hand(seat)), own.filed());
  }

  /// {@return the open state}
  public static TableState state(LiveTable table, TablePosition position, TableVerbs verbs) {
    SequencedMap<String, SequencedMap<String, Integer>> seats = new LinkedHashMap<>();
    table.seats().forEach(seat -> seats.put(seat.name(), seat(table, seat)));
    SequencedMap<String, String> tracks = new LinkedHashMap<>();
    for (TrackLayout track : table.book().layout().tracks()) {
      if (!track.each()) {
        tracks.put(track.name(), table.tracks().shown(LiveTracks.key(track, Seat.MASTER)));
      }
    }
    SequencedMap<String, List<String>> pieces = new LinkedHashMap<>();
    for (PlaceLayout place : table.book().layout().places()) {
      List<String> there = table.pieces().in(place.name());
      if (!there.isEmpty()) {
        pieces.put(place.name(), there);
      }
    }
    SequencedMap<String, DeckCount> decks = new LinkedHashMap<>();
    table.book().layout().decks().forEach(deck -> decks.put(deck.name(), count(table, deck)));
    boolean over = position instanceof TablePosition.Ended;
    return new TableState(
        over ? "Over" : table.stage().phase().name(),
        table.stage().turn(),
        over ? List.of() : table.stage().acting().stream().map(Seat::name).toList(),
        seats,
        tracks,
        pieces,
        decks,
        over
            ? List.of()
            : TableDemands.of(table, verbs).stream().map(Demand::seat).map(Seat::name).toList(),
        table.entries(),
        over,
        winners(position));
  }

  private static List<String> winners(TablePosition position) {
    return position instanceof TablePosition.Ended(_, List<TablePlace> places)
        ? places.stream()
            .filter(place -> place.rank() == 1)
            .map(place -> place.seat().name())
            .toList()
        : List.of();
  }

  private static SequencedMap<String, Integer> seat(LiveTable table, Seat seat) {
    SequencedMap<String, Integer> numbers = new LinkedHashMap<>();
    for (TrackLayout track : table.book().layout().tracks()) {
      if (track.each()) {
        numbers.put(
            track.name().toLowerCase(Locale.ROOT),
            table.tracks().value(LiveTracks.key(track, seat)));
      }
    }
    numbers.put("hand", table.cards().pile(LiveCards.hand(seat)).size());
    return numbers;
  }

  private static DeckCount count(LiveTable table, DeckLayout deck) {
    return new DeckCount(
        table.cards().pile(LiveCards.draw(deck.name())).size(),
        table.cards().pile(LiveCards.discard(deck.name())).size(),
        table.cards().pile(LiveCards.removed(deck.name())).size());
  }
}
