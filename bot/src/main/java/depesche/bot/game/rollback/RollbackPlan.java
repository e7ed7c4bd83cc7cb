package depesche.bot.game.rollback;

import depesche.adjudicator.rules.Edit;
import depesche.adjudicator.rules.GamePosition;
import depesche.bot.chance.Transcript;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.game.Game;
import depesche.bot.ledger.turn.Timeline;
import depesche.bot.ledger.turn.TurnRow;
import depesche.bot.people.TableRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Which steps of a game a rollback concerns: the one it is about, and all judged ones behind it.
///
/// @param timeline of the game
/// @param steps oldest first
/// @param reopens whether orders are opened again instead of being judged again
record RollbackPlan(Timeline timeline, List<TurnRow> steps, boolean reopens) {

  RollbackPlan {
    steps = List.copyOf(steps);
  }

  /// Something, or why there is none.
  sealed interface Maybe<T> {
    record Yes<T>(T it) implements Maybe<T> {}

    record No<T>(RollbackFact.Refused why) implements Maybe<T> {}
  }

  /// {@return the plan for a game}
  ///
  /// @param phase whose turn is meant; empty for the last judged one
  static Maybe<RollbackPlan> of(Game game, String phase, boolean reopens) {
    Timeline timeline = new Timeline(game.turns());
    List<TurnRow> judged = timeline.judged();
    if (judged.isEmpty()) {
      return new Maybe.No<>(new RollbackFact.Refused.NothingJudged(game.name()));
    }
    int first = judged.size() - 1;
    if (!phase.isEmpty()) {
      first = index(judged, phase);
    }
    int most = TableRules.of(game).rollbackTurns();
    if (first < 0) {
      List<String> known =
          judged.reversed().stream().limit(most).map(step -> step.phase).distinct().toList();
      return new Maybe.No<>(new RollbackFact.Refused.NoTurnOfPhase(phase, known));
    }
    List<TurnRow> steps = judged.subList(first, judged.size());
    if (steps.size() > most) {
      return new Maybe.No<>(new RollbackFact.Refused.TooFarBack(steps.getFirst().phase, most));
    }
    RollbackPlan plan = new RollbackPlan(timeline, steps, reopens);
    return reopens
        ? plan.whyNotReopened(game).<Maybe<RollbackPlan>>map(Maybe.No::new).orElse(yes(plan))
        : yes(plan);
  }

  private static Maybe<RollbackPlan> yes(RollbackPlan plan) {
    return new Maybe.Yes<>(plan);
  }

  /// A phase of several steps is meant by its last one.
  private static int index(List<TurnRow> judged, String phase) {
    for (int i = judged.size() - 1; i >= 0; i--) {
      if (judged.get(i).phase.equalsIgnoreCase(phase)) {
        return i;
      }
    }
    return -1;
  }

  /// Players have seen what chance gave: new orders could use it. Where no seat waits for another,
  /// all chance was drawn at the beginning, and a step says nothing of what it used.
  private Optional<RollbackFact.Refused> whyNotReopened(Game game) {
    if (!TableRules.of(game).reopens()) {
      return Optional.of(new RollbackFact.Refused.ReopenOff(game.name()));
    }
    return steps.stream()
        .flatMap(step -> timeline.sameLetters(step).stream())
        .filter(step -> showedChance(step) || before(game).isApart())
        .findFirst()
        .map(step -> new RollbackFact.Refused.ReopenSeen(step.phase, showedCards(step)));
  }

  /// {@return the phase that is judged again}
  String phase() {
    return steps.getFirst().phase;
  }

  /// {@return what the master changed that comes before a step: what came before it when it was
  /// judged, and, before the first, what was changed since}
  List<String> edits(TurnRow step) {
    int place = steps.indexOf(step);
    List<String> since = timeline.editsBehind(place == 0 ? steps.getLast() : steps.get(place - 1));
    return Stream.concat(step.edits.lines(), since.stream()).toList();
  }

  /// {@return the position before the first step, as it was}
  GamePosition<?, ?> before(Game game) {
    return GamePosition.at(game.rules(), timeline.at(steps.getFirst().begins()).position);
  }

  /// {@return a position with the changes that come before a step}
  Maybe<GamePosition<?, ?>> edited(GamePosition<?, ?> from, TurnRow step) {
    GamePosition<?, ?> edited = from;
    for (String line : new ArrayList<>(edits(step))) {
      switch (edited.edit(line)) {
        case Edit.Done<GamePosition<?, ?>>(GamePosition<?, ?> next) -> edited = next;
        case Edit.Refused<GamePosition<?, ?>>(Edit.Why why, String word, List<String> instead) -> {
          return new Maybe.No<>(new RollbackFact.Refused.EditRefused(why.name(), word, instead));
        }
      }
    }
    return new Maybe.Yes<>(edited);
  }

  private static Transcript.Turn published(TurnRow step) {
    return TranscriptFile.part(step.published, Transcript.Turn.class);
  }

  /// {@return whether anything was drawn or shown in it}
  private static boolean showedChance(TurnRow step) {
    Transcript.Turn turn = published(step);
    return !turn.draws().isEmpty() || !turn.hidden().isEmpty() || !turn.shown().isEmpty();
  }

  /// {@return whether cards were shown in it}
  private static boolean showedCards(TurnRow step) {
    return !published(step).shown().isEmpty();
  }
}
