package depesche.adjudicator.kit.race;

import depesche.adjudicator.Seat;
import depesche.adjudicator.kit.RecordCodec;
import depesche.adjudicator.kit.RecordText;
import depesche.adjudicator.rules.Codec;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// All there is at one moment of the race.
public sealed interface RacePosition {

  Codec<RacePosition> CODEC =
      new RecordCodec<>(
          RacePosition.class, new RecordText().item(Card.class, Card::title, Card::titled));

  /// Everybody plays a card from the hand.
  record Play(int turn, List<Runner> runners, List<Card> deck) implements RacePosition {}

  /// A storm was played: its owner is asked whom it blows back, before the turn goes on.
  record Storm(Play interrupted, Seat asked) implements RacePosition {}

  record Over(int turn, List<Runner> runners) implements RacePosition {}

  /// The seats that take part.
  ///
  /// @param at the place on the track
  /// @param hand hidden from all others
  record Runner(Seat seat, int at, List<Card> hand) {}

  enum Card {
    WALK("Slow Walk", 1),
    RUN("Long Run", 3),
    STORM("Storm", 0);

    private final String title;
    final int steps;

    Card(String title, int steps) {
      this.title = title;
      this.steps = steps;
    }

    String title() {
      return title;
    }

    static Card titled(String title) {
      return found(title).orElseThrow();
    }

    static Optional<Card> found(String title) {
      return Stream.of(values()).filter(one -> one.title.equalsIgnoreCase(title)).findFirst();
    }
  }

  default Play play() {
    return switch (this) {
      case Play play -> play;
      case Storm storm -> storm.interrupted();
      case Over(int turn, List<Runner> runners) -> new Play(turn, runners, List.of());
    };
  }

  default Runner runner(Seat seat) {
    return play().runners().stream()
        .filter(one -> one.seat().equals(seat))
        .findFirst()
        .orElseThrow();
  }
}
