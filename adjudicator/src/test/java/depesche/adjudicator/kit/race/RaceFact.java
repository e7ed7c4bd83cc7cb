package depesche.adjudicator.kit.race;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.kit.race.RacePosition.Card;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.rules.View;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// All that the race says.
sealed interface RaceFact extends Fact {

  record CardWanted(List<Card> hand) implements RaceFact {}

  record VictimWanted(List<Seat> others) implements RaceFact {}

  record Played(Seat seat, Card card, int at) implements RaceFact {}

  record BlownBack(Seat seat, int at) implements RaceFact {}

  record CardChosen(Card card) implements RaceFact {}

  record VictimChosen(Seat seat) implements RaceFact {}

  record Withdrawn() implements RaceFact {}

  record Refused(String why, String words) implements RaceFact {}

  record State(SequencedMap<String, Integer> track, List<Card> hand) implements RaceFact {}

  record RaceView(Fact state) implements View {

    @Override
    public Optional<Picture> picture() {
      return Optional.empty();
    }
  }
}
