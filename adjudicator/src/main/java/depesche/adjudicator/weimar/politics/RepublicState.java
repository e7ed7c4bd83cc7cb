package depesche.adjudicator.weimar.politics;

import depesche.adjudicator.weimar.board.GermanCities;
import depesche.adjudicator.weimar.board.ThreatKind;
import depesche.adjudicator.weimar.board.WeimarParty;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Step 5 of politics, the state of the Republic: economy, government declaration, unsafe cities,
/// crisis rolls, stabilisation.
///
/// @param newPoverty how many Poverty markers the economy brings, if that is known
/// @param safe the cities without a threat
/// @param points what each party of the Government gains for them
/// @param unsafe the cities with two threats or more, for each of which they lose a seat
/// @param crisisRolls how many each of them makes, if that is known
/// @param box what stays in the DR box after stabilisation
/// @param stabilised what goes
public record RepublicState(
    Optional<Integer> newPoverty,
    List<String> safe,
    SequencedMap<WeimarParty, Integer> points,
    List<String> unsafe,
    Optional<Integer> crisisRolls,
    List<ThreatKind> box,
    List<ThreatKind> stabilised) {

  private static final int NO_POVERTY = 3;
  private static final int UNSAFE = 2;
  private static final int SIX = 6;
  private static final int FIVE = 5;

  public RepublicState {
    safe = List.copyOf(safe);
    unsafe = List.copyOf(unsafe);
    box = List.copyOf(box);
    stabilised = List.copyOf(stabilised);
  }

  /// {@return the state of the Republic}
  ///
  /// @param government its parties
  public static RepublicState of(
      int economy, GermanCities cities, List<ThreatKind> drBox, List<WeimarParty> government) {
    List<String> safe = cities.names(city -> city.threatCount() == 0);
    SequencedMap<WeimarParty, Integer> points = new LinkedHashMap<>();
    // One point a city, shared by the parties of the Government.
    government.forEach(party -> points.put(party, safe.size() / government.size()));
    List<ThreatKind> stays = new ArrayList<>();
    List<ThreatKind> goes = new ArrayList<>();
    for (ThreatKind kind : drBox) {
      boolean passing = kind == ThreatKind.VIOLENT_PEACE || kind == ThreatKind.INSTABLE_STATE;
      (passing ? goes : stays).add(kind);
    }
    return new RepublicState(
        economy == NO_POVERTY ? Optional.of(0) : Optional.empty(),
        safe,
        points,
        cities.names(city -> city.threatCount() >= UNSAFE),
        crisisRolls(drBox.size()),
        stays,
        goes);
  }

  /// Six threats in the DR box are five crisis rolls; none are none. The board says the rest.
  private static Optional<Integer> crisisRolls(int threats) {
    return switch (threats) {
      case 0 -> Optional.of(0);
      case SIX -> Optional.of(FIVE);
      default -> Optional.empty();
    };
  }
}
