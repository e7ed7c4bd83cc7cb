package depesche.adjudicator.table.position;

/// A letter is read, and an act comes to a die or to hidden cards: what comes of it is not known
/// before it is judged.
public final class ChanceAhead extends RuntimeException {

  private static final long serialVersionUID = 1;

  ChanceAhead() {
    super("chance", null, false, false);
  }
}
