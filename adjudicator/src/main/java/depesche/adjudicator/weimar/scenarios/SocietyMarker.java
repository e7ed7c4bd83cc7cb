package depesche.adjudicator.weimar.scenarios;

import java.util.List;

/// A society marker and what it does each time, as far as the playbook says.
///
/// @param effects such as `SPD SEAT 1`; none if only the printed marker says
public record SocietyMarker(String name, List<String> effects) {

  public SocietyMarker {
    effects = List.copyOf(effects);
  }
}
