package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Fact;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Order.Question;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import java.util.List;

/// A ballot for a foreign army. Rule 3: each player writes an order for those pieces.
sealed interface Ballot extends Order.Extra {

  String BALLOT = "ballot ";
  String RETREAT = "retreat ";

  /// {@return whose army it is for}
  String power();

  @Override
  default String subject() {
    return BALLOT + power();
  }

  @Override
  default Question question() {
    return Question.MOVES;
  }

  /// {@return the power's name in front of what its army should do}
  private static String addressed(String power, String rest) {
    return "FOREIGN " + power + " " + rest;
  }

  /// What the army should do in a movement phase.
  record Vote(String power, Order.Move order) implements Ballot {

    @Override
    public String text() {
      return addressed(power, order.text());
    }

    @Override
    public Fact meaning() {
      return new BallotFact.BallotCast(text(), power);
    }
  }

  /// No ballot, on purpose.
  record Pass(String power) implements Ballot {

    @Override
    public String text() {
      return addressed(power, "PASS");
    }

    @Override
    public Fact meaning() {
      return new BallotFact.BallotPassed(text(), power);
    }
  }

  /// Where a dislodged foreign army should go, best first.
  record RetreatVote(String power, List<NamedProvince> places) implements Ballot {

    public RetreatVote {
      places = List.copyOf(places);
    }

    @Override
    public String text() {
      return addressed(
          power, "R " + String.join(" OR ", places.stream().map(NamedProvince::id).toList()));
    }

    @Override
    public String subject() {
      return RETREAT + power;
    }

    @Override
    public Question question() {
      return Question.RETREATS;
    }

    @Override
    public Fact meaning() {
      return new BallotFact.RetreatBallotCast(text(), power, places);
    }
  }
}
