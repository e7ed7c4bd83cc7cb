package depesche.adjudicator.combat.movement;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// The ways that fleets at sea could carry an army. Only fleets in seas convoy.
public final class ConvoyRoutes {

  private final Board board;
  private final BoardBits boardBits;

  /// The seas with fleets, in the order of the board.
  private final List<String> seas;

  private final long fleets;

  private ConvoyRoutes(Board board, BoardBits boardBits, List<String> seas) {
    this.board = board;
    this.boardBits = boardBits;
    this.seas = seas;
    long all = 0;
    for (String sea : seas) {
      all |= boardBits.atSea[board.index(sea)];
    }
    fleets = all;
  }

  /// A board without fleets.
  public ConvoyRoutes(Board board) {
    this(board, new BoardBits(board), List.of());
  }

  /// {@return the ways of these units' fleets}
  public ConvoyRoutes by(List<Unit> units) {
    List<String> seas = new ArrayList<>();
    for (Unit unit : units) {
      if (unit.unitKind() == UnitKind.FLEET
          && board.province(unit.province()).terrain() == Terrain.SEA) {
        seas.add(unit.province());
      }
    }
    return new ConvoyRoutes(board, boardBits, seas);
  }

  /// {@return the ways that are left without this unit}
  public ConvoyRoutes without(Unit unit) {
    return new ConvoyRoutes(
        board, boardBits, seas.stream().filter(sea -> !sea.equals(unit.place())).toList());
  }

  /// {@return whether fleets could carry an army from the one province to the other}
  public boolean links(String from, String to) {
    return !from.equals(to) && boardBits.connects(board.index(from), board.index(to), fleets);
  }

  /// {@return whether they could by a way on which the fleet in this sea is needed}
  public boolean links(String from, String to, String by) {
    int sea = boardBits.sea[board.index(by)];
    return sea != OrderField.NONE
        && !from.equals(to)
        && boardBits.carries(sea, board.index(from), board.index(to), fleets);
  }

  /// {@return every province to which fleets could carry an army from this one}
  public List<String> shores(String from) {
    return provinces().filter(to -> links(from, to)).toList();
  }

  /// {@return every province to which they could by a way on which the fleet in this sea is needed}
  public List<String> shores(String from, String by) {
    return provinces().filter(to -> links(from, to, by)).toList();
  }

  private Stream<String> provinces() {
    return board.provinces().stream().map(Province::id);
  }

  /// {@return the seas of a shortest way; empty if there is none}
  public List<String> path(String from, String to) {
    SequencedMap<String, List<String>> paths = new LinkedHashMap<>();
    Deque<String> open = new ArrayDeque<>();
    for (String sea : seas) {
      if (touches(sea, from)) {
        paths.put(sea, List.of(sea));
        open.add(sea);
      }
    }
    while (!open.isEmpty()) {
      String here = open.remove();
      List<String> path = paths.getOrDefault(here, List.of());
      if (touches(here, to)) {
        return path;
      }
      for (String sea : seas) {
        if (!paths.containsKey(sea) && touches(here, sea)) {
          List<String> longer = new ArrayList<>(path);
          longer.add(sea);
          paths.put(sea, longer);
          open.add(sea);
        }
      }
    }
    return List.of();
  }

  private boolean touches(String sea, String province) {
    return board.fleetNeighbours(sea).stream()
        .anyMatch(place -> Province.of(place).equals(province));
  }
}
