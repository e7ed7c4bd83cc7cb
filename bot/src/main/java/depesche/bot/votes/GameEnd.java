package depesche.bot.votes;

import depesche.adjudicator.Fact;
import depesche.adjudicator.FinalPlace;
import depesche.adjudicator.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/// How a game ended of which the rules do not say so themselves.
public sealed interface GameEnd extends Fact {

  /// Players ended it.
  sealed interface ByVote extends GameEnd {

    /// {@return the seats that have the first place}
    List<String> first();
  }

  /// All who had a say agreed.
  ///
  /// @param seats who share
  /// @param everybody whether those are all who were still in the game
  record GameDrawn(List<String> seats, boolean everybody) implements ByVote {
    public GameDrawn {
      seats = List.copyOf(seats);
    }

    @Override
    public List<String> first() {
      return seats;
    }
  }

  /// All others who had a say conceded to one seat.
  record GameConceded(String seat) implements ByVote {
    @Override
    public List<String> first() {
      return List.of(seat);
    }
  }

  /// Its master gave it up.
  ///
  /// @param reason as they gave it; may be empty
  record GameGivenUp(String game, String reason) implements GameEnd {}

  /// Why a seat has its place when players have ended the game.
  sealed interface PlaceReason extends Fact {

    record SharesDraw() implements PlaceReason {}

    record WasConcededTo() implements PlaceReason {}

    /// It was in the game, and takes no part in the result.
    record WasLeftOut() implements PlaceReason {}

    record HasConceded() implements PlaceReason {}

    record WasOutBefore() implements PlaceReason {}
  }

  /// {@return the final standing: those with the first place, the others who were still in the
  /// game, and those who were out}
  static List<FinalPlace> standing(ByVote end, List<String> seats, Predicate<String> out) {
    List<String> others = seats.stream().filter(seat -> !end.first().contains(seat)).toList();
    List<String> living = others.stream().filter(out.negate()).toList();
    List<FinalPlace> standing = new ArrayList<>();
    boolean draw = end instanceof GameDrawn;
    add(
        standing,
        end.first(),
        draw ? new PlaceReason.SharesDraw() : new PlaceReason.WasConcededTo());
    add(standing, living, draw ? new PlaceReason.WasLeftOut() : new PlaceReason.HasConceded());
    add(standing, others.stream().filter(out).toList(), new PlaceReason.WasOutBefore());
    return List.copyOf(standing);
  }

  private static void add(List<FinalPlace> standing, List<String> seats, PlaceReason reason) {
    int rank = standing.size() + 1;
    seats.forEach(seat -> standing.add(new FinalPlace(rank, new Seat(seat), reason)));
  }
}
