package depesche.adjudicator.bismarck.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.News;
import depesche.adjudicator.bismarck.decks.DanceCard;
import depesche.adjudicator.bismarck.decks.DanceCard.PlayTime;
import depesche.adjudicator.bismarck.table.CourseEntry;
import depesche.adjudicator.bismarck.table.DanceCommand;
import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.bismarck.table.DanceQuestion;
import depesche.adjudicator.bismarck.table.DanceRulings;
import depesche.adjudicator.bismarck.table.DanceStage;
import depesche.adjudicator.bismarck.table.DanceTable;
import depesche.adjudicator.bismarck.table.DanceVerb;
import depesche.adjudicator.bismarck.turns.DanceLineFact;
import depesche.adjudicator.bismarck.turns.DanceRefusalFact;
import depesche.adjudicator.bismarck.turns.DanceRun;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Tries commands on the table, up to where chance would decide.
public final class DanceTrial {

  /// What came of a command.
  sealed interface Tried {

    /// It can be done or kept.
    ///
    /// @param doubts what speaks against it as the table lies now
    record Good(Fact meaning, List<Fact> doubts) implements Tried {

      public Good {
        doubts = List.copyOf(doubts);
      }

      Good(Fact meaning) {
        this(meaning, List.of());
      }
    }

    record Refused(Fact why) implements Tried {}
  }

  private final DancePosition position;
  private final DanceNames names;
  private final DanceRulings rulings;
  private final NeverRight neverRight;
  private final JudgedLater judgedLater;
  private final AllocationCheck allocation;

  /// Each line is tried behind all before it, and most of that has been tried for the line before.
  private final Map<List<DanceCommand>, DanceRun> runs = new LinkedHashMap<>();

  public DanceTrial(DancePosition position, DanceNames names, DanceRulings rulings) {
    this.position = position;
    this.names = names;
    this.rulings = rulings;
    this.neverRight = new NeverRight(names);
    this.judgedLater = new JudgedLater(names);
    this.allocation = new AllocationCheck(position, names.cards(), rulings);
  }

  /// {@return what comes of commands}
  public DanceRun run(List<DanceCommand> commands) {
    return runs.computeIfAbsent(
        List.copyOf(commands),
        all -> DanceRun.of(names.cards(), rulings, position, all, Optional.empty()));
  }

  /// {@return whether a question is open}
  boolean isAsked() {
    return position instanceof DancePosition.Asked;
  }

  /// {@return what comes of one more command}
  Tried of(DanceFile file, DanceCommand command) {
    DanceRun without = run(file.commands());
    Optional<Fact> never = whyNever(file, without, command);
    if (never.isPresent()) {
      return new Tried.Refused(never.get());
    }
    DanceRun with = run(file.with(command));
    // Lines that were written ahead may be refused, too, as soon as their time comes.
    List<Fact> refused = whyRefused(with, command);
    if (refused.size() > whyRefused(without, command).size()) {
      // Its faces may stand on the next line.
      return refused.getLast() instanceof DanceRefusalFact.FacesMissing
          ? new Tried.Good(new DanceLineFact.FacesAwaited(names.shown(command.first())))
          : new Tried.Refused(refused.getLast());
    }
    Optional<Fact> choice = whyNotChosen(with, command);
    if (choice.isPresent()) {
      return new Tried.Refused(choice.get());
    }
    List<Fact> effects = behind(without.news(), with.news());
    if (!effects.isEmpty()) {
      return new Tried.Good(new DanceLineFact.DanceDone(effects));
    }
    if (command.verb() == DanceVerb.END && isSetup(without)) {
      return new Tried.Good(new DanceLineFact.DanceFiled(command.verb(), List.of()));
    }
    return new Tried.Good(
        command.verb().answers()
            ? new DanceLineFact.AnswerKept(command.verb(), names.shown(command.words()))
            : new DanceLineFact.DanceKept(
                command.verb(),
                names.shown(command.words()),
                judgedLater.phase(
                    without.position().table(),
                    !file.isNextTurn() && without.position().course().stage() == DanceStage.ACTION,
                    command)),
        neverRight.doubt(without.position().table(), command).stream().toList());
  }

  /// Here END ends the setting up, which is not worth a word, and nothing waits for its phase.
  private static boolean isSetup(DanceRun run) {
    return run.position() instanceof DancePosition.Open(var course)
        && course.stage() == DanceStage.SETUP;
  }

  /// {@return what is told from where it differs: a later answer to the same question changes what
  /// was told before}
  private static List<Fact> behind(List<News> without, List<News> with) {
    int same = 0;
    while (same < Math.min(without.size(), with.size())
        && without.get(same).equals(with.get(same))) {
      same++;
    }
    return with.stream().skip(same).map(News::fact).toList();
  }

  static List<Fact> whyRefused(DanceRun run, DanceCommand command) {
    return run.refused().stream()
        .filter(one -> one.verb() == command.verb() && one.words().equals(command.words()))
        .map(one -> one.why().getFirst())
        .toList();
  }

  // What can never be done in this phase, or later in its turn

  private Optional<Fact> whyNever(DanceFile file, DanceRun without, DanceCommand command) {
    boolean ended = file.isNextTurn();
    return switch (command.verb()) {
      case SIDE, LOSE, DISC, DISCARD, CHOOSE ->
          ended
              ? whyNotHeld(without, command)
              : whyNoAnswer(file.commands(), without, command)
                  .or(() -> whyNotHeld(without, command));
      case MANUAL ->
          neverRight.outcome(
              without.position().table(), command, position instanceof DancePosition.Asked);
      case PLAY -> ended ? Optional.empty() : whyNotInHand(without, command);
      case ALLOCATE ->
          ended ? Optional.empty() : allocation.whyNot(without, file.with(command), command);
      case CANCEL, MOVE -> neverRight.action(without.position().table(), command);
      case END, REGAIN, UNDO -> Optional.empty();
    };
  }

