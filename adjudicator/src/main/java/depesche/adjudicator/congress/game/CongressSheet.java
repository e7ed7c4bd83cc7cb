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
import java.util.List;
import java.util.stream.IntStream;

/// The sheet: the four National Tracks with the table between them, points, and the armies by
/// front.
public final class CongressSheet {

  private final CongressGame game;
  private final LiveTable table;

  private CongressSheet(CongressGame game, LiveTable table) {
    this.game = game;
    this.table = table;
  }

  /// {@return the panels of this title}
  public static List<Panel> panels(CongressGame game, LiveTable table) {
    CongressSheet sheet = new CongressSheet(game, table);
    return List.of(sheet.issues(), sheet.points(), sheet.fronts());
  }

  private Panel issues() {
    IssueTrack track = game.track(table);
    List<Item> items = new ArrayList<>();
    items.add(
        new Track(
            "",
            List.of(
                new Space(
                    "Negotiation Table", markers(track, new IssueSpace.OnNegotiationTable())))));
    for (MajorPower power : MajorPower.values()) {
      items.add(
          new Track(
              CongressBooks.words(power.name()),
              IntStream.rangeClosed(1, IssueSpace.SEAT)
                  .mapToObj(
                      space ->
                          new Space(
                              space == IssueSpace.SEAT ? "Seat" : String.valueOf(space),
                              markers(track, new IssueSpace.OnTrack(power, space))))
                  .toList()));
    }
    return new Panel("Issues, " + game.month(table), items);
  }

  private static List<Marker> markers(IssueTrack track, IssueSpace space) {
    return track.spaces().entrySet().stream()
        .filter(one -> one.getValue().equals(space))
        .map(one -> new Marker(one.getKey(), true))
        .toList();
  }

  private Panel points() {
    List<Counter> points =
        PowerTracks.counted(table).stream()
            .map(
                power ->
                    new Counter(
                        CongressBooks.words(power.name()),
                        table.tracks().value(PowerTracks.points(table, power))))
            .toList();
    return new Panel("Victory Points", List.of(new Counters(points)));
  }

  private Panel fronts() {
    List<Item> items = new ArrayList<>();
    for (FrontSpaces front : game.files().fronts()) {
      List<String> names = new ArrayList<>(front.besides());
      names.addAll(front.spaces());
      items.add(
          new Track(
              "Front " + front.front() + ": " + front.name(),
              names.stream()
                  .map(space -> new Space(space, armies(front.front(), space)))
                  .toList()));
    }
    return new Panel("Armies", items);
  }

  private List<Marker> armies(WarFront front, String space) {
    return game.scenario(table).armies().stream()
        .filter(army -> army.front() == front && stands(army).equals(space))
        .map(army -> new Marker(army.name() + " " + table.pieces().in(army.name()).size(), true))
        .toList();
  }

  private String stands(FrontArmy army) {
    return army.front() == WarFront.G
        ? army.space()
        : table.tracks().shown(GameTable.key(CongressTracks.block(army.name())));
  }
}
