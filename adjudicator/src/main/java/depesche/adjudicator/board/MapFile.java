package depesche.adjudicator.board;

import depesche.adjudicator.json.BadFile;
import depesche.adjudicator.json.JsonValue;
import java.util.List;
import java.util.SequencedMap;

/// What is wrong with a map file, and in which line.
public record MapFile(JsonValue file) {

  /// Checks that the borders of a map fit together.
  ///
  /// @param provinces with the boxes among them
  /// @param armies for every province the ids an army may go to
  /// @param fleets for every place the places a fleet may go to
  /// @throws BadFile for the first defect, at the line of its province
  public void check(
      List<Province> provinces,
      SequencedMap<String, List<String>> armies,
      SequencedMap<String, List<String>> fleets,
      List<DealtArea> areas) {
    List<List<String>> borders = file.at("borders").items().stream().map(JsonValue::texts).toList();
    List<Defect> defects = BoardDefects.of(provinces, armies, fleets, borders, areas);
    if (!defects.isEmpty()) {
      Defect first = defects.getFirst();
      String more = defects.size() == 1 ? "" : " (and " + (defects.size() - 1) + " more)";
      throw bad(first.at(), first.mend() + more);
    }
  }

  /// {@return what to throw about the first entry of the file with this id}
  public BadFile bad(String id, String problem) {
    return file.fields().values().stream()
        .filter(JsonValue::isList)
        .flatMap(list -> list.items().stream())
        .filter(entry -> isNamed(entry, id))
        .findFirst()
        .orElse(file)
        .bad(problem);
  }

  private static boolean isNamed(JsonValue entry, String id) {
    return !entry.isList() && entry.find("id").filter(it -> it.text().equals(id)).isPresent();
  }
}
