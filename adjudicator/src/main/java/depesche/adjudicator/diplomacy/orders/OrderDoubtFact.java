package depesche.adjudicator.diplomacy.orders;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Quoted;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import java.util.List;

/// Why an accepted line may not be what the player meant.
public sealed interface OrderDoubtFact extends Fact {

  /// A word was read as the one province it is close to.
  record ReadAs(@Quoted String word, NamedProvince place) implements OrderDoubtFact {}

  /// The letter calls the unit by another kind or coast.
  record UnitDiffers(@Quoted String word, UnitAt unit) implements OrderDoubtFact {}

  /// The coast in the letter does not count, or is not the one.
  ///
  /// @param at what was understood
  record CoastIgnored(@Quoted String word, NamedProvince at) implements OrderDoubtFact {}

  /// The same order is on another line of this letter.
  record SaidBefore(String order, int line) implements OrderDoubtFact {}

  /// Another line of this letter counts instead, since its condition holds.
  record ConditionOutdoes(String order, int line, String other) implements OrderDoubtFact {}

  /// More builds are chosen than there are: those of earlier letters give way.
  record BuildsGiveWay(List<String> orders, int due) implements OrderDoubtFact {

    public BuildsGiveWay {
      orders = List.copyOf(orders);
    }
  }

  /// More removals are chosen than there are: those of earlier letters give way.
  record RemovalsGiveWay(List<String> orders, int due) implements OrderDoubtFact {

    public RemovalsGiveWay {
      orders = List.copyOf(orders);
    }
  }

  /// Of several places to retreat to, the first that is open.
  record FirstOfRetreats(UnitAt unit, NamedProvince to) implements OrderDoubtFact {}

  /// Words in brackets that may have been meant as an order.
  record RemarkIgnored(@Quoted String remark) implements OrderDoubtFact {}

  /// A fleet was to be built where no coast is.
  record BuiltAsArmy(NamedProvince at) implements OrderDoubtFact {}

  /// A move that nothing makes possible; it counts, in a game where it does.
  record Hopeless(UnitAt unit, NamedProvince to) implements OrderDoubtFact {}

  /// The supported unit belongs to somebody else than the letter says.
  record OwnerDiffers(@Quoted String word, UnitAt unit) implements OrderDoubtFact {}
}
