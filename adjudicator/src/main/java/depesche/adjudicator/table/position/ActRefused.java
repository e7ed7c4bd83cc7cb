package depesche.adjudicator.table.position;

import depesche.adjudicator.Fact;
import depesche.adjudicator.table.news.TableRefusal;

/// An act that cannot be done. It is tried on a copy of the table, so nothing is half done.
public final class ActRefused extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final transient Fact why;

  public ActRefused(Fact why) {
    super(why.getClass().getSimpleName(), null, false, false);
    this.why = why;
  }

  /// {@return a refusal in a title's own words}
  public static ActRefused says(String text) {
    return new ActRefused(new TableRefusal.TableSays(text));
  }

  public Fact why() {
    return why;
  }
}
