package depesche.adjudicator.picture;

import depesche.adjudicator.Fact;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// A sheet as data: panels that a title composes of tracks, cards, counters and pools. A title with
/// a table of its own needs no painter of its own.
///
/// Its labels may be keys of `templates/TITLE/sheet.txt`, which says what is painted for them;
/// behind a colon stands what such a sentence is of, such as `CancelFor:3`.
///
/// @param name of the game on the box
/// @param title the moment, such as `Turn 3, Action`
/// @param panels from top to bottom; two narrow ones that follow each other stand side by side
/// @param colours the colour word of an owner, such as `red`; an owner without one gets one that is
///   free
/// @param table whose it is
public record SheetPicture(
    String name,
    String title,
    List<Panel> panels,
    SequencedMap<String, String> colours,
    PicturedTable table)
    implements Picture {

  public SheetPicture {
    panels = List.copyOf(panels);
    colours = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(colours));
    table = table == null ? PicturedTable.NONE : table;
  }

  /// A sheet of no table in particular.
  public SheetPicture(
      String name, String title, List<Panel> panels, SequencedMap<String, String> colours) {
    this(name, title, panels, colours, PicturedTable.NONE);
  }

  @Override
  public SheetPicture at(PicturedTable whose) {
    return new SheetPicture(name, title, panels, colours, whose);
  }

  /// A sheet on which nobody has a colour of their own.
  public SheetPicture(String name, String title, List<Panel> panels) {
    this(name, title, panels, new LinkedHashMap<>());
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
  /// @param active whether it counts now; one that does not is shown blank
  /// @param owner whose colour it has
  public record Marker(String name, boolean active, String owner) {

    /// A flag with the colour of its own name.
    public Marker(String name, boolean active) {
      this(name, active, name);
    }
  }

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
  /// @param says what it does as facts, until they are put into words; then none
  public record Card(
      String head,
      String name,
      String kind,
      Tone tone,
      String text,
      int discs,
      String note,
      List<Fact> says) {

    public Card {
      says = says == null ? List.of() : List.copyOf(says);
    }

    /// A card that says nothing as a fact.
    public Card(
        String head, String name, String kind, Tone tone, String text, int discs, String note) {
      this(head, name, kind, tone, text, discs, note, List.of());
    }

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

  /// Words beside one another, each with what they say.
  public record Notes(List<Note> notes) implements Item {
    public Notes {
      notes = List.copyOf(notes);
    }
  }

  /// What something stands at, such as `President` and `Ebert`.
  public record Note(String name, String value) {}

  /// A table with a line for each owner.
  ///
  /// @param heads of the columns
  public record Grid(List<String> heads, List<GridLine> lines) implements Item {
    public Grid {
      heads = List.copyOf(heads);
      lines = List.copyOf(lines);
    }
  }

  /// What the one reader has on file, face up for them alone.
  ///
  /// @param seat whose it is
  /// @param lines as one would write them
  public record Filed(String seat, List<String> lines) implements Item {
    public Filed {
      lines = List.copyOf(lines);
    }
  }

  /// {@return the same sheet with what its reader has on file above all else, if that is anything}
  ///
  /// @param heading of that part
  public SheetPicture with(String heading, Filed filed) {
    if (filed.lines().isEmpty()) {
      return this;
    }
    List<Panel> all = new ArrayList<>(List.of(new Panel(heading, List.of(filed))));
    all.addAll(panels);
    return new SheetPicture(name, title, all, colours, table);
  }

  /// A line of a table.
  ///
  /// @param name of its owner, who has a colour
  public record GridLine(String name, List<String> cells) {
    public GridLine {
      cells = List.copyOf(cells);
    }
  }
}
