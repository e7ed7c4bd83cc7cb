package depesche.adjudicator.diplomacy;

import depesche.adjudicator.Fact;
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
