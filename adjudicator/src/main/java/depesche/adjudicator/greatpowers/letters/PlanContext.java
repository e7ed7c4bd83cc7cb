package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.ActionCard;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.PlanVerb;
import depesche.adjudicator.greatpowers.table.Question;
import depesche.adjudicator.greatpowers.table.SharedTable;
import depesche.adjudicator.greatpowers.table.Stage;
import java.util.List;

/// What a letter is read against.
///
/// @param written when the letter was written, in this turn
/// @param known whether the levels and cards that it will be judged by are known: they are not for
///   another turn
public record PlanContext(
    GreatPowersPosition position, Seat seat, Stage.Moment written, boolean known) {

  /// {@return against what a letter of this turn is read}
  public PlanContext(GreatPowersPosition position, Seat seat, Stage.Moment written) {
    this(position, seat, written, true);
  }

  /// {@return against what a letter is read that is meant for another turn} Only what does not
  /// depend on the board can be said of it.
  static PlanContext elsewhere(GreatPowersPosition now, Seat seat, Stage.Moment meant) {
    return new PlanContext(new GreatPowersPosition.Bid(now.world()), seat, meant, false);
  }

  public SharedTable world() {
    return position.world();
  }

  public Stage now() {
    return position.stage();
  }

  /// {@return whether the letter was written in this very phase and stop. What an earlier letter
  /// says was judged then: it stands, even where by now it cannot be met}
  boolean isFresh() {
    return known && written.equals(position.moment());
  }

  public List<Seat> others() {
    return world().others(seat);
  }

  /// {@return the cards this seat has drawn and must choose from; empty if it has not}
  public List<ActionCard> drawn() {
    if (!(position instanceof GreatPowersPosition.Score score)) {
      return List.of();
    }
    if (score.question() instanceof Question.Keep(Seat who, List<ActionCard> drawn)) {
      return who.equals(seat) ? drawn : List.of();
    }
    return score.question() instanceof Question.KeepTarget(Seat who, List<ActionCard> drawn, _)
            && who.equals(seat)
        ? drawn
        : List.of();
  }

  /// {@return the verb that answers what this seat is asked now}
  PlanVerb asked() {
    return switch (position) {
      case GreatPowersPosition.Bid _, GreatPowersPosition.Results _ -> PlanVerb.BID;
      case GreatPowersPosition.Action(_, _, Question.Target(Seat aiming, _), _)
          when aiming.equals(seat) ->
          PlanVerb.TARGET;
      case GreatPowersPosition.Action _ -> PlanVerb.PICK;
      case GreatPowersPosition.Score(_, _, _, _, Question question, _) ->
          switch (question) {
            case Question.Keep _ -> PlanVerb.KEEP;
            case Question.KeepTarget _ -> PlanVerb.TARGET;
            case Question.Theft _,
                Question.Nothing _,
                Question.Wishes _,
                Question.AnotherWish _,
                Question.Target _,
                Question.Side _ ->
                PlanVerb.STEAL;
          };
      case GreatPowersPosition.War war ->
          war.sides().foes().isEmpty() ? PlanVerb.FOE : PlanVerb.ALLY;
      case GreatPowersPosition.Event _, GreatPowersPosition.Over _ -> PlanVerb.NONE;
    };
  }
}
