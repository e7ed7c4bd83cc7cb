package depesche.adjudicator.table.position;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.layout.PieceLayout;
import depesche.adjudicator.table.layout.PlaceLayout;
import depesche.adjudicator.table.news.TableRefusal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The pieces of a table. There are no more of a kind than its supply, and no place holds more than
/// it has room for.
public final class LivePieces {

  private final LiveJournal table;
  private final SequencedMap<String, CardPile> places;

  LivePieces(LiveJournal table, GameTable from) {
    this.table = table;
    places = new LinkedHashMap<>(from.pieces());
  }

  SequencedMap<String, CardPile> piles() {
    return places;
  }

  /// {@return the full name of a piece: behind its seat, if seats have pieces of their own}
  public static String name(PieceLayout piece, Seat seat) {
    return piece.each() ? seat + " " + piece.name() : piece.name();
  }

  /// {@return the kind of a piece}
  public PieceLayout kind(String piece) {
    int blank = piece.indexOf(' ');
    boolean own = blank > 0 && table.seats().contains(new Seat(piece.substring(0, blank)));
    String bare = own ? piece.substring(blank + 1) : piece;
    return table.book().piece(bare);
  }

  /// {@return what lies in a place, in the order of its coming}
  public List<String> in(String place) {
    CardPile pile = places.get(GameTable.key(place));
    return pile == null ? List.of() : pile.cards().stream().map(GameTable::name).toList();
  }

  /// {@return how many pieces of this name lie in a place}
  public int count(String piece, String place) {
    return (int) in(place).stream().filter(piece::equals).count();
  }

  /// {@return how many pieces of this name lie on the table}
  public int onTable(String piece) {
    String key = GameTable.key(piece);
    return (int)
        places.values().stream().flatMap(pile -> pile.cards().stream()).filter(key::equals).count();
  }

  /// {@return how many are left beside the table}
  public int supply(String piece) {
    return kind(piece).supply() - onTable(piece);
  }

  /// Lays a piece without a word, when the table is set up.
  public void lay(String piece, String place) {
    PlaceLayout there = table.book().place(place);
    if (supply(piece) <= 0) {
      table.refuse(new TableRefusal.SupplyEmpty(piece, kind(piece).supply()));
    }
    if (in(place).size() >= there.room()) {
      table.refuse(new TableRefusal.PlaceIsFull(place, there.room()));
    }
    add(piece, place);
  }

  private void add(String piece, String place) {
    List<String> all = new ArrayList<>(in(place));
    all.add(piece);
    keep(place, all);
  }

  private void keep(String place, List<String> all) {
    if (all.isEmpty()) {
      places.remove(GameTable.key(place));
    } else {
      places.put(GameTable.key(place), new CardPile(all.stream().map(GameTable::key).toList()));
    }
  }

  private void drop(String piece, String place) {
    List<String> all = new ArrayList<>(in(place));
    if (!all.remove(piece)) {
      table.refuse(new TableRefusal.PieceNotThere(piece, place));
    }
    keep(place, all);
  }

  private static String key(String piece, String from, String to) {
    return "piece." + GameTable.key(piece) + ":" + GameTable.key(from) + ":" + GameTable.key(to);
  }

  /// Puts a piece from the supply in a place. If none is left, or the place is full, the act is
  /// refused.
  public int place(String piece, String place, String why) {
    lay(piece, place);
    return table.enter("PLACE", key(piece, "", place), piece, "", place, why);
  }

  /// Takes a piece back into the supply.
  public int remove(String piece, String place, String why) {
    drop(piece, place);
    return table.enter("REMOVE", key(piece, place, ""), piece, place, "", why);
  }

  /// Moves a piece from one place to another.
  public int move(String piece, String from, String to, String why) {
    drop(piece, from);
    lay(piece, to);
    return table.enter("MOVE", key(piece, from, to), piece, from, to, why);
  }

  /// Does the opposite of an entry.
  void undo(String key, String why) {
    String[] parts = key.substring("piece.".length()).split(":", -1);
    String piece = GameTable.name(parts[0]);
    String from = GameTable.name(parts[1]);
    String to = GameTable.name(parts[2]);
    if (from.isEmpty()) {
      remove(piece, to, why);
    } else if (to.isEmpty()) {
      place(piece, from, why);
    } else {
      move(piece, to, from, why);
    }
  }
}
