package depesche.bot.desk.letter;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Line;
import depesche.adjudicator.Verdict;
import depesche.bot.desk.Command;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LetterParts;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.WriterStanding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// How far the reading of a letter has come: what its lines were answered, what goes beside the
/// answer, and by what the next line is read.
final class LetterCourse {

  private final Despatch despatch;
  private final List<Line> lines = new ArrayList<>();
  private final List<Fact> notes = new ArrayList<>();
  private final List<LetterEffect.Beside> enclosed = new ArrayList<>();
  private final List<LetterEffect.Awaited> awaited = new ArrayList<>();
  private Request request;

  LetterCourse(Request request) {
    this.request = request;
    this.despatch = new Despatch(request);
  }

  /// {@return what the next line is read by}
  Request request() {
    return request;
  }

  /// {@return from where the letter sends}
  Despatch despatch() {
    return despatch;
  }

  /// From here on it is read by this.
  void turn(WriterStanding standing) {
    request = request.with(standing);
  }

  /// Another section begins: conditions and parts for phases end with the one before.
  void begin(LetterParts parts) {
    request = request.with(parts).with(request.standing.below(Optional.empty()));
  }

  /// A line has its verdict.
  void say(int number, String text, Verdict verdict) {
    lines.add(new Line(number, text, verdict));
    boolean proof = verdict instanceof Verdict.Taken(DeskFact.MasterSignedOn _);
    if (!proof && !request.standing.begun()) {
      turn(request.standing.begin());
    }
  }

  /// A line has come to this.
  ///
  /// @param command the line
  /// @param text as the answer repeats it
  void say(Command command, String text, LineOutcome outcome) {
    Request by = request;
    for (LetterEffect effect : outcome.effects()) {
      if (effect instanceof LetterEffect.Logged(var game)) {
        outcome
            .done()
            .map(meaning -> new LoggedAct(by, command, meaning).enter(game))
            .ifPresent(told -> told.forEach(despatch::take));
      } else {
        take(effect);
      }
    }
    say(command.line(), text, outcome.verdict());
  }

  /// Takes in what follows from something.
  void take(List<? extends LetterEffect> effects) {
    effects.forEach(this::take);
  }

  private void take(LetterEffect effect) {
    switch (effect) {
      case LetterEffect.ForOthers told -> despatch.take(told);
      case LetterEffect.Noted(Fact fact) -> notes.add(fact);
      case LetterEffect.Beside mail -> enclosed.add(mail);
      case LetterEffect.Awaited wish -> awaited.add(wish);
      case LetterEffect.Turned(WriterStanding standing) -> turn(standing);
      case LetterEffect.Logged _ ->
          throw new IllegalStateException("only what a command does enters a log");
    }
  }

  /// The answer says this of the whole letter.
  void note(Fact fact) {
    notes.add(fact);
  }

  List<Line> lines() {
    return List.copyOf(lines);
  }

  List<Fact> notes() {
    return List.copyOf(notes);
  }

  /// {@return what goes beside the answer}
  List<LetterEffect.Beside> enclosed() {
    return List.copyOf(enclosed);
  }

  /// {@return what the letter asks for that counts when its writer has said that it is theirs}
  List<LetterEffect.Awaited> awaited() {
    return List.copyOf(awaited);
  }

  /// {@return whether it waits until its writer says so}
  boolean waits() {
    return !awaited.isEmpty();
  }

  /// {@return whether a line was refused}
  boolean isRefused() {
    return lines.stream().anyMatch(line -> line.verdict() instanceof Verdict.Refused);
  }
}
