package depesche.adjudicator.greatpowers.table;

/// How many tokens of each kind one power has. They are open to all, and never below zero.
public record Levels(
    int vp, int industry, int population, int nationalism, int navies, int armies, int colonies) {

  /// Set-up: five tokens of each of the seven kinds.
  public static final Levels START = new Levels(5, 5, 5, 5, 5, 5, 5);

  public Levels {
    if (Math.min(Math.min(vp, industry), Math.min(population, nationalism)) < 0
        || Math.min(Math.min(navies, armies), colonies) < 0) {
      throw new IllegalStateException("no power has fewer than no tokens");
    }
  }

  /// {@return how many tokens of one kind}
  public int of(Token token) {
    return switch (token) {
      case VP -> vp;
      case INDUSTRY -> industry;
      case POPULATION -> population;
      case NATIONALISM -> nationalism;
      case NAVIES -> navies;
      case ARMIES -> armies;
      case COLONIES -> colonies;
    };
  }

  /// {@return these levels with so many tokens of one kind}
  public Levels with(Token token, int n) {
    return switch (token) {
      case VP -> new Levels(n, industry, population, nationalism, navies, armies, colonies);
      case INDUSTRY -> new Levels(vp, n, population, nationalism, navies, armies, colonies);
      case POPULATION -> new Levels(vp, industry, n, nationalism, navies, armies, colonies);
      case NATIONALISM -> new Levels(vp, industry, population, n, navies, armies, colonies);
      case NAVIES -> new Levels(vp, industry, population, nationalism, n, armies, colonies);
      case ARMIES -> new Levels(vp, industry, population, nationalism, navies, n, colonies);
      case COLONIES -> new Levels(vp, industry, population, nationalism, navies, armies, n);
    };
  }
}
