package depesche.adjudicator.congress.news;

import depesche.adjudicator.Fact;
import java.util.List;

/// Why an act of a game for one is not done.
public sealed interface SoloRefusal extends Fact {

  /// This act is for games with card displays, or for games with a bot.
  record NotInThisGame(String verb) implements SoloRefusal {}

  /// No card of a side may be played before the fate die was rolled.
  record FateWanted(String power) implements SoloRefusal {}

  /// The fate die was rolled for this side already: one of these cards has to be played.
  record FateRolledAlready(String side, List<String> cards) implements SoloRefusal {
    public FateRolledAlready {
      cards = List.copyOf(cards);
    }
  }

  /// The die has not made this card available.
  record CardNotAvailable(String card, List<String> available) implements SoloRefusal {
    public CardNotAvailable {
      available = List.copyOf(available);
    }
  }

  /// A card that cannot be saved for the War Phase now.
  record CardNotSaveable(String card, List<String> saveable) implements SoloRefusal {
    public CardNotSaveable {
      saveable = List.copyOf(saveable);
    }
  }

  /// A power that no bot plays.
  record NoBotOf(String power, List<String> bots) implements SoloRefusal {
    public NoBotOf {
      bots = List.copyOf(bots);
    }
  }

  /// A power has wagered already.
  record WageredAlready(String power) implements SoloRefusal {}

  /// A seat wagers one card for each of its powers.
  record WagerCount(int needed, int chosen) implements SoloRefusal {}

  /// 18.3: one who plays two powers wagers one French card at most.
  record OneFrenchCard() implements SoloRefusal {}

  /// A leader cannot be wagered.
  record LeaderNotWagered(String leader) implements SoloRefusal {}

  /// What a side has to show before the bot trades (21.5).
  record NoFrenchCardShown() implements SoloRefusal {}

  /// The bot does not take this trade (18.4.5.4).
  record BotDeclines(String power) implements SoloRefusal {}

  /// A paid recruitment gives another number of units.
  record NoSuchUnits(int units) implements SoloRefusal {}
}
