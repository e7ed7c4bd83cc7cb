package depesche.adjudicator.greatpowers.turns;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.cards.Card;
import depesche.adjudicator.greatpowers.cards.Face;
import depesche.adjudicator.greatpowers.cards.Token;
import depesche.adjudicator.greatpowers.table.Highest;
import depesche.adjudicator.greatpowers.table.Position;
import depesche.adjudicator.greatpowers.table.Power;
import depesche.adjudicator.greatpowers.table.Round;
import depesche.adjudicator.greatpowers.table.World;
import java.util.ArrayList;
import java.util.List;

/// Deal Phase: turns up one action card more than there are players, and says how many bid cards
/// each may lay.
public final class DealPhase {

  private static final int BIDS = 3;
  private static final int MOST_BIDS = 6;

  private DealPhase() {}

  public static Position run(Course course) {
    List<Card> row = course.drawActions(course.world().powers().size() + 1);
    course.show(row);
    World world = course.world();
    Round round = world.round();
    List<Power> powers = new ArrayList<>();
    for (Power power : world.powers()) {
      // Rulings extraBid, assassination and tooFewLegal.
      int cards = Math.clamp(BIDS + power.extra(), 0, MOST_BIDS);
      powers.add(power.mayLay(Math.min(cards, legal(world, power.seat()).size())));
    }
    course.become(world.with(round.dealt(row)).with(powers));
    course.tell(new TurnFact.RowDealt(round.turn(), Face.of(row)));
    return new Position.Bid(course.world());
  }

  /// {@return the traits on which a seat may bid: those it does not lead alone}
  public static List<Token> legal(World world, Seat seat) {
    return Token.TRAITS.stream().filter(trait -> !Highest.isSole(world, seat, trait)).toList();
  }
}
