package depesche.adjudicator.standard;

import depesche.adjudicator.combat.RuleQuestions;
import depesche.adjudicator.combat.Rulebook;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.Weights;
import depesche.adjudicator.diplomacy.campaign.HouseRules;
import depesche.adjudicator.diplomacy.campaign.SharedBoard;
import depesche.adjudicator.kit.OptionAnswers;
import depesche.adjudicator.rules.Draws;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The answers of one game to the questions of [StandardOptions], and who plays what.
///
/// @param players the seat of each power, by power
/// @param homes the home centres of each seat, by seat
/// @param lastYear the last year; [Integer#MAX_VALUE] if the game goes on until it is won or drawn
/// @param chosen what the table chose otherwise than our answer, by key
record StandardRulings(
    SequencedMap<String, String> players,
    SequencedMap<String, List<String>> homes,
    Rulebook rulebook,
    Draw draw,
    int lastYear,
    SequencedMap<String, String> chosen)
    implements HouseRules {

  StandardRulings {
    players = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(players));
    homes = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(homes));
  }

  /// Whether the survivors may agree to share a draw.
  enum Draw {
    VOTED,
    NONE
  }

  static StandardRulings of(
      StandardMap map, SequencedMap<String, String> players, SequencedMap<String, String> options) {
    SequencedMap<String, List<String>> homes = new LinkedHashMap<>();
    for (StandardMap.Power power : map.powers()) {
      homes.put(players.getOrDefault(power.name(), power.name()), power.homes());
    }
    OptionAnswers answers =
        new OptionAnswers(
            StandardOptions.ALL,
            HouseRules.years(StandardOptions.LAST_YEAR, map.startYear()),
            options);
    return new StandardRulings(
        players,
        homes,
        RuleQuestions.rulebook(answers::value),
        answers.pick(StandardOptions.DRAW, Draw.values()),
        answers.number(),
        answers.chosen());
  }

  /// Rule 11: the vote is among the orders, if the table plays with draws at all.
  @Override
  public Draws draws() {
    return draw == Draw.NONE ? Draws.NONE : Draws.ORDERED;
  }

  /// {@return the rulings of this game}
  static StandardRulings of(SharedBoard sharedBoard) {
    if (sharedBoard.law() instanceof StandardRulings standardRulings) {
      return standardRulings;
    }
    throw new IllegalStateException("not a game of standard Diplomacy: " + sharedBoard.law());
  }

  @Override
  public String player(String power) {
    return players.getOrDefault(power, power);
  }

  @Override
  public Weights weights() {
    return Weights.TWOFOLD;
  }

  @Override
  public int offset(int year) {
    return 0;
  }

  @Override
  public boolean retreats(Unit unit) {
    return true;
  }

  @Override
  public Claim claim(Unit unit) {
    return Claim.TAKES;
  }

  @Override
  public boolean counts(SharedBoard sharedBoard, String centre) {
    return true;
  }

  @Override
  public boolean falls(int centres, int units) {
    // Rule 9: without units and centres a power is out of the game.
    return centres == 0 && units == 0;
  }

  @Override
  public boolean buildsIn(String owner, String centre) {
    // Rule 8: new units come in home centres only.
    return homes.getOrDefault(owner, List.of()).contains(centre);
  }
}
