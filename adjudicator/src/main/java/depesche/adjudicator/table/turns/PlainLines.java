package depesche.adjudicator.table.turns;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.layout.PhaseLayout;
import depesche.adjudicator.table.layout.TableBook;
import depesche.adjudicator.table.layout.TrackLayout;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LivePieces;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.LiveTracks;
import java.util.List;
import java.util.stream.Stream;

/// Lines that fit any table: a card of one's own hand, a marker of one's own, a piece, `END`.
public final class PlainLines {

  private static final int FEW = 4;

  private final LiveTable table;
  private final Seat seat;
  private final TableBook book;

  private PlainLines(LiveTable table, Seat seat) {
    this.table = table;
    this.seat = seat;
    this.book = table.book();
  }

  /// {@return for each line some that may do}
  static List<List<String>> of(LiveTable table, Seat seat) {
    PlainLines lines = new PlainLines(table, seat);
    boolean together = table.stage().phase().mode() == PhaseLayout.Mode.TOGETHER;
    // Lines that ask for reactions or end the turn come behind the others.
    return List.of(
        together ? lines.trades() : lines.board(),
        Stream.concat(cards(table, seat, "PLAY ").stream(), Stream.of("DRAW 1")).toList(),
        List.of("END", "PASS"));
  }

  /// {@return lines that do something with a card of a hand, by its title if that is typed}
  public static List<String> cards(LiveTable table, Seat seat, String verb) {
    return table.cards().pile(LiveCards.hand(seat)).stream()
        .flatMap(card -> Stream.of(table.book().card(card).title(), card))
        .distinct()
        .map(card -> verb + card)
        .toList();
  }

  private List<String> trades() {
    return table.from(seat).stream()
        .filter(other -> !other.equals(seat))
        .limit(1)
        .flatMap(
            other ->
                cards(table, seat, "TRADE ").stream()
                    .limit(FEW)
                    .map(line -> line + " WITH " + other))
        .toList();
  }

  private List<String> board() {
    return Stream.concat(markers().limit(FEW), pieces().limit(FEW)).toList();
  }

  private Stream<String> markers() {
    return book.layout().tracks().stream().map(this::moved);
  }

  private String moved(TrackLayout track) {
    int value = table.tracks().value(LiveTracks.key(track, seat));
    return track.spaces().isEmpty()
        ? "ADD " + track.name() + (value < track.most() ? " 1" : " -1")
        : "SET " + track.name() + " " + track.spaces().get(value > 0 ? value - 1 : 1);
  }

  private Stream<String> pieces() {
    return book.layout().pieces().stream()
        .filter(piece -> table.pieces().supply(LivePieces.name(piece, seat)) > 0)
        .flatMap(
            piece ->
                book.layout().places().stream()
                    .filter(place -> table.pieces().in(place.name()).size() < place.room())
                    .map(place -> "PLACE " + piece.name() + " " + place.name()));
  }
}
