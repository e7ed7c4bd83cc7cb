package depesche.adjudicator.greatpowers.table;

import depesche.adjudicator.Phase;
import depesche.adjudicator.Seat;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// All there is at one moment, by the phases of the rulebook. Deal Phase and End Phase ask nobody
/// anything and leave nothing behind, so no position is in one of them.
public sealed interface GreatPowersPosition {

  /// {@return what all phases share}
  SharedTable world();

  /// {@return this moment with what all phases share as it is given}
  default GreatPowersPosition with(SharedTable world) {
    return switch (this) {
      case Bid _ -> new Bid(world);
      case Results results -> new Results(world, results.bids());
      case Action(_, var queue, var question, int stop) -> new Action(world, queue, question, stop);
      case Score(_, var measured, int award, var gifts, var question, int stop) ->
          new Score(world, measured, award, gifts, question, stop);
      case Event _ -> new Event(world);
      case War(_, var sides, var question, int stop) -> new War(world, sides, question, stop);
      case Over _ -> new Over(world);
    };
  }

  /// {@return the phase that asks; those that ask nobody belong to the next that does}
  default Stage stage() {
    return switch (this) {
      case Bid _ -> Stage.BID;
      case Results _, Action _ -> Stage.ACTION;
      case Score _, Event _ -> Stage.SCORE;
      case War _ -> Stage.WAR;
      case Over _ -> Stage.OVER;
    };
  }

  /// {@return the moment at which it stands}
  default Stage.Moment moment() {
    int stop =
        switch (this) {
          case Action action -> action.stop();
          case Score score -> score.stop();
          case War war -> war.stop();
          case Bid _, Results _, Event _, Over _ -> 1;
        };
    return new Stage.Moment(world().round().turn(), stage(), stop);
  }

  /// {@return the phase as a library lists it}
  default Phase phase() {
    return moment().phase();
  }

  /// Bid Phase: everybody picks bid cards in secret.
  record Bid(SharedTable world) implements GreatPowersPosition {}

  /// Results Phase: the bids are revealed.
  ///
  /// @param bids of each seat, by the round in which they are revealed
  record Results(SharedTable world, SequencedMap<Seat, SequencedMap<Integer, Token>> bids)
      implements GreatPowersPosition {

    public Results {
      bids = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(bids));
    }
  }

  /// Action Phase.
  ///
  /// @param queue who has not acted yet, in the order of play
  /// @param stop how often the phase has asked, from 1
  record Action(SharedTable world, List<Seat> queue, Question question, int stop)
      implements GreatPowersPosition {

    public Action {
      queue = List.copyOf(queue);
    }
  }

  /// Score Phase.
  ///
  /// @param measured the powers as the phase began, for the ruling `scoreOrder=SNAPSHOT` only
  /// @param award how many awards have been given
  /// @param gifts who must still use what the last of them gives besides points
  record Score(
      SharedTable world,
      List<Power> measured,
      int award,
      List<Seat> gifts,
      Question question,
      int stop)
      implements GreatPowersPosition {

    public Score {
      measured = List.copyOf(measured);
      gifts = List.copyOf(gifts);
    }
  }

  /// Event Phase: the top event card is turned up.
  record Event(SharedTable world) implements GreatPowersPosition {}

  /// The Great War: the sides are formed.
  record War(SharedTable world, WarSides sides, Question question, int stop)
      implements GreatPowersPosition {}

  /// The game is over.
  record Over(SharedTable world) implements GreatPowersPosition {}
}
