package depesche.adjudicator.congress.news;

import depesche.adjudicator.Fact;
import java.util.List;

/// What happens in a game of Congress of Vienna for one, beside what happens in any.
public sealed interface SoloFact extends Fact {

  /// A space of a card display.
  ///
  /// @param card empty if it lies face down
  /// @param left how many cards lie there
  /// @param open whether it may be played now
  record DisplayShown(String space, String card, int left, boolean open) implements SoloFact {}

  /// The card displays of a side (19.2).
  ///
  /// @param side `FRANCE` or `ALLIES`
  /// @param military how many cards are saved for the War Phase
  /// @param spent whether the military pile has become the draw pile
  record DisplayLaid(String side, List<DisplayShown> spaces, int military, boolean spent)
      implements SoloFact {
    public DisplayLaid {
      spaces = List.copyOf(spaces);
    }
  }

  /// The fate die was rolled (19.3).
  ///
  /// @param die 0 if none is rolled any more
  /// @param face of the die; empty if none is rolled
  record FateRolled(String power, int die, String face) implements SoloFact {}

  /// A card was saved for the War Phase (19.3).
  record CardSaved(String side, String card) implements SoloFact {}

  /// Cards of the Initial Phase come to a display (19.2).
  record CardsJoined(String side, List<String> military, int others) implements SoloFact {
    public CardsJoined {
      military = List.copyOf(military);
    }
  }

  /// A bot decides by a die whether it debates (20.7, 21.6).
  ///
  /// @param number M: 7 minus the space
  record BotDebateRolled(
      String power, String issue, String space, int number, int die, boolean debates, String rule)
      implements SoloFact {}

  /// Whether a bot passes (20.5.1, 21.5).
  record BotPassCounted(
      String power,
      boolean debated,
      boolean spent,
      int cards,
      int rounds,
      int pile,
      boolean passes,
      String rule)
      implements SoloFact {}

  /// Whether the Allied bot trades two British fleets for a point (20.1.2).
  record BotFleetsCounted(int fleets, int limit, boolean trades) implements SoloFact {}

  /// What a bot does, as a chart says that is not in the playbook: the player reads it.
  record ChartNeeded(String power, String section) implements SoloFact {}

  /// Cards in the hand of the bot that nobody has typed: it does not know them.
  record BotCardsUnknown(int cards, List<String> numbers) implements SoloFact {
    public BotCardsUnknown {
      numbers = List.copyOf(numbers);
    }
  }

  /// The hand of the bot, which lies open once the wager is decided (18.4.5.1).
  record BotHand(List<String> cards) implements SoloFact {
    public BotHand {
      cards = List.copyOf(cards);
    }
  }

  /// The hand of a power that the player has besides their own.
  record SecondHand(String power, List<String> cards) implements SoloFact {
    public SecondHand {
      cards = List.copyOf(cards);
    }
  }

  /// The bot offers a trade.
  record BotOffers(String power, String card) implements SoloFact {}

  /// The bot passes, or has nothing to play.
  record BotPasses(String power, String phase) implements SoloFact {}

  /// A bot of the introductory scenario has to know how many units its paid issues give.
  record BotUnits(int units) implements SoloFact {}

  /// The French bot withdraws from a battle, or stays (18.4.7.6).
  record BotWithdraws(String front, String army) implements SoloFact {}

  /// A card drawn in the fog of war (23.1).
  ///
  /// @param use `OWN`, `ENEMY`, `LATER` or `DISCARD`; empty if its owner has to say it
  record FogDrawn(String side, String front, String card, String use) implements SoloFact {}

  /// The cards of the one Allied player that are still face down (18.2.1).
  record AlliedDeckLeft(int allowed, int left) implements SoloFact {}

  /// Handicap cards were drawn (20.13, 21.12).
  record HandicapDrawn(String power, List<String> cards) implements SoloFact {
    public HandicapDrawn {
      cards = List.copyOf(cards);
    }
  }
}
