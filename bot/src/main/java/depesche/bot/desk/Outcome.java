package depesche.bot.desk;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What came of a line: its verdict, and what follows from it. A desk says it and sends nothing.
///
/// @param effects in their order
public record Outcome(Verdict verdict, List<LetterEffect> effects) {

  public Outcome {
    effects = List.copyOf(effects);
  }

  private static Outcome of(Verdict verdict) {
    return new Outcome(verdict, List.of());
  }

  public static Outcome taken(Fact meaning) {
    return of(new Verdict.Taken(meaning));
  }

  public static Outcome refused(Fact why) {
    return of(new Verdict.Refused(why));
  }

  public static Outcome doubted(Fact meaning, Fact why) {
    return of(new Verdict.Doubted(meaning, why));
  }

  /// {@return the same, and something more follows from it}
  public Outcome with(LetterEffect... more) {
    return with(List.of(more));
  }

  /// {@return the same, and all this follows from it, too}
  public Outcome with(List<? extends LetterEffect> more) {
    List<LetterEffect> all = new ArrayList<>(effects);
    all.addAll(more);
    return new Outcome(verdict, all);
  }

  /// {@return the same, but this comes of it first}
  public Outcome behind(List<? extends LetterEffect> first) {
    return new Outcome(verdict, List.copyOf(first)).with(effects);
  }

  /// {@return whether it was done without a doubt}
  public boolean isTaken() {
    return verdict instanceof Verdict.Taken;
  }

  /// {@return what was done, if something was}
  public Optional<Fact> done() {
    return switch (verdict) {
      case Verdict.Taken(Fact meaning) -> Optional.of(meaning);
      case Verdict.Doubted(Fact meaning, _) -> Optional.of(meaning);
      case Verdict.Refused _, Verdict.Skipped _ -> Optional.empty();
    };
  }
}
