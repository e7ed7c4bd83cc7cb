package depesche.adjudicator.greatpowers.table;

import java.util.List;

/// The awards of the Score Phase, in printed order.
public enum Award {
  ARMY(Token.ARMIES, 7),
  NAVY(Token.NAVIES, 5),
  INDUSTRY(Token.INDUSTRY, 5),
  POPULATION(Token.POPULATION, 5),
  NATIONALISM(Token.NATIONALISM, 5),
  COLONY(Token.COLONIES, 5);

  /// All of them, in the order in which they are given.
  public static final List<Award> ORDER = List.of(values());

  private final Token trait;
  private final int points;

  Award(Token trait, int points) {
    this.trait = trait;
    this.points = points;
  }

  public Token trait() {
    return trait;
  }

  public int points() {
    return points;
  }
}
