package depesche.adjudicator.cases;

import depesche.adjudicator.combat.movement.Boards;
import java.util.ArrayList;
import java.util.List;

/// The cases of the Diplomacy Adjudicator Test Cases, as the resource has them.
final class DatcCases {

  private DatcCases() {}

  /// {@return the lines of every case}
  static List<List<String>> all() {
    List<List<String>> blocks = new ArrayList<>();
    List<String> block = new ArrayList<>();
    for (String line : Boards.lines("/depesche/adjudicator/cases/datc-3.2.txt")) {
      block.add(line);
      if (line.equals("END")) {
        blocks.add(List.copyOf(block));
        block.clear();
      }
    }
    return blocks;
  }

  /// {@return the lines of the case with this number}
  static List<String> of(String number) {
    return all().stream()
        .filter(block -> block.getFirst().equals("CASE " + number))
        .findFirst()
        .orElseThrow();
  }

  /// {@return the number and the title of a case}
  static String name(List<String> block) {
    return block.get(0).substring("CASE ".length())
        + " "
        + block.get(1).substring("TITLE ".length());
  }
}
