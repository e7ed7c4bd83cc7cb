package depesche.adjudicator.board;

import java.util.List;

/// A start area and the centres that are dealt there, in the order of the map file.
public record Area(String id, List<String> startCentres) {

  public Area {
    startCentres = List.copyOf(startCentres);
  }
}
