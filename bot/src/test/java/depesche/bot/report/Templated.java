package depesche.bot.report;

import depesche.adjudicator.Fact;
import depesche.adjudicator.bloodandiron.DoubtFact;
import depesche.adjudicator.bloodandiron.EndFact;
import depesche.adjudicator.bloodandiron.ForeignFact;
import depesche.adjudicator.bloodandiron.MapDrawn;
import depesche.adjudicator.bloodandiron.MissingFact;
import depesche.adjudicator.bloodandiron.MovementFact;
import depesche.adjudicator.bloodandiron.OrderFact;
import depesche.adjudicator.bloodandiron.PromptFact;
import depesche.adjudicator.bloodandiron.RefusalFact;
import depesche.adjudicator.bloodandiron.RetreatFact;
import depesche.adjudicator.bloodandiron.SetupFact;
import depesche.adjudicator.bloodandiron.WinterFact;
import depesche.bot.desk.DeskFact;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The templates of this project and the facts they are for.
final class Templated {

  static final Path FOLDER = Path.of("..", "templates");

  private Templated() {}

  /// {@return the kinds of facts, by the folder that has their sentences}
  static SequencedMap<String, List<Class<? extends Fact>>> kinds() {
    SequencedMap<String, List<Class<? extends Fact>>> kinds = new LinkedHashMap<>();
    kinds.put("desk", List.of(DeskFact.class));
    kinds.put(
        "blood-and-iron",
        List.of(
            DoubtFact.class,
            EndFact.class,
            ForeignFact.class,
            MapDrawn.class,
            MissingFact.class,
            MovementFact.class,
            OrderFact.class,
            PromptFact.class,
            RefusalFact.class,
            RetreatFact.class,
            SetupFact.class,
            WinterFact.class));
    return kinds;
  }

  /// {@return the names of the facts of a folder}
  static List<String> names(String folder) {
    return kinds().getOrDefault(folder, List.of()).stream()
        .flatMap(kind -> Sample.records(kind).stream())
        .map(Class::getSimpleName)
        .toList();
  }
}
