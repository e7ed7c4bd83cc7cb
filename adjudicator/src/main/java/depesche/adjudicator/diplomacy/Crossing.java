package depesche.adjudicator.diplomacy;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import depesche.adjudicator.combat.Kind;
import depesche.adjudicator.combat.Unit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The ways that fleets at sea could carry an army. Only fleets in seas convoy.
final class Crossing {

  private final Board board;
  private final List<String> seas;

  /// @param units those whose fleets may carry
  Crossing(Board board, List<Unit> units) {
    this.board = board;
    this.seas =
        units.stream()
            .filter(unit -> unit.kind() == Kind.FLEET)
            .map(Unit::province)
            .filter(at -> board.province(at).terrain() == Terrain.SEA)
            .toList();
  }

  /// {@return whether fleets could carry an army from the one province to the other}
  boolean links(String from, String to) {
    return lands(to) && !from.equals(to) && !path(from, to).isEmpty();
  }

  /// {@return whether a chain of fleets with this one in it could}
  boolean links(String from, String to, String sea) {
    List<String> chain = around(sea);
    return lands(to)
        && !from.equals(to)
        && chain.stream().anyMatch(one -> touches(one, from))
        && chain.stream().anyMatch(one -> touches(one, to));
  }

  /// {@return every province where a chain of fleets with this one in it takes armies on board or
  /// sets them ashore, in the order of the board}
  List<String> shores(String sea) {
    List<String> chain = around(sea);
    return board.provinces().stream()
        .map(Province::id)
        .filter(id -> lands(id) && chain.stream().anyMatch(one -> touches(one, id)))
        .toList();
  }

  /// {@return every province to which fleets could carry an army from this one}
  List<String> shoresFrom(String from) {
    return seas.stream()
        .filter(sea -> touches(sea, from))
        .flatMap(sea -> shores(sea).stream())
        .distinct()
        .filter(to -> !to.equals(from))
        .toList();
  }

  private boolean lands(String to) {
    return board.province(to).terrain() == Terrain.COAST;
  }

  private List<String> around(String sea) {
    List<String> chain = new ArrayList<>(seas.contains(sea) ? List.of(sea) : List.of());
    for (int next = 0; next < chain.size(); next++) {
      String here = chain.get(next);
      seas.stream()
          .filter(other -> !chain.contains(other) && touches(here, other))
          .toList()
          .forEach(chain::add);
    }
    return chain;
  }

  /// {@return the seas of a shortest way; empty if there is none}
  List<String> path(String from, String to) {
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
