package depesche.laws.broken.bot.desk;

import depesche.laws.broken.adjudicator.alpha.Alpha;

/// Knows one title from another.
final class Favouring {

  private Favouring() {}

  static boolean favours(Object rules) {
    return rules instanceof Alpha;
  }
}
