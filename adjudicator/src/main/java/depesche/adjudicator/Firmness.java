package depesche.adjudicator;

/// How firmly the letters of a seat stand. In any case they count at the deadline.
public enum Firmness {
  /// Nothing is said: with all others they may be judged before it.
  FINAL,
  /// Their writer means to send others: `Provisional orders, I will update them tomorrow:`.
  PROVISIONAL,
  /// They are meant for the case that nothing newer comes: `in case I miss the deadline:`.
  BACKUP
}
