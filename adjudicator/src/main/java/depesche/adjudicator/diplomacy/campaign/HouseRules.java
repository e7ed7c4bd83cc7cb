package depesche.adjudicator.diplomacy.campaign;

import depesche.adjudicator.combat.Rulebook;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.Weights;
import depesche.adjudicator.kit.OptionAnswers;
import depesche.adjudicator.rules.Draws;
import depesche.adjudicator.rules.Ruling;
import java.util.SequencedMap;

/// Where the titles of the family, or the tables that play them, differ: the rulings of one game as
/// the common phases need them.
public interface HouseRules {

  /// The latest year in which a game may end.
  int LATEST = 1999;

  /// What a unit does to the ownership of the centre on which it stands after Fall.
  enum Claim {
    TAKES,
    FREES,
    LEAVES
  }

  /// {@return what the table chose otherwise than the first answer, by key}
  SequencedMap<String, String> chosen();

  /// {@return the answers where editions of the common rules differ}
  Rulebook rulebook();

  /// {@return who plays a power of the map; the power itself if it has no player}
  String player(String power);

  /// {@return what each kind of unit counts for}
  Weights weights();

  /// {@return how many units fewer than centres everybody may keep in the winter of a year}
  int offset(int year);

  /// {@return whether a unit may retreat when it is dislodged; otherwise it leaves the board}
  boolean retreats(Unit unit);

  /// {@return what a unit does to a centre after Fall}
  Claim claim(Unit unit);

  /// {@return whether a centre counts for its owner now}
  boolean counts(SharedBoard sharedBoard, String centre);

  /// {@return whether a seat is out of the game that has so many centres and units after a winter}
  boolean falls(int centres, int units);

  /// {@return whether an owner may build in a centre that is theirs and vacant}
  boolean buildsIn(String owner, String centre);

  /// {@return the last year; [Integer#MAX_VALUE] if the game goes on until it is decided}
  int lastYear();

  /// {@return who asks the seats whether they end the game as a draw}
  default Draws draws() {
    return Draws.TABLE;
  }

  /// {@return how the last year of a game may be answered}
  static OptionAnswers.Numeral years(Ruling lastYear, int earliest) {
    return new OptionAnswers.Numeral(lastYear, earliest, LATEST);
  }
}
