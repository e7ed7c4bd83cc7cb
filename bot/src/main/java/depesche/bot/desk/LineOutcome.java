package depesche.bot.desk;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Verdict;
import depesche.bot.game.Game;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.report.Mail;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// What came of a line: its verdict, and what follows from it. A desk says it and sends nothing.
///
/// @param effects in their order
public record LineOutcome(Verdict verdict, List<LetterEffect> effects) {

  public LineOutcome {
    effects = List.copyOf(effects);
  }

  private static LineOutcome of(Verdict verdict) {
    return new LineOutcome(verdict, List.of());
  }

  public static LineOutcome taken(Fact meaning) {
    return of(new Verdict.Taken(meaning));
  }

  public static LineOutcome refused(Fact why) {
    return of(new Verdict.Refused(why));
  }

  /// {@return that what was asked for is in a mail beside the answer}
  public static LineOutcome enclosed(String what, Mail mail) {
    return enclosed(what, _ -> mail);
  }

  /// As above, by a mail that shows how things stand when the whole letter has been read.
  public static LineOutcome enclosed(String what, Function<Request, Mail> mail) {
    return taken(new DeskFact.Enclosed(what)).with(new LetterEffect.Enclosed(mail));
  }

  /// {@return that something is done when the writer has said that the letter is theirs}
  ///
  /// @param kept the seat that nobody else gets until then
  public static LineOutcome awaited(Fact what, Optional<StoredSeat> kept) {
    return taken(what).with(new LetterEffect.Awaited(what, kept));
  }

  public static LineOutcome doubted(Fact meaning, Fact why) {
    return of(new Verdict.Doubted(meaning, why));
  }

  /// {@return the same, and something more follows from it}
  public LineOutcome with(LetterEffect... more) {
    return with(List.of(more));
  }

  /// {@return the same, and all this follows from it, too}
  public LineOutcome with(List<? extends LetterEffect> more) {
    List<LetterEffect> all = new ArrayList<>(effects);
    all.addAll(more);
    return new LineOutcome(verdict, all);
  }

  /// {@return the same, but this comes of it first}
  public LineOutcome behind(List<? extends LetterEffect> first) {
    return new LineOutcome(verdict, List.copyOf(first)).with(effects);
  }

  /// {@return the same as an act on a game by one of those who run it}
  public LineOutcome logged(Game game) {
    return effects.stream().anyMatch(LetterEffect.Logged.class::isInstance)
        ? this
        : with(new LetterEffect.Logged(game));
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
