package depesche.adjudicator.bismarck.turns;

import depesche.adjudicator.Fact;
import depesche.adjudicator.bismarck.decks.CardPart;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Party;
import java.util.List;

/// What the player is asked.
public sealed interface DancePromptFact extends Fact {

  /// What an answer would do, up to the next roll or question.
  ///
  /// @param answer as the player writes it
  record AnswerEffect(String answer, List<Fact> effects) {

    public AnswerEffect {
      effects = List.copyOf(effects);
    }
  }

  /// What cancelling a card costs.
  record CancelPrice(int place, String title, int price) {}

  /// What moving a flag costs.
  record MovePrice(EuropeanPower power, int from, int price) {}

  /// Before the first turn.
  record SetupWanted(int discs, List<CancelPrice> prices) implements DancePromptFact {}

  record AllocationWanted(int turn, int discs) implements DancePromptFact {}

  /// What can be done now, and at which price.
  ///
  /// @param cancel what can be paid now; likewise the others
  /// @param regainPrice what a party costs now
  record ActionsWanted(
      int turn,
      int event,
      int diplomacy,
      int politics,
      List<CancelPrice> cancel,
      List<MovePrice> move,
      List<Party> regain,
      int regainPrice,
      List<String> hand)
      implements DancePromptFact {}

  /// With whom to side in a crisis.
  ///
  /// @param powers all that are in the crisis
  record CrisisSideWanted(String title, List<EuropeanPower> powers, List<AnswerEffect> answers)
      implements DancePromptFact {}

  record PartyToLoseWanted(List<AnswerEffect> answers) implements DancePromptFact {}

  record DiscWanted(List<AnswerEffect> answers) implements DancePromptFact {}

  record HandDiscardWanted(List<String> hand) implements DancePromptFact {}

  record ChoiceWanted(String title, List<CardPart> parts, List<AnswerEffect> answers)
      implements DancePromptFact {}

  record OutcomeWanted(String title, List<CardPart> parts, List<String> forms)
      implements DancePromptFact {}
}
