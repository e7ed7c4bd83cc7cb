package depesche.adjudicator.weimar;

import depesche.adjudicator.picture.SheetPicture.Counter;
import depesche.adjudicator.picture.SheetPicture.Drift;
import depesche.adjudicator.picture.SheetPicture.Item;
import depesche.adjudicator.picture.SheetPicture.Marker;
import depesche.adjudicator.picture.SheetPicture.Panel;
import depesche.adjudicator.picture.SheetPicture.Pools;
import depesche.adjudicator.picture.SheetPicture.Space;
import depesche.adjudicator.picture.SheetPicture.Track;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.weimar.board.CityState;
import depesche.adjudicator.weimar.board.OpinionTrack;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.play.WeimarNames;
import depesche.adjudicator.weimar.play.WeimarTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// What is above the family's part of the sheet: Parliament, the Opinion Track with all issues on
/// it, and how full the cities are.
final class WeimarPanels {

  private WeimarPanels() {}

  /// {@return whether the panels show a track or place: issues, cities, seats, the economy}
  static boolean isDrawn(LiveTable live, String thing) {
    boolean issue =
        live.book().layout().tracks().stream()
            .anyMatch(
                track -> track.name().equals(thing) && track.spaces().contains(WeimarNames.OUT));
    return issue || thing.equals(WeimarNames.SEATS) || thing.equals(WeimarNames.ECONOMY);
  }

  /// {@return the colours of the parties}
  static SequencedMap<String, String> colours() {
    SequencedMap<String, String> colours = new LinkedHashMap<>();
    colours.put(WeimarParty.SPD.name(), "orange");
    colours.put(WeimarParty.ZENTRUM.name(), "sky");
    colours.put(WeimarParty.KPD.name(), "red");
    colours.put(WeimarParty.DNVP.name(), "black");
    colours.put("", "slate");
    return colours;
  }

  /// {@return the panels}
  static List<Panel> of(WeimarTable table) {
    return List.of(parliament(table), republic(table), opinion(table), cities(table));
  }

  private static Panel parliament(WeimarTable table) {
    List<Counter> seats = new ArrayList<>();
    table
        .values(WeimarNames.SEATS)
        .forEach((party, count) -> seats.add(new Counter(party.name(), count)));
    String government =
        String.join(" and ", table.government().stream().map(WeimarParty::name).toList());
    return new Panel("Government: " + government, true, List.of(new Pools(seats)));
  }

  private static Panel republic(WeimarTable table) {
    return new Panel(
        "Republic",
        true,
        List.of(
            new Pools(
                List.of(
                    new Counter("round", table.round()),
                    new Counter("economy", table.value(WeimarNames.ECONOMY)),
                    new Counter("DR box", table.drBox().size())))));
  }

  private static Panel opinion(WeimarTable table) {
    OpinionTrack track = table.game().board().opinion();
    SequencedMap<String, OpinionTrack.Space> issues = table.issues();
    List<Item> columns = new ArrayList<>();
    for (WeimarParty party : WeimarParty.values()) {
      columns.add(column(track, issues, party));
    }
    List<Space> shared =
        track.spaces().stream()
            .filter(space -> !(space instanceof OpinionTrack.Space.Own))
            .map(space -> space(issues, space))
            .toList();
    columns.addFirst(new Track("", shared));
    return new Panel("Opinion Track", columns);
  }

  private static Track column(
      OpinionTrack track, SequencedMap<String, OpinionTrack.Space> issues, WeimarParty party) {
    List<Space> spaces =
        track.spaces().stream()
            .filter(
                space ->
                    space instanceof OpinionTrack.Space.Own(WeimarParty owner, _) && owner == party)
            .map(space -> space(issues, space))
            .toList();
    return new Track("", spaces);
  }

  private static Space space(
      SequencedMap<String, OpinionTrack.Space> issues, OpinionTrack.Space space) {
    List<Marker> markers =
        issues.entrySet().stream()
            .filter(issue -> issue.getValue().equals(space))
            .map(issue -> new Marker(issue.getKey(), true, ""))
            .toList();
    return new Space(OpinionTrack.name(space), markers);
  }

  /// A marker for each base, in the colour of its party, and one for each threat.
  private static Panel cities(WeimarTable table) {
    List<Space> spaces = new ArrayList<>();
    for (CityState city : table.cities().all().values()) {
      List<Marker> markers = new ArrayList<>();
      city.bases()
          .forEach(
              (party, count) -> {
                if (count > 0) {
                  markers.add(
                      new Marker(
                          count == 1 ? party.name() : count + " " + party, true, party.name()));
                }
              });
      city.units()
          .forEach(
              unit ->
                  markers.add(
                      new Marker(WeimarNames.piece(unit.type(), unit.commander()), true, "")));
      city.threats()
          .forEach(threat -> markers.add(new Marker(WeimarNames.piece(threat), false, "")));
      spaces.add(new Space(city.place().name(), "", Drift.NONE, markers));
    }
    int half = (spaces.size() + 1) / 2;
    return new Panel(
        "Cities",
        List.of(
            new Track("", spaces.subList(0, half)),
            new Track("", spaces.subList(half, spaces.size()))));
  }
}
