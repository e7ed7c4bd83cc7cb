package depesche.adjudicator.congress.game;

import depesche.adjudicator.congress.board.FrontArmy;
import depesche.adjudicator.congress.board.IssueSpace;
import depesche.adjudicator.congress.board.IssueTrack;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarFront;
import depesche.adjudicator.congress.scenarios.FrontSpaces;
import depesche.adjudicator.picture.SheetPicture.Counter;
import depesche.adjudicator.picture.SheetPicture.Counters;
import depesche.adjudicator.picture.SheetPicture.Item;
import depesche.adjudicator.picture.SheetPicture.Marker;
import depesche.adjudicator.picture.SheetPicture.Panel;
import depesche.adjudicator.picture.SheetPicture.Space;
import depesche.adjudicator.picture.SheetPicture.Track;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.LiveTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.IntStream;

/// The sheet: the four National Tracks with the table between them, points, and the armies by
/// front.
public final class CongressSheet {

  private static final int COLUMNS = 6;

  /// So many spaces fit in half the width.
  private static final int NARROW = 6;

  private final CongressGame game;
  private final LiveTable table;

  private CongressSheet(CongressGame game, LiveTable table) {
    this.game = game;
    this.table = table;
  }

  /// {@return whether the panels show a track or place: issues, blocks, and what is in a block}
  public static boolean isDrawn(LiveTable table, String thing) {
    boolean issue =
        table.book().layout().tracks().stream()
            .anyMatch(
                track ->
                    track.name().equals(thing) && track.spaces().equals(CongressTracks.SPACES));
    return issue || thing.endsWith(" block") || thing.equals(CongressTracks.TURN);
  }

  /// {@return the colours of the powers}
  public static SequencedMap<String, String> colours() {
    SequencedMap<String, String> colours = new LinkedHashMap<>();
    colours.put(MajorPower.FRANCE.name(), "blue");
    colours.put(MajorPower.BRITAIN.name(), "red");
    colours.put(MajorPower.RUSSIA.name(), "green");
    colours.put(MajorPower.AUSTRIA.name(), "yellow");
    colours.put("", "slate");
    return colours;
  }

  /// {@return the panels of this title}
  public static List<Panel> panels(CongressGame game, LiveTable table) {
    CongressSheet sheet = new CongressSheet(game, table);
    List<Panel> panels = new ArrayList<>(List.of(sheet.issues()));
    if (table.seats().size() < MajorPower.values().length) {
      panels.add(sheet.points());
    }
    panels.addAll(sheet.fronts());
    return panels;
  }

  private Panel issues() {
    IssueTrack track = game.track(table);
    List<Item> items = new ArrayList<>();
    items.add(negotiation(markers(track, new IssueSpace.OnNegotiationTable(), "")));
    for (MajorPower power : MajorPower.values()) {
      items.add(
          new Track(
              "",
              IntStream.rangeClosed(1, IssueSpace.SEAT)
                  .mapToObj(
                      space ->
                          new Space(
                              name(power, space),
                              markers(track, new IssueSpace.OnTrack(power, space), power.name())))
                  .toList()));
    }
    return new Panel(
        "Issues, " + game.month(table) + ": Negotiation Table and National Tracks", items);
  }

  private static String name(MajorPower power, int space) {
    return space == IssueSpace.SEAT
        ? "Seat"
        : space == 1 ? CongressTracks.words(power.name()) + " 1" : String.valueOf(space);
  }

  /// The issues on the table, in columns.
  private static Track negotiation(List<Marker> markers) {
    int rows = (markers.size() + COLUMNS - 1) / COLUMNS;
    return new Track(
        "",
        IntStream.range(0, COLUMNS)
            .mapToObj(
                column ->
                    new Space(
                        "",
                        markers.subList(
                            Math.min(markers.size(), column * rows),
                            Math.min(markers.size(), (column + 1) * rows))))
            .toList());
  }

  /// @param owner whose track it is; empty on the table
  private static List<Marker> markers(IssueTrack track, IssueSpace space, String owner) {
    return track.spaces().entrySet().stream()
        .filter(one -> one.getValue().equals(space))
        .map(one -> new Marker(one.getKey(), true, owner))
        .toList();
  }

  private Panel points() {
    List<Counter> points =
        PowerTracks.counted(table).stream()
            .map(
                power ->
                    new Counter(
                        CongressTracks.words(power.name()),
                        table.tracks().value(PowerTracks.points(table, power))))
            .toList();
    return new Panel("Victory Points", List.of(new Counters(points)));
  }

  /// Wide fronts stand alone, two of the others beside each other.
  private List<Panel> fronts() {
    List<Panel> panels = new ArrayList<>();
    for (FrontSpaces front : game.files().fronts()) {
      List<String> names = new ArrayList<>(front.besides());
      names.addAll(front.spaces());
      Track track = new Track("", front.front() == WarFront.G ? overseas() : spaces(front, names));
      panels.add(
          new Panel(
              "Front " + front.front() + ": " + front.name(),
              names.size() <= NARROW,
              List.of(track)));
    }
    return panels;
  }

  private List<Space> spaces(FrontSpaces front, List<String> names) {
    return names.stream().map(space -> new Space(space, armies(front.front(), space))).toList();
  }

  /// The War of 1812 is fought in one place; its armies stand beside each other.
  private List<Space> overseas() {
    return game.scenario(table).armies().stream()
        .filter(army -> army.front() == WarFront.G)
        .map(army -> new Space("", List.of(flag(army))))
        .toList();
  }

  private Marker flag(FrontArmy army) {
    return new Marker(
        army.name().replaceFirst("^Army of | Army$", "")
            + " "
            + table.pieces().in(army.name()).size(),
        true,
        army.power().name());
  }

  private List<Marker> armies(WarFront front, String space) {
    return game.scenario(table).armies().stream()
        .filter(army -> army.front() == front && stands(army).equals(space))
        .map(this::flag)
        .toList();
  }

  private String stands(FrontArmy army) {
    return army.front() == WarFront.G
        ? army.space()
        : table.tracks().shown(GameTable.key(CongressTracks.block(army.name())));
  }
}
