package depesche.adjudicator.bloodandiron;

import java.util.List;

/// A dislodged unit.
///
/// @param army where it stood
/// @param by the unit that dislodged it, where that came from
/// @param open where it may retreat to; empty if it can only disband
public record Displaced(Army army, Army by, List<String> open) {

  public Displaced {
    open = List.copyOf(open);
  }
}
