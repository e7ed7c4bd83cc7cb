package depesche.adjudicator.board;

import java.util.List;

/// A start area and the centres that are dealt there, in the order of the map file.
public record DealtArea(String id, List<String> startCentres) {

  public DealtArea {
    startCentres = List.copyOf(startCentres);
  }
}
