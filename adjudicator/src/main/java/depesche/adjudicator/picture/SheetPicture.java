package depesche.adjudicator.picture;

import java.util.List;

/// A sheet as data: panels that a title composes of tracks, cards and counters. A title with a
/// table of its own needs no painter of its own.
///
/// @param name of the game on the box
/// @param title the moment, such as `Turn 3, Action`
/// @param panels from top to bottom
public record SheetPicture(String name, String title, List<Panel> panels) implements Picture {

  public SheetPicture {
    panels = List.copyOf(panels);
  }

  /// A part of the sheet under a heading.
  public record Panel(String heading, List<Item> items) {
    public Panel {
      items = List.copyOf(items);
    }
  }

  /// What a panel is made of.
  public sealed interface Item {}

  /// Spaces in a line, with markers on them.
  ///
  /// @param label what it measures; may be empty
  /// @param spaces from left to right
  public record Track(String label, List<Space> spaces) implements Item {
    public Track {
      spaces = List.copyOf(spaces);
    }
  }

  /// One space of a track and what is on it.
  ///
  /// @param name what is written on it; may be empty
  public record Space(String name, List<Marker> markers) {
    public Space {
      markers = List.copyOf(markers);
    }
  }

  /// Something that stands on a track.
  ///
  /// @param active whether it counts now; one that does not is shown blank
  public record Marker(String name, boolean active) {}

  /// Cards in a row.
  ///
  /// @param label such as `Hand`; may be empty
  public record Cards(String label, List<Card> cards) implements Item {
    public Cards {
      cards = List.copyOf(cards);
    }
  }

  /// A card; an empty name is an empty place.
  ///
  /// @param text what it does
  /// @param note at its foot, such as a price or the markers on it; may be empty
  public record Card(String name, String text, String note) {}

  /// Numbers beside one another, such as pools.
  public record Counters(List<Counter> counters) implements Item {
    public Counters {
      counters = List.copyOf(counters);
    }
  }

  /// A number and what it counts.
  public record Counter(String name, int amount) {}
}
