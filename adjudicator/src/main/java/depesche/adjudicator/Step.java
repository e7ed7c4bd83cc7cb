package depesche.adjudicator;

import java.util.List;

/// From one set of demands to the next: the new position and what happened on the way, in order.
///
/// @param size how much is made of it
public record Step<P>(P position, List<News> news, Size size) {

  public Step {
    news = List.copyOf(news);
  }

  /// A step that ends a phase and is reported to everybody.
  public Step(P position, List<News> news) {
    this(position, news, Size.PHASE);
  }

  /// How much is made of a step.
  public enum Size {
    /// It ends with a report to everybody. After acts it is the digest: when it comes and what it
    /// repeats of them is the rules' decision.
    PHASE,
    /// One act among several, such as a card that is played: it is entered in the journal, and told
    /// at once only to the seats that its news names and to those who are asked something now. As
    /// long as the phase is the same, its deadline stays.
    ACT
  }
}
