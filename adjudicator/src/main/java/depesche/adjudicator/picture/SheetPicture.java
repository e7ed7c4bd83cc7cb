package depesche.adjudicator.picture;

import java.util.List;

/// A sheet as data: panels that a title composes of tracks, cards, counters and pools. A title with
/// a table of its own needs no painter of its own.
///
/// @param name of the game on the box
/// @param title the moment, such as `Turn 3, Action`
/// @param panels from top to bottom; two narrow ones that follow each other stand side by side
public record SheetPicture(String name, String title, List<Panel> panels) implements Picture {

  public SheetPicture {
    panels = List.copyOf(panels);
  }

  /// A part of the sheet under a heading.
  ///
  /// @param narrow whether half the width of the sheet is enough
  public record Panel(String heading, boolean narrow, List<Item> items) {
    public Panel {
      items = List.copyOf(items);
    }

    /// A panel as wide as the sheet.
    public Panel(String heading, List<Item> items) {
      this(heading, false, items);
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
  /// @param zone the part of the track it belongs to, such as a sphere; may be empty. Between two
  ///   zones is a solid line, within one a dotted line
  /// @param drift where what stands on it goes by itself
  public record Space(String name, String zone, Drift drift, List<Marker> markers) {
    public Space {
      markers = List.copyOf(markers);
    }

    /// A space of a track without zones.
    public Space(String name, List<Marker> markers) {
      this(name, "", Drift.NONE, markers);
    }
  }

  /// Where an arrow on a space points.
  public enum Drift {
    NONE,
    LEFT,
    RIGHT
  }

  /// A flag that stands on a track.
  ///
  /// @param name it has the colour of an owner of this name
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
  /// @param head above it, such as its place and its odds; may be empty
  /// @param kind what kind of card it is, in the words of the game; may be empty
  /// @param tone the colour of its kind
  /// @param text what it does
  /// @param discs how many lie on it
  /// @param note at its foot, such as a price; may be empty
  public record Card(
      String head, String name, String kind, Tone tone, String text, int discs, String note) {

    /// A card of no kind, with nothing on it.
    public Card(String name, String text, String note) {
      this("", name, "", Tone.PLAIN, text, 0, note);
    }
  }

  /// Colours that tell kinds of cards apart.
  public enum Tone {
    PLAIN,
    BLACK,
    GREEN,
    RED,
    BLUE
  }

  /// Numbers beside one another.
  public record Counters(List<Counter> counters) implements Item {
    public Counters {
      counters = List.copyOf(counters);
    }
  }

  /// Places beside one another that hold discs, such as pools or the benches of a parliament.
  public record Pools(List<Counter> counters) implements Item {
    public Pools {
      counters = List.copyOf(counters);
    }
  }

  /// A number and what it counts.
  public record Counter(String name, int amount) {}
}
