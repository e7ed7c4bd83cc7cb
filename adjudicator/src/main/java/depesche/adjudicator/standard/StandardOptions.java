package depesche.adjudicator.standard;

import depesche.adjudicator.combat.RuleQuestions;
import depesche.adjudicator.rules.Ruling;
import java.util.List;
import java.util.stream.Stream;

/// Where editions of the rules differ and what a house may choose, our answer first.
final class StandardOptions {

  static final Ruling DRAW =
      new Ruling("draw", "a draw that all survivors share", List.of("VOTED", "NONE"));
  static final Ruling LAST_YEAR =
      new Ruling("lastYear", "the last year, or OFF", List.of("OFF", "1914"));

  static final List<Ruling> ALL =
      Stream.concat(RuleQuestions.ALL.stream(), Stream.of(DRAW, LAST_YEAR)).toList();

  private StandardOptions() {}
}
