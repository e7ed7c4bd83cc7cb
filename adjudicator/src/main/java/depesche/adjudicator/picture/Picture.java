package depesche.adjudicator.picture;

import depesche.adjudicator.Seat;
import java.util.List;
import java.util.Optional;

/// A picture as data: what it shows. The rules know this; a painter knows outlines, letters and
/// colours.
public sealed interface Picture permits Picture.MapPicture, Picture.BoardPicture, SheetPicture {

  /// {@return the moment it shows, such as `Spring 1866, movement`}
  String title();

  /// {@return whose table it shows}
  PicturedTable table();

  /// {@return the same picture at somebody's table}
  Picture at(PicturedTable table);

  /// A map picture as data: what is where and who ordered what. A painter knows outlines and
  /// colours; the rules know this.
  ///
  /// @param map the id of the map whose outlines to use
  /// @param title the phase, such as `Spring 1866, movement`
  /// @param owners everyone who may own an area, in table order, for colours and legend
  /// @param tints areas in the colour of an owner; areas not named are nobody's
  /// @param pieces units where they stand
  /// @param arrows the orders of the turn just judged; empty for a bare position
  /// @param winners the seats that have won; empty while the game goes on
  /// @param around the owner whose theatre it shows; empty for the whole board
  /// @param dark whether it is for the night
  /// @param table whose it is
  record MapPicture(
      String map,
      String title,
      List<Owner> owners,
      List<Tint> tints,
      List<Piece> pieces,
      List<Arrow> arrows,
      List<String> winners,
      String around,
      boolean dark,
      PicturedTable table)
      implements Picture {

    /// A picture of the whole board.
    public MapPicture(
        String map,
        String title,
        List<Owner> owners,
        List<Tint> tints,
        List<Piece> pieces,
        List<Arrow> arrows,
        List<String> winners) {
      this(map, title, owners, tints, pieces, arrows, winners, "", false, PicturedTable.NONE);
    }

    /// A picture of a game that goes on.
    public MapPicture(
        String map,
        String title,
        List<Owner> owners,
        List<Tint> tints,
        List<Piece> pieces,
        List<Arrow> arrows) {
      this(map, title, owners, tints, pieces, arrows, List.of());
    }

    public MapPicture {
      owners = List.copyOf(owners);
      tints = List.copyOf(tints);
      pieces = List.copyOf(pieces);
      arrows = List.copyOf(arrows);
      winners = List.copyOf(winners);
      // A picture that was kept before tables had names has none.
      table = table == null ? PicturedTable.NONE : table;
    }

    @Override
    public MapPicture at(PicturedTable whose) {
      return new MapPicture(
          map, title, owners, tints, pieces, arrows, winners, around, dark, whose);
    }

    /// {@return the same around an owner}
    public MapPicture near(String owner) {
      return new MapPicture(map, title, owners, tints, pieces, arrows, winners, owner, dark, table);
    }

    /// {@return the same for the night}
    public MapPicture atNight() {
      return new MapPicture(
          map, title, owners, tints, pieces, arrows, winners, around, true, table);
    }

    /// One line of the legend.
    ///
    /// @param name the seat or power
    /// @param seated whether a player holds it; a foreign power has no player
    public record Owner(String name, boolean seated, int centres, int units) {}

    /// An area and the name of its owner.
    public record Tint(String area, String owner) {}

    /// A unit.
    ///
    /// @param area where it stands; a fleet on one of several coasts is at a place such as `STP/NC`
    /// @param kind `A` an army, `AA` a double army, `F` a fleet
    public record Piece(String area, String owner, String kind, Condition condition) {}

    /// How a unit stands.
    public enum Condition {
      STANDING,
      DISLODGED
    }

    /// An order: of the turn just judged, or on file. Every area may be a place on a coast, such as
    /// `STP/NC`.
    ///
    /// @param from where the ordered unit stood
    /// @param aided where the supported or convoyed unit stood; `from` again for orders that aid
    ///   nobody
    /// @param to where the moving unit went or should have gone; for a hold or a supported hold
    ///   where the unit stood
    /// @param via the sea areas of the fleets that carried a moving army, in the order it passed
    ///   them; empty if it went by land or was not carried
    public record Arrow(
        String owner,
        Act act,
        String from,
        String aided,
        String to,
        List<String> via,
        Fate fate,
        Written written) {

      public Arrow {
        via = List.copyOf(via);
      }

      /// An order of which nobody needs to know how it was written.
      public Arrow(
          String owner,
          Act act,
          String from,
          String aided,
          String to,
          List<String> via,
          Fate fate) {
        this(owner, act, from, aided, to, via, fate, new Written(owner, "", ""));
      }

      /// An order of a unit that no fleet carries.
      public Arrow(String owner, Act act, String from, String aided, String to, Fate fate) {
        this(owner, act, from, aided, to, List.of(), fate);
      }

      /// {@return the same order, as it was written}
      public Arrow by(Written by) {
        return new Arrow(owner, act, from, aided, to, via, fate, by);
      }
    }

    /// How an order was written.
    ///
    /// @param seat who wrote it
    /// @param order in canonical notation; may be empty
    /// @param when the phase for which it waits, by its id, or `IF` if it waits for a condition;
    ///   empty if it counts now
    public record Written(String seat, String order, String when) {}

    /// What kind of order an arrow shows.
    public enum Act {
      HOLD,
      MOVE,
      SUPPORT_HOLD,
      SUPPORT_MOVE,
      CONVOY,
      RETREAT,
      BUILD,
      REMOVE
    }

    /// Whether it came about.
    public enum Fate {
      DONE,
      FAILED,
      /// It is on file and not judged yet.
      ORDERED,
      /// It is on file and cannot succeed by what else its writer has on file.
      VAIN
    }
  }

