package depesche.adjudicator.bismarck.turns;

import depesche.adjudicator.Chance;
import depesche.adjudicator.News;
import depesche.adjudicator.bismarck.table.CourseEntry;
import depesche.adjudicator.bismarck.table.DanceCommand;
import depesche.adjudicator.bismarck.table.DanceCourse;
import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.bismarck.table.DanceRulings;
import depesche.adjudicator.bismarck.table.DanceStage;
import depesche.adjudicator.bismarck.table.DanceVerb;
import depesche.adjudicator.bismarck.table.EndedTurn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What came of some commands.
///
/// @param position where the rules stopped
/// @param changed whether anything was done; if not, the position is the one before
/// @param beyond whether they would have gone on, had chance been there
/// @param refused what could not be done
public record DanceRun(
    DancePosition position,
    boolean changed,
    boolean beyond,
    List<News> news,
    List<DanceFact.NotDone> refused) {

  public DanceRun {
    news = List.copyOf(news);
    refused = List.copyOf(refused);
  }

  /// Goes on from a position.
  ///
  /// @param chance empty while a letter is only read: then the rules stop before the dice
  public static DanceRun of(
      CardIndex cards,
      DanceRulings rulings,
      DancePosition position,
      List<DanceCommand> orders,
      Optional<Chance> chance) {
    if (position instanceof DancePosition.Over) {
      return new DanceRun(position, false, false, List.of(), List.of());
    }
    if (!orders.isEmpty() && orders.getFirst().verb() == DanceVerb.UNDO) {
      return undone(cards, rulings, position, orders, chance);
    }
    DanceCourse course = position.course();
    CourseInputs inputs = new CourseInputs(course, orders, chance);
    OpenTable table = new OpenTable(course.start());
    DanceHouse house = new DanceHouse(cards, rulings, table, inputs);
    DanceStop.Where where = stopped(new DanceTurn(house), course);
    boolean beyond = where instanceof DanceStop.Where.Beyond;
    DancePosition next =
        inputs.isChanged() || beyond
            ? position(where, inputs.course(course, table.table()))
            : position;
    List<News> news = inputs.news().stream().map(one -> shown(cards, one)).toList();
    return new DanceRun(next, inputs.isChanged(), beyond, news, inputs.refused());
  }

  /// Goes on from a position as far as that depends neither on dice nor on what is hidden; what is
  /// looked at on the way nobody may be told.
  public static DanceRun unseen(
      CardIndex cards, DanceRulings rulings, DancePosition position, List<DanceCommand> orders) {
    return of(cards, rulings, position, orders, Optional.of(new UnseenChance()));
  }

  /// Failures are told with the titles of cards.
  private static News shown(CardIndex cards, News news) {
    return news.fact() instanceof DanceFact.NotDone(var verb, var words, var why)
        ? new News(new DanceFact.NotDone(verb, cards.shown(words), why), news.audience())
        : news;
  }

  private static DanceStop.Where stopped(DanceTurn turn, DanceCourse course) {
    try {
      turn.run(course.stage());
    } catch (DanceStop stop) {
      return stop.where();
    }
    throw new IllegalStateException("a turn without an end");
  }

  private static DancePosition position(DanceStop.Where where, DanceCourse course) {
    return switch (where) {
      case DanceStop.Where.Waiting _, DanceStop.Where.Beyond() -> new DancePosition.Open(course);
      case DanceStop.Where.Asking(var question) -> new DancePosition.Asked(course, question);
      case DanceStop.Where.Ended(var end) -> new DancePosition.Over(course, end);
    };
  }

  /// {@return what UNDO takes back: the last action, if nothing has followed it, or the end of the
  /// turn before, if nothing has been done since and nothing waits for this one}
  public static Optional<DanceCommand> undoable(DancePosition position) {
    if (!(position instanceof DancePosition.Open(DanceCourse course))) {
      return Optional.empty();
    }
    if (!course.journal().isEmpty()) {
      return course.journal().getLast() instanceof CourseEntry.Did(DanceCommand last)
          ? Optional.of(last)
          : Optional.empty();
    }
    return course.ended().isPresent() && !endStands(position)
        ? Optional.of(DanceCommand.of(DanceVerb.END))
        : Optional.empty();
  }

  /// {@return whether the end of the turn before could be taken back, were it not for what is
  /// written for this one}
  public static boolean endStands(DancePosition position) {
    DanceCourse course = position.course();
    return course.journal().isEmpty()
        && course.ended().isPresent()
        && !(course.kept().isEmpty() && course.answers().isEmpty());
  }

  /// Takes the last action of the journal back, or the end of a turn, and goes on from there.
  private static DanceRun undone(
      CardIndex cards,
      DanceRulings rulings,
      DancePosition position,
      List<DanceCommand> orders,
      Optional<Chance> chance) {
    List<DanceCommand> rest = orders.subList(1, orders.size());
    Optional<DanceCommand> last = undoable(position);
    if (last.isEmpty()) {
      return of(cards, rulings, position, rest, chance);
    }
    DanceCourse course = position.course();
    DanceCourse shorter = shorter(course);
    CourseInputs inputs = new CourseInputs(shorter, List.of(), Optional.empty());
    OpenTable table = new OpenTable(shorter.start());
    stopped(new DanceTurn(new DanceHouse(cards, rulings, table, inputs)), shorter);
    DancePosition before = new DancePosition.Open(inputs.course(course, table.table()));
    DanceRun then = of(cards, rulings, before, rest, chance);
    List<News> news = new ArrayList<>();
    news.add(
        News.forAll(
            new DanceFact.ActionUndone(last.get().verb(), cards.shown(last.get().words()))));
    news.addAll(then.news());
    return new DanceRun(then.position(), true, then.beyond(), news, then.refused());
  }

  /// {@return a course without the last thing that came in}
  private static DanceCourse shorter(DanceCourse course) {
    boolean end = course.journal().isEmpty();
    EndedTurn turn =
        course.ended().orElseGet(() -> new EndedTurn(course.start(), List.of(), List.of()));
    List<CourseEntry> journal = course.journal();
    return new DanceCourse(
        course.seat(),
        course.options(),
        course.step(),
        end ? DanceStage.ACTION : course.stage(),
        end ? turn.start() : course.start(),
        end ? turn.journal() : journal.subList(0, journal.size() - 1),
        0,
        course.kept(),
        end ? turn.answers() : course.answers(),
        course.table(),
        end ? Optional.empty() : course.ended());
  }
}
