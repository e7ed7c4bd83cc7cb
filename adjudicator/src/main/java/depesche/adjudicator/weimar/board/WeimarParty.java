package depesche.adjudicator.weimar.board;

/// The four parties, each of which is a seat of the table.
public enum WeimarParty {
  SPD,
  ZENTRUM,
  KPD,
  DNVP;

  /// {@return whether the party stands for the Republic: the two of the Weimar Coalition do}
  public boolean isDemocratic() {
    return this == SPD || this == ZENTRUM;
  }

  /// {@return the party against whose marker or unit the word goes: each extreme has its own}
  public WeimarParty otherExtreme() {
    return this == KPD ? DNVP : KPD;
  }
}