  /// A board as data: who has how much of what, who goes first, and what is on the table. All of it
  /// is open to everybody but what one reader has on file.
  ///
  /// @param name of the game on the box
  /// @param title the moment, such as `Turn 3, Bid Phase`
  /// @param turn the turn it shows, from 1
  /// @param turns how many the game has
  /// @param over whether the game has ended
  /// @param points what wins, such as `VP`
  /// @param traits what else there are levels of, in the order of the columns
  /// @param rows every seat, in table order
  /// @param cards face up on the table, taken or not
  /// @param event the event last turned up, if any was
  /// @param filed what the one reader has on file; nothing on the board that all see
  /// @param table whose it is
  record BoardPicture(
      String name,
      String title,
      int turn,
      int turns,
      boolean over,
      String points,
      List<String> traits,
      List<Row> rows,
      List<Card> cards,
      Optional<Card> event,
      Optional<SheetPicture.Filed> filed,
      PicturedTable table)
      implements Picture {

    /// {@return the same board with what its reader has on file, if that is anything}
    public BoardPicture with(SheetPicture.Filed own) {
      return new BoardPicture(
          name,
          title,
          turn,
          turns,
          over,
          points,
          traits,
          rows,
          cards,
          event,
          Optional.of(own).filter(one -> !one.lines().isEmpty()),
          table);
    }

    @Override
    public BoardPicture at(PicturedTable whose) {
      return new BoardPicture(
          name, title, turn, turns, over, points, traits, rows, cards, event, filed, whose);
    }

    public BoardPicture {
      traits = List.copyOf(traits);
      rows = List.copyOf(rows);
      cards = List.copyOf(cards);
      table = table == null ? PicturedTable.NONE : table;
    }

    /// One seat.
    ///
    /// @param first whether it goes first this turn
    /// @param rank by points, from 1; equals share one
    /// @param bids how many cards it plays this turn
    /// @param points its points
    /// @param levels its levels, in the order of the traits
    /// @param history its points as the game began and at the end of each turn since
    public record Row(
        Seat seat,
        boolean first,
        int rank,
        int bids,
        Level points,
        List<Level> levels,
        List<Integer> history) {

      public Row {
        levels = List.copyOf(levels);
        history = List.copyOf(history);
      }
    }

    /// How much somebody has.
    ///
    /// @param change in the step just judged
    /// @param highest whether it is more than anybody else has
    public record Level(int amount, int change, boolean highest) {}

    /// A card.
    ///
    /// @param text what it does
    /// @param taker who has taken it; an event is nobody's
    public record Card(String name, String text, Optional<Seat> taker) {}
  }
}
