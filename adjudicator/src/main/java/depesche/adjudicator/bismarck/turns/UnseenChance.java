package depesche.adjudicator.bismarck.turns;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Draw;

/// No chance at all: the rules stop before each die, but not where cards are only looked at.
final class UnseenChance implements Chance {

  @Override
  public Draw open(String purpose, String scope) {
    throw new DanceStop(new DanceStop.Where.Beyond());
  }

  @Override
  public Draw hidden(String purpose, String scope) {
    throw new DanceStop(new DanceStop.Where.Beyond());
  }
}
