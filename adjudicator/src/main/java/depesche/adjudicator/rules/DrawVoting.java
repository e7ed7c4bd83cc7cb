package depesche.adjudicator.rules;

/// A title that says how its games end as a draw. In any other it is up to the table.
public interface DrawVoting<P> extends Capability {

  /// {@return who asks the seats whether they end the game as a draw}
  Draws draws(P position);
}