  private Optional<Fact> whyNotHeld(DanceRun without, DanceCommand command) {
    return command.verb() == DanceVerb.DISCARD
        ? neverRight.discard(without.position().table(), command)
        : Optional.empty();
  }

  private Optional<Fact> whyNoAnswer(
      List<DanceCommand> before, DanceRun without, DanceCommand command) {
    if (without.position() instanceof DancePosition.Asked(_, DanceQuestion question)
        && question.kind().verb() == command.verb()) {
      return command.words().stream().anyMatch(word -> fits(word, question, without))
          ? Optional.empty()
          : Optional.of(
              new DanceRefusalFact.NoAnswerHere(
                  names.shown(command.words()), names.shown(question.options())));
    }
    boolean mayCome =
        !isActing(without)
            || (command.verb() != DanceVerb.SIDE
                && (before.stream().anyMatch(one -> one.verb() == DanceVerb.PLAY)
                    || canPlay(without.position().table())));
    return mayCome
        ? Optional.empty()
        : Optional.of(new DanceRefusalFact.NobodyAsks(command.verb().name()));
  }

  private static boolean isActing(DanceRun run) {
    return !run.beyond()
        && run.position() instanceof DancePosition.Open open
        && open.course().stage() == DanceStage.ACTION;
  }

  private boolean canPlay(DanceTable table) {
    return table.hand().stream()
        .flatMap(id -> names.cards().card(id).action().stream())
        .anyMatch(action -> mayAct(action.phase()));
  }

  private static boolean mayAct(PlayTime time) {
    return time == PlayTime.ANY || time == PlayTime.ACTION;
  }

  private static boolean fits(String word, DanceQuestion question, DanceRun run) {
    return question.options().stream()
        .anyMatch(
            option ->
                option.equals(word)
                    || option.equals(String.valueOf(run.position().table().place(word))));
  }

  private Optional<Fact> whyNotInHand(DanceRun without, DanceCommand command) {
    DanceTable table = without.position().table();
    DanceCard card = names.cards().card(command.first());
    PlayTime time = judgedLater.time(card.id());
    boolean mayCome = !isActing(without) && time.isBehindDice();
    if (!(mayCome ? neverRight.mayBeHeld(table, card.id()) : table.hand().contains(card.id()))) {
      return Optional.of(
          new DanceRefusalFact.NotInHand(card.title(), names.cards().titles(table.hand())));
    }
    boolean past =
        time == PlayTime.ALLOCATE
            || (time == PlayTime.ROLL && position instanceof DancePosition.Asked);
    return past && allocation.isMade(without)
        ? Optional.of(new DanceRefusalFact.WrongPlayTime(card.title(), time.name()))
        : Optional.empty();
  }

  // Choices behind the title of a card

  private Optional<Fact> whyNotChosen(DanceRun with, DanceCommand command) {
    boolean missing =
        command.verb() == DanceVerb.PLAY
            && with.position() instanceof DancePosition.Asked(_, DanceQuestion question)
            && question.card().equals(command.first())
            && question.kind() != DanceQuestion.Kind.OUTCOME;
    return missing && with.position() instanceof DancePosition.Asked(_, DanceQuestion asked)
        ? Optional.of(
            new DanceRefusalFact.ChoiceMissing(
                names.shown(command.first()), names.shown(asked.options())))
        : Optional.empty();
  }

  // What is on file in the position, and what is missing

  /// {@return the last action that was judged, if the commands do not take it back already and it
  /// can be}
  Optional<DanceCommand> lastJudged(List<DanceCommand> commands) {
    return DanceRun.undoable(run(commands).position());
  }

  /// {@return why nothing can be taken back}
  Fact whyNoUndo() {
    return DanceRun.endStands(position)
        ? new DanceRefusalFact.EndStands(position.table().turn())
        : new DanceRefusalFact.NoActionToUndo();
  }

  /// {@return what the commands leave open of what is asked now}
  List<Fact> missing(List<DanceCommand> commands) {
    if (position instanceof DancePosition.Over) {
      return List.of();
    }
    DanceRun run = run(commands);
    // Lines from an earlier phase cannot be completed any more, and are refused instead.
    Optional<Fact> faces =
        run.refused().stream()
            .filter(one -> commands.contains(new DanceCommand(one.verb(), one.words())))
            .map(one -> one.why().getFirst())
            .filter(DanceRefusalFact.FacesMissing.class::isInstance)
            .findFirst();
    if (faces.isPresent()) {
      return List.of(faces.get());
    }
    boolean stays = !run.beyond() && isSameStop(position, run.position());
    return stays ? List.of(new DancePrompts(run.position(), names, rulings).prompt()) : List.of();
  }

  private static boolean isSameStop(DancePosition before, DancePosition after) {
    return switch (before) {
      case DancePosition.Open(var course) ->
          after instanceof DancePosition.Open(var now)
              && now.stage() == course.stage()
              && now.table().turn() == course.table().turn();
      case DancePosition.Asked(var course, var question) ->
          after instanceof DancePosition.Asked(var now, var still)
              && still.kind() == question.kind()
              && answers(course.journal()) == answers(now.journal());
      case DancePosition.Over _ -> true;
    };
  }

  private static long answers(List<CourseEntry> journal) {
    return journal.stream().filter(CourseEntry.Answered.class::isInstance).count();
  }
}
