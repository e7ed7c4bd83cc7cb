package depesche.demo.letters;

import depesche.demo.planning.PrintedMap;
import depesche.demo.planning.StatusBoard;
import java.util.ArrayList;
import java.util.List;

/// What there is to write about on a map: provinces between two seats, centres lost, and troops at
/// the border.
///
/// @param before the board when letters were written last
/// @param players the names of the seats
public record BoardAffairs(
    PrintedMap printedMap, StatusBoard now, StatusBoard before, List<String> players)
    implements Affairs {

  public BoardAffairs {
    players = List.copyOf(players);
  }

  @Override
  public List<String> seats() {
    List<String> living = now.living().toList();
    return players.stream().filter(living::contains).toList();
  }

  @Override
  public int score(String seat) {
    return now.centresOf(seat).size();
  }

  /// Land that stands empty, belongs to neither and is in reach of both.
  @Override
  public List<String> between(String one, String other) {
    return printedMap.lands().values().stream()
        .filter(land -> !land.box() && !land.sea())
        .map(PrintedMap.Land::id)
        .filter(place -> !now.units().containsKey(place))
        .filter(place -> !owner(now, place).equals(one) && !owner(now, place).equals(other))
        .filter(place -> reaches(one, place) && reaches(other, place))
        .toList();
  }

  private boolean reaches(String seat, String place) {
    return now.unitsOf(seat).stream().anyMatch(unit -> printedMap.reaches(unit, place));
  }

  @Override
  public boolean hasTouched(String seat, String about) {
    StatusBoard.Unit unit = now.units().get(about);
    return unit != null && unit.owner().equals(seat);
  }

  @Override
  public List<Grievance> losses() {
    List<Grievance> losses = new ArrayList<>();
    now.owners()
        .forEach(
            (centre, owner) -> {
              String loser = owner(before, centre);
              if (!loser.equals(owner) && seats().contains(loser) && seats().contains(owner)) {
                losses.add(new Grievance(loser, owner, centre));
              }
            });
    return losses;
  }

  @Override
  public List<Grievance> threats() {
    List<Grievance> threats = new ArrayList<>();
    now.owners()
        .forEach(
            (centre, owner) ->
                now.units().values().stream()
                    .filter(unit -> printedMap.reaches(unit, centre))
                    .map(StatusBoard.Unit::owner)
                    .distinct()
                    .filter(other -> !other.equals(owner) && seats().contains(other))
                    .filter(_ -> seats().contains(owner))
                    .forEach(other -> threats.add(new Grievance(owner, other, centre))));
    return threats;
  }

  private static String owner(StatusBoard statusBoard, String centre) {
    return statusBoard.owners().getOrDefault(centre, "");
  }

  @Override
  public String called(String about) {
    return printedMap.land(about).english();
  }

  @Override
  public String year() {
    return "" + now.year();
  }
}
