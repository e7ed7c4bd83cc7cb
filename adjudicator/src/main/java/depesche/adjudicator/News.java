package depesche.adjudicator;

/// A fact and its audience.
public record News(Fact fact, Audience audience) {

  /// {@return the fact, for everyone}
  public static News forAll(Fact fact) {
    return new News(fact, new Audience.Everyone());
  }
}
