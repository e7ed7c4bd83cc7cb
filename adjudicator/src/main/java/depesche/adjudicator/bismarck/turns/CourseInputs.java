package depesche.adjudicator.bismarck.turns;

import depesche.adjudicator.Audience;
import depesche.adjudicator.Chance;
import depesche.adjudicator.Fact;
import depesche.adjudicator.News;
import depesche.adjudicator.Seat;
import depesche.adjudicator.bismarck.table.CourseEntry;
import depesche.adjudicator.bismarck.table.DanceCommand;
import depesche.adjudicator.bismarck.table.DanceCourse;
import depesche.adjudicator.bismarck.table.DanceQuestion;
import depesche.adjudicator.bismarck.table.DanceStage;
import depesche.adjudicator.bismarck.table.DanceTable;
import depesche.adjudicator.bismarck.table.DanceVerb;
import depesche.adjudicator.bismarck.table.EndedTurn;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// What comes from outside while the rules go their way: commands, answers and chance. What came
/// before the last stop comes again from the journal; what is new goes into it.
final class CourseInputs {

  private static final int FACES = 6;

  private final Seat seat;
  private final Optional<Chance> chance;
  private final List<CourseEntry> past;
  private int at;
  private int toldBefore;
  private int told;
  private DanceStage stage;
  private DanceTable start;
  private Optional<EndedTurn> ended;
  private final List<CourseEntry> journal = new ArrayList<>();
  private final WrittenAhead waiting;
  private final List<News> news = new ArrayList<>();
  private final List<DanceFact.NotDone> refused = new ArrayList<>();
  private final List<DanceRefusalFact> objections = new ArrayList<>();
  private boolean changed;

  /// Whether the command that was taken last is new.
  private boolean fresh;

  /// @param chance empty while a letter is only read
  CourseInputs(DanceCourse course, List<DanceCommand> orders, Optional<Chance> chance) {
    this.seat = course.seat();
    this.chance = chance;
    this.past = course.journal();
    this.toldBefore = course.told();
    this.stage = course.stage();
    this.start = course.start();
    this.ended = course.ended();
    this.waiting = new WrittenAhead(course.kept(), course.answers(), orders);
  }

  /// {@return inputs of which nothing comes, for a trial}
  CourseInputs silent(DanceTable table) {
    DanceCourse nothing = DanceCourse.begun(seat, new LinkedHashMap<>(), stage, table);
    return new CourseInputs(nothing, List.of(), Optional.empty());
  }

  private boolean isReplaying() {
    return at < past.size();
  }

  /// {@return whether something is done that was not done before}
  boolean isChanged() {
    return changed;
  }

  void tell(Fact fact) {
    tell(News.forAll(fact));
  }

  void whisper(Fact fact) {
    tell(new News(fact, new Audience.Only(List.of(seat))));
  }

  private void tell(News one) {
    told++;
    if (told > toldBefore) {
      news.add(one);
    }
  }

  List<News> news() {
    return news;
  }

  // What the player wants

  /// Puts the answers for this turn on file.
  void fileAnswers() {
    waiting.fileAnswers();
  }

  /// {@return the next command of these that the turn has; it is taken from those that wait}
  Optional<DanceCommand> next(Predicate<DanceCommand> wanted) {
    if (isReplaying()) {
      if (past.get(at) instanceof CourseEntry.Did(DanceCommand command) && wanted.test(command)) {
        at++;
        fresh = false;
        return Optional.of(command);
      }
      return Optional.empty();
    }
    fresh = true;
    return waiting.next(wanted);
  }

  /// A command was carried out, or is about to be.
  void did(DanceCommand command) {
    journal.add(new CourseEntry.Did(command));
    changed |= fresh;
  }

  /// Something new has come.
  private void enter(CourseEntry entry) {
    journal.add(entry);
    changed = true;
  }

  /// {@return what came before, once more}
  private CourseEntry again() {
    CourseEntry entry = past.get(at++);
    journal.add(entry);
    return entry;
  }

  /// A command cannot be carried out.
  void refuse(DanceCommand command, Fact why) {
    DanceFact.NotDone fact = new DanceFact.NotDone(command.verb(), command.words(), List.of(why));
    refused.add(fact);
    // It does not come again, so it is not counted among what has been told. Only the player is
    // told what they could not do and what they hold.
    news.add(new News(fact, alone()));
  }

