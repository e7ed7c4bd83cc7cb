package depesche.adjudicator.table.position;

import depesche.adjudicator.Seat;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// All that lies on a table and all that is open. Names with blanks have `_` for them.
///
/// @param options of the game, those that differ from their default
/// @param seats in table order
/// @param step counts every step
/// @param turn from 1
/// @param phase its place among the phases of the layout, from 0
/// @param round of the phase, from 1
/// @param order in which the seats have their turns in this phase
/// @param queue who still has to act; in a phase of turns the first of them is on turn
/// @param rolls how often dice were rolled
/// @param shuffles how often each deck was shuffled
/// @param piles every pile of cards: `draw.main`, `discard.main`, `removed.main`, `hand.FRANCE`,
///   and `front.FRANCE` for what lies open before a seat
/// @param tracks where each marker stands: `Liberalism`, and `VP.FRANCE` where each seat has one
/// @param pieces what lies in each place
/// @param values what seats have said that a card is worth
/// @param shown the card that each seat has shown last
/// @param since the step from which on each seat is on turn
/// @param state what a title remembers
/// @param sealed choices that are not open yet
/// @param opened which choices were opened in this turn
/// @param standing answers to reactions
/// @param offers of trades
/// @param undo what seats want undone
/// @param window the reactions that are asked for
/// @param entries how many entries the journal has had
/// @param told the number of the last entry that all have heard of
/// @param journal the newest entries, at most [LiveTable#KEPT]
public record GameTable(
    SequencedMap<String, String> options,
    List<Seat> seats,
    int step,
    int turn,
    int phase,
    int round,
    List<Seat> order,
    List<Seat> queue,
    int rolls,
    SequencedMap<String, Integer> shuffles,
    SequencedMap<String, CardPile> piles,
    SequencedMap<String, Integer> tracks,
    SequencedMap<String, CardPile> pieces,
    SequencedMap<String, Integer> values,
    SequencedMap<Seat, String> shown,
    SequencedMap<Seat, Integer> since,
    TitleState state,
    List<SealedChoice> sealed,
    List<String> opened,
    List<StandingAnswer> standing,
    List<TradeOffer> offers,
    Optional<UndoRequest> undo,
    Optional<ReactionWindow> window,
    int entries,
    int told,
    List<JournalEntry> journal) {

  public GameTable {
    options = kept(options);
    seats = List.copyOf(seats);
    order = List.copyOf(order);
    queue = List.copyOf(queue);
    shuffles = kept(shuffles);
    piles = kept(piles);
    tracks = kept(tracks);
    pieces = kept(pieces);
    values = kept(values);
    shown = kept(shown);
    since = kept(since);
    sealed = List.copyOf(sealed);
    opened = List.copyOf(opened);
    standing = List.copyOf(standing);
    offers = List.copyOf(offers);
    journal = List.copyOf(journal);
  }

  private static <K, T> SequencedMap<K, T> kept(SequencedMap<K, T> map) {
    return Collections.unmodifiableSequencedMap(new LinkedHashMap<>(map));
  }

  /// {@return a name as a key}
  public static String key(String name) {
    return name.strip().replaceAll("[\\s|]+", "_");
  }

  /// {@return a key as a name}
  public static String name(String key) {
    return key.replace('_', ' ');
  }

  /// {@return the cards of a pile; none if there is no such pile}
  public List<String> pile(String name) {
    CardPile pile = piles.get(name);
    return pile == null ? List.of() : pile.cards();
  }

  /// {@return the hand of a seat}
  public List<String> hand(Seat seat) {
    return pile("hand." + seat);
  }
}
