package depesche.adjudicator.cases;

import depesche.adjudicator.combat.Boards;
import depesche.adjudicator.combat.Rulebook;
import depesche.adjudicator.combat.Weights;
import java.util.LinkedHashMap;
import java.util.List;

/// Variants for tests.
final class Variants {

  static final Variant STANDARD = standard(Rulebook.NEWEST);

  static final Variant BLOOD_AND_IRON =
      new Variant(
          "blood-and-iron",
          Boards.bloodAndIron(),
          Rulebook.NEWEST,
          Weights.TWOFOLD,
          new LinkedHashMap<>(),
          List.of("AUSTRIA", "FRANCE"),
          year -> year < 1868 ? 0 : 1);

  private Variants() {}

  /// {@return the standard game under these rules}
  static Variant standard(Rulebook rulebook) {
    return new Variant(
        "standard",
        Boards.standard(),
        rulebook,
        Weights.TWOFOLD,
        Boards.standardHomes(),
        List.of(),
        _ -> 0);
  }
}
