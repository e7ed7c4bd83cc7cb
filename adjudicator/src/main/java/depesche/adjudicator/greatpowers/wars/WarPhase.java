package depesche.adjudicator.greatpowers.wars;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.plans.Aim;
import depesche.adjudicator.greatpowers.plans.Aims;
import depesche.adjudicator.greatpowers.plans.Plan;
import depesche.adjudicator.greatpowers.table.Position;
import depesche.adjudicator.greatpowers.table.Question;
import depesche.adjudicator.greatpowers.table.Rulings;
import depesche.adjudicator.greatpowers.table.Sides;
import depesche.adjudicator.greatpowers.table.World;
import depesche.adjudicator.greatpowers.turns.Course;
import depesche.adjudicator.greatpowers.turns.EndPhase;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// The Great War: the Leader names his Foe, the Foe an ally, the Leader an ally, and so on until
/// all are on one side or the other. Then it is fought.
public final class WarPhase {

  private final Course course;
  private final SequencedMap<Seat, Plan> plans;
  private Sides sides;

  public WarPhase(Course course, SequencedMap<Seat, Plan> plans, Sides sides) {
    this.course = course;
    this.plans = plans;
    this.sides = sides;
  }

  public Position run(Position.War war) {
    Question question = war.question();
    int stop = question instanceof Question.Nothing ? war.stop() : war.stop() + 1;
    while (!sides.open().isEmpty()) {
      boolean choosing = lastChooses(course.world(), sides);
      if (choosing && course.world().rulings().greatWarPick() == Rulings.GreatWarPick.NEUTRAL) {
        Seat last = sides.open().getFirst();
        sides = sides.aside(last);
        course.tell(new WarFact.StoodAside(last));
        continue;
      }
      Seat picker = picker(course.world(), sides);
      boolean asked = question instanceof Question.Side(Seat seat) && seat.equals(picker);
      Optional<Seat> picked = picked(picker, asked);
      if (picked.isEmpty()) {
        course.tell(new WarFact.ChoiceAwaited(picker));
        return new Position.War(course.world(), sides, new Question.Side(picker), stop);
      }
      join(picker, picked.get());
      question = new Question.Nothing();
    }
    new Battle(course, sides).fought();
    return EndPhase.run(course);
  }

  /// {@return whether the last of an odd number is left, with whom the ruling `greatWarPick` deals}
  public static boolean lastChooses(World world, Sides sides) {
    boolean odd = world.powers().size() % 2 == 1;
    return odd
        && sides.open().size() == 1
        && !sides.foes().isEmpty()
        && world.rulings().greatWarPick() != Rulings.GreatWarPick.PICKED;
  }

  /// {@return who names somebody next}
  public static Seat picker(World world, Sides sides) {
    if (lastChooses(world, sides)) {
      return sides.open().getFirst();
    }
    return sides.leaderPicks() ? sides.leaders().getFirst() : sides.foes().getFirst();
  }

  /// {@return whom the next to choose may name}
  public static List<Seat> eligible(World world, Sides sides) {
    return lastChooses(world, sides)
        ? List.of(sides.leaders().getFirst(), sides.foes().getFirst())
        : sides.open();
  }

  /// {@return whom a picker names; empty if they must be asked}
  private Optional<Seat> picked(Seat picker, boolean asked) {
    World world = course.world();
    List<Seat> eligible = eligible(world, sides);
    if (eligible.size() == 1) {
      return Optional.of(eligible.getFirst());
    }
    Plan plan = plans.getOrDefault(picker, Plan.SILENT);
    List<Aim> list = sides.foes().isEmpty() ? plan.foes() : plan.allies();
    List<Seat> clockwise = world.others(picker).stream().filter(eligible::contains).toList();
    Optional<Seat> named = Aims.named(world, list, clockwise).stream().findFirst();
    // Ruling warSilence: who names nobody in time is given the next clockwise.
    return named.isEmpty() && asked ? Optional.of(clockwise.getFirst()) : named;
  }

  private void join(Seat picker, Seat picked) {
    if (lastChooses(course.world(), sides)) {
      sides =
          picked.equals(sides.leaders().getFirst())
              ? sides.forLeader(picker)
              : sides.forFoe(picker);
      course.tell(new WarFact.SideTaken(picker, picked));
    } else if (sides.foes().isEmpty()) {
      sides = sides.forFoe(picked);
      course.tell(new WarFact.FoeNamed(picker, picked));
    } else {
      sides = sides.leaderPicks() ? sides.forLeader(picked) : sides.forFoe(picked);
      course.tell(new WarFact.AllyNamed(picker, picked));
    }
  }
}
