package depesche.adjudicator.weimar.scenarios;

import depesche.adjudicator.weimar.board.ThreatKind;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.politics.FinalScoring;
import java.util.List;
import java.util.SequencedMap;

/// A scenario: how the board is set up, how long it lasts, how it is scored.
///
/// @param first its first round
/// @param last its last round
/// @param minorParties who controls each
/// @param cities the markers that lie there at the beginning
/// @param bases how many each party places
/// @param flags of each nation
/// @param society markers from left to right
/// @param timeline the cards of the timeline deck
/// @param later cards that join that deck when a round begins
/// @param removed cards that are not in the game
/// @param expansion expansion cards that begin in a party's deck
/// @param solo whether the KPD and the DNVP play themselves
public record WeimarScenario(
    String id,
    int first,
    int last,
    String foreignAffairs,
    int economy,
    String president,
    List<WeimarParty> government,
    SequencedMap<String, WeimarParty> minorParties,
    List<ThreatKind> drBox,
    SequencedMap<String, List<ThreatKind>> cities,
    List<RandomThreats> random,
    SequencedMap<WeimarParty, Integer> bases,
    SequencedMap<WeimarParty, Integer> seats,
    SequencedMap<WeimarParty, Integer> reserve,
    SequencedMap<WeimarParty, Integer> nsdap,
    int flags,
    List<String> society,
    List<String> timeline,
    SequencedMap<Integer, List<String>> later,
    List<String> removed,
    SequencedMap<WeimarParty, List<String>> expansion,
    FinalScoring.Kind scoring,
    boolean solo) {

  /// {@return how many rounds are played}
  public int rounds() {
    return last - first + 1;
  }
}