  /// {@return whether the first of these that waits has this verb; it stays where it is}
  boolean isNext(Predicate<DanceCommand> wanted, DanceVerb verb) {
    return !isReplaying() && waiting.isFirst(wanted, verb);
  }

  /// Words of a played card that mean nothing: the reader of the letter says so.
  void object(DanceRefusalFact why) {
    objections.add(why);
  }

  List<DanceRefusalFact> objections() {
    return objections;
  }

  List<DanceFact.NotDone> refused() {
    return refused;
  }

  /// {@return what is wanted of these options, by an answer on file}
  ///
  /// @param matches whether a word of the player means an option
  Optional<String> answer(DanceQuestion question, WrittenAhead.Matching matches) {
    if (isReplaying()) {
      if (again() instanceof CourseEntry.Answered(List<String> words)) {
        return Optional.of(words.getFirst());
      }
      throw new IllegalStateException("the journal has no answer to " + question.kind());
    }
    return waiting
        .answer(question, matches)
        .map(
            option -> {
              enter(new CourseEntry.Answered(List.of(option)));
              return option;
            });
  }

  /// The rules stop at a question.
  void stop() {
    journal.add(new CourseEntry.Stopped());
  }

  /// {@return whether the rules stopped at this question before; what is written since then acts
  /// now}
  boolean passStop() {
    boolean stopped = isReplaying() && past.get(at) instanceof CourseEntry.Stopped;
    if (stopped) {
      again();
    }
    return stopped;
  }

  /// {@return the outcomes that the player has stated; they are used up}
  List<DanceCommand> outcomes() {
    if (isReplaying() && again() instanceof CourseEntry.Answered(List<String> words)) {
      return StatedOutcomes.commands(words);
    }
    List<DanceCommand> stated = waiting.outcomes();
    if (!stated.isEmpty()) {
      enter(new CourseEntry.Answered(StatedOutcomes.words(stated)));
    }
    return stated;
  }

  // What chance decides

  /// {@return two dice, as 6 · (first − 1) + (second − 1)}
  int roll(String scope) {
    if (isReplaying() && again() instanceof CourseEntry.Rolled(int first, int second)) {
      return FACES * (first - 1) + second - 1;
    }
    int value = decided().open("dice", scope).below(FACES * FACES);
    enter(new CourseEntry.Rolled(value / FACES + 1, value % FACES + 1));
    return value;
  }

  /// {@return a face of one die}
  int cast(String scope) {
    if (isReplaying() && again() instanceof CourseEntry.Cast(int face)) {
      return face;
    }
    int face = decided().open("card", scope).below(FACES) + 1;
    enter(new CourseEntry.Cast(face));
    return face;
  }

  /// Cards of the pile are seen, which while a letter is read nobody may.
  void reveal(List<String> cards, Audience audience) {
    if (isReplaying()) {
      again();
      return;
    }
    decided().shown("deck", "cards", cards, audience);
    enter(new CourseEntry.Revealed(cards.size()));
  }

  private Chance decided() {
    return chance.orElseThrow(() -> new DanceStop(new DanceStop.Where.Beyond()));
  }

  Audience alone() {
    return new Audience.Only(List.of(seat));
  }

  // Where a phase begins

  /// A phase begins: from here on the way is gone again.
  void begin(DanceStage next, DanceTable table) {
    // Behind the dice nothing of the turn before can be taken back.
    ended = next == DanceStage.ALLOCATE ? ended : Optional.empty();
    stage = next;
    start = table;
    journal.clear();
    toldBefore = 0;
    told = 0;
    changed = true;
  }

  /// The game is over, which is a change even if nothing else was.
  void endGame() {
    changed = true;
  }

  /// A turn ends, and the answers for it with it.
  void endTurn() {
    ended = Optional.of(new EndedTurn(start, journal, waiting.answers()));
    waiting.endTurn();
  }

  /// {@return the course as it is now}
  DanceCourse course(DanceCourse before, DanceTable table) {
    return new DanceCourse(
        seat,
        before.options(),
        before.stepTo(table),
        stage,
        start,
        journal,
        told,
        waiting.commands(),
        waiting.answers(),
        table,
        ended);
  }
}
