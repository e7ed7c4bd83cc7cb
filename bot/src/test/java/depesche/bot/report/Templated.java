package depesche.bot.report;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Phase;
import depesche.adjudicator.diplomacy.OrderWords;
import depesche.adjudicator.rules.Title;
import depesche.bot.config.InstalledTitles;
import depesche.bot.game.Library;
import depesche.bot.server.start.CheckedTemplates;
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
    kinds.put("desk", CheckedTemplates.DESK_FACTS);
    kinds.putAll(new Library(InstalledTitles.from(Path.of("..", "config"))).facts());
    return kinds;
  }

  /// {@return the names of the facts of a folder}
  static List<String> names(String folder) {
    return kinds().getOrDefault(folder, List.of()).stream()
        .flatMap(kind -> SampleFacts.records(kind).stream())
        .map(Class::getSimpleName)
        .toList();
  }

  /// {@return a phase of it}
  static Phase phase() {
    return new Phase("F1868M", "Fall 1868, movement", "F1868", "movement");
  }

  /// {@return Blood & Iron without its rules}
  static Title bloodAndIron() {
    return new Title(
        "blood-and-iron",
        "Blood & Iron",
        "1",
        5,
        5,
        List.of(),
        List.of(),
        Title.Naming.PLAYERS,
        OrderWords.WORDS,
        Title.Asked.SEATS);
  }
}
