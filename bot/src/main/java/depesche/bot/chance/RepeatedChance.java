package depesche.bot.chance;

import depesche.adjudicator.Audience;
import depesche.adjudicator.Chance;
import depesche.adjudicator.Draw;
import java.util.List;
import java.util.function.Predicate;

/// The chance of a turn that is judged again: whatever was drawn when it was judged before is drawn
/// from the same streams. Only what was never drawn comes from the chance of the new turn.
public final class RepeatedChance implements Chance {

  /// The chance of one judging before.
  ///
  /// @param chance as it was
  /// @param published of its turn
  /// @param hidden what was drawn in secret
  public record Before(
      TurnChance chance, Transcript.Turn published, List<Transcript.Hidden> hidden) {

    public Before {
      hidden = List.copyOf(hidden);
    }

    private boolean hasOpen(String purpose, String scope) {
      return published.draws().stream()
          .anyMatch(draw -> draw.purpose().equals(purpose) && draw.scope().equals(scope));
    }

    private boolean hasHidden(String purpose, String scope) {
      return hidden.stream()
          .anyMatch(draw -> draw.purpose().equals(purpose) && draw.scope().equals(scope));
    }

    /// Each stream that was taken again gave what it gave before.
    private boolean isRepeated() {
      return published.draws().containsAll(chance.draws()) && hidden.containsAll(chance.secrets());
    }
  }

  private final List<Before> before;
  private final TurnChance fresh;

  /// @param before the judgings so far, the first one first
  /// @param fresh the chance of the turn as which it is judged now
  public RepeatedChance(List<Before> before, TurnChance fresh) {
    this.before = List.copyOf(before);
    this.fresh = fresh;
  }

  @Override
  public Draw open(String purpose, String scope) {
    return find(one -> one.hasOpen(purpose, scope)).open(purpose, scope);
  }

  @Override
  public Draw hidden(String purpose, String scope) {
    return find(one -> one.hasHidden(purpose, scope)).hidden(purpose, scope);
  }

  @Override
  public Draw blind(String purpose, String scope) {
    return find(one -> one.hasOpen(purpose, scope)).blind(purpose, scope);
  }

  @Override
  public void shown(String purpose, String scope, List<?> cards, Audience audience) {
    before.getFirst().chance().shown(purpose, scope, cards, audience);
  }

  private TurnChance find(Predicate<Before> has) {
    return before.stream().filter(has).findFirst().map(Before::chance).orElse(fresh);
  }

  /// {@return whether everything that was drawn again is what it was: the same dice were asked the
  /// same question}
  public boolean repeats() {
    return before.stream().allMatch(Before::isRepeated);
  }

  /// {@return what the cards that were shown belong to}
  public TurnChance shownBy() {
    return before.getFirst().chance();
  }

  /// {@return the cards that were shown the first time}
  public List<Transcript.Shown> shownBefore() {
    return before.getFirst().published().shown();
  }

  /// {@return what was never drawn before}
  public TurnChance fresh() {
    return fresh;
  }
}
