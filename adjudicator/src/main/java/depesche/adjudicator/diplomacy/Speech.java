package depesche.adjudicator.diplomacy;

import depesche.adjudicator.Fact;
import depesche.adjudicator.diplomacy.letters.MissingFact;
import depesche.adjudicator.diplomacy.letters.PromptFact;
import depesche.adjudicator.diplomacy.moves.MovementFact;
import depesche.adjudicator.diplomacy.moves.RetreatFact;
import depesche.adjudicator.diplomacy.orders.DoubtFact;
import depesche.adjudicator.diplomacy.orders.OrderFact;
import depesche.adjudicator.diplomacy.orders.RefusalFact;
import depesche.adjudicator.diplomacy.reports.MapDrawn;
import depesche.adjudicator.diplomacy.winter.EndFact;
import depesche.adjudicator.diplomacy.winter.WinterFact;
import java.util.ArrayList;
import java.util.List;

/// The facts that all titles of the family say.
public final class Speech {

  private static final List<Class<? extends Fact>> COMMON =
      List.of(
          DoubtFact.class,
          EndFact.class,
          MapDrawn.class,
          MissingFact.class,
          MovementFact.class,
          OrderFact.class,
          PromptFact.class,
          RefusalFact.class,
          RetreatFact.class,
          WinterFact.class);

  private Speech() {}

  /// {@return the common kinds of facts and those that one title adds}
  public static List<Class<? extends Fact>> with(List<Class<? extends Fact>> own) {
    List<Class<? extends Fact>> kinds = new ArrayList<>(COMMON);
    kinds.addAll(own);
    return List.copyOf(kinds);
  }
}
