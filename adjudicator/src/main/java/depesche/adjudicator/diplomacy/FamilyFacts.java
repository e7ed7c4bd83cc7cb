package depesche.adjudicator.diplomacy;

import depesche.adjudicator.Fact;
import depesche.adjudicator.diplomacy.ahead.BranchFact;
import depesche.adjudicator.diplomacy.ahead.BranchRefusalFact;
import depesche.adjudicator.diplomacy.campaign.MapDrawn;
import depesche.adjudicator.diplomacy.letters.OrderMissingFact;
import depesche.adjudicator.diplomacy.letters.OrderPromptFact;
import depesche.adjudicator.diplomacy.moves.MovementFact;
import depesche.adjudicator.diplomacy.moves.RetreatFact;
import depesche.adjudicator.diplomacy.orders.OrderDoubtFact;
import depesche.adjudicator.diplomacy.orders.OrderFact;
import depesche.adjudicator.diplomacy.orders.OrderRefusalFact;
import depesche.adjudicator.diplomacy.winter.EndFact;
import depesche.adjudicator.diplomacy.winter.WinterFact;
import depesche.adjudicator.kit.AheadFact;
import depesche.adjudicator.kit.AheadRefusalFact;
import depesche.adjudicator.kit.MeantFact;
import java.util.ArrayList;
import java.util.List;

/// The facts that all titles of the family say.
public final class FamilyFacts {

  private static final List<Class<? extends Fact>> COMMON =
      List.of(
          AheadFact.class,
          BoardAnswer.class,
          BranchFact.class,
          AheadRefusalFact.class,
          MeantFact.class,
          BranchRefusalFact.class,
          OrderDoubtFact.class,
          EndFact.class,
          MapDrawn.class,
          OrderMissingFact.class,
          MovementFact.class,
          OrderFact.class,
          OrderPromptFact.class,
          OrderRefusalFact.class,
          RetreatFact.class,
          WinterFact.class);

  private FamilyFacts() {}

  /// {@return the common kinds of facts and those that one title adds}
  public static List<Class<? extends Fact>> with(List<Class<? extends Fact>> own) {
    List<Class<? extends Fact>> kinds = new ArrayList<>(COMMON);
    kinds.addAll(own);
    return List.copyOf(kinds);
  }
}
