package depesche.adjudicator.greatpowers.wars;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.cards.EventCard;
import depesche.adjudicator.greatpowers.cards.EventCard.Happening;
import depesche.adjudicator.greatpowers.cards.Face;
import depesche.adjudicator.greatpowers.cards.Token;
import depesche.adjudicator.greatpowers.table.Highest;
import depesche.adjudicator.greatpowers.table.Position;
import depesche.adjudicator.greatpowers.table.Power;
import depesche.adjudicator.greatpowers.table.Question;
import depesche.adjudicator.greatpowers.table.Rulings;
import depesche.adjudicator.greatpowers.table.Sides;
import depesche.adjudicator.greatpowers.table.World;
import depesche.adjudicator.greatpowers.turns.Course;
import depesche.adjudicator.greatpowers.turns.EndPhase;
import java.util.List;

/// Event Phase: the top event card is turned up and resolved. A Great War begins a phase of its
/// own.
public final class EventPhase {

  private static final int POINTS = 10;

  private EventPhase() {}

  public static Position run(Course course) {
    EventCard card = course.flip();
    World world = course.world();
    Face face = new Face(card.name(), card.text());
    course.tell(new EventFact.EventFlipped(world.round().turn(), face));
    Seat leader = world.leader();
    return switch (card.happening()) {
      case Happening.Award(List<Token> traits) -> {
        award(course, card, traits);
        yield EndPhase.run(course);
      }
      case Happening.GreatWar _ ->
          new Position.War(
              world,
              new Sides(List.of(leader), List.of(), world.others(leader)),
              new Question.Nothing(),
              1);
      case Happening.EastWar _ -> duel(course, leader, world.right(leader));
      case Happening.WestWar _ -> duel(course, leader, world.left(leader));
    };
  }

  private static void award(Course course, EventCard card, List<Token> traits) {
    World world = course.world();
    Rulings.TieAward ties = world.rulings().tieAward();
    List<Power> powers = world.order().stream().map(world::power).toList();
    Highest highest = Highest.of(powers, traits, ties);
    if (highest.reached().size() > 1) {
      course.tell(new EventFact.EventTied(card.name(), traits, highest.level(), highest.reached()));
    }
    int shares = ties == Rulings.TieAward.SPLIT_DOWN ? highest.awarded().size() : 1;
    for (Seat seat : highest.awarded()) {
      int points = course.change(seat, Token.VP, POINTS / shares).by();
      course.tell(new EventFact.EventWon(seat, card.name(), traits, highest.level(), points));
    }
  }

  private static Position duel(Course course, Seat leader, Seat foe) {
    new Battle(course, new Sides(List.of(leader), List.of(foe), List.of())).fought();
    return EndPhase.run(course);
  }
}
