package depesche.adjudicator.weimar.scenarios;

import depesche.adjudicator.weimar.board.ThreatKind;
import java.util.Optional;

/// Threat markers that a scenario puts in different cities by dice.
///
/// @param not a marker beside which none of them may lie
public record RandomThreats(ThreatKind kind, int count, Optional<ThreatKind> not) {}
