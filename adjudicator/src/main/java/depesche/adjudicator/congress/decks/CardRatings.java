package depesche.adjudicator.congress.decks;

import depesche.adjudicator.Fact;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.decks.CongressCard.CardRating;
import java.util.List;
import java.util.SequencedMap;

/// The letters of a card for solitaire games, as it is printed.
public record CardRatings(List<RatedPower> ratings) implements Fact {

  public CardRatings {
    ratings = List.copyOf(ratings);
  }

  /// The letter for one power.
  ///
  /// @param power in two letters
  public record RatedPower(String power, CardRating letter) {}

  static CardRatings of(SequencedMap<MajorPower, CardRating> ratings) {
    return new CardRatings(
        ratings.entrySet().stream()
            .map(one -> new RatedPower(one.getKey().letters(), one.getValue()))
            .toList());
  }
}
