package depesche.adjudicator.bismarck.decks;

import java.util.List;

/// A great power, in the order of the doubles. Five have a flag on the diplomacy track; Germany and
/// France are only named by crises.
public enum EuropeanPower {
  RUSSIA,
  GB,
  AUSTRIA,
  ITALY,
  TURKEY,
  GERMANY,
  FRANCE;

  private static final List<EuropeanPower> FLAGS = List.of(RUSSIA, GB, AUSTRIA, ITALY, TURKEY);

  /// {@return the five powers that have a flag}
  public static List<EuropeanPower> flags() {
    return FLAGS;
  }

  public boolean hasFlag() {
    return this != GERMANY && this != FRANCE;
  }
}
