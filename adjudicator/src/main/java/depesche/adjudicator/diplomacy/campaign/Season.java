package depesche.adjudicator.diplomacy.campaign;

/// A season in which units move.
public enum Season {
  SPRING,
  FALL
}
