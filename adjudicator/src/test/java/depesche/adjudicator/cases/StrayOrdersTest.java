package depesche.adjudicator.cases;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.title.MapFiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class StrayOrdersTest {

  private static final long SEED = Long.getLong("depesche.seed", 1901);

  private static final List<String> STRAYS =
      List.of(
          "ORDER TURKEY A XYZ - BER",
          "ORDER TURKEY F XYZ/NC S A BER",
          "ORDER NOBODY A LON - YOR",
          "ORDER NOBODY F NTH C A LON - NWY",
          "ORDER NOBODY A STP/XX H",
          "RETREAT NOBODY A BER - KIE",
          "RETREAT NOBODY A XYZ D");

  @Test
  void ordersForUnitsThatAreNotThereChangeNothing() {
    // DATC 4.E.1, 6.A.6: an order counts for a unit of one's own that is on the board.
    System.out.println("depesche.seed=" + SEED);
    Random random = new Random(SEED);
    for (List<String> block : DatcCases.all()) {
      boolean retreats = block.stream().anyMatch(line -> line.startsWith("RETREAT"));
      List<String> strays =
          STRAYS.stream().filter(line -> line.startsWith("ORDER") || retreats).toList();
      if (block.stream().anyMatch(line -> line.startsWith("ORDER"))) {
        List<String> mixed = new ArrayList<>(block);
        int first = firstOrder(block);
        for (String stray : strays) {
          mixed.add(first + random.nextInt(mixed.size() - first), stray);
        }
        assertThat(
                answer(mixed).stream().filter(line -> strays.stream().noneMatch(line::startsWith)))
            .as(block.getFirst())
            .containsExactlyElementsOf(answer(block));
      }
    }
  }

  private static int firstOrder(List<String> block) {
    int first = 0;
    while (!block.get(first).startsWith("ORDER")) {
      first++;
    }
    return first;
  }

  private static List<String> answer(List<String> block) {
    CaseAnswer caseAnswer = Cases.judge(block, List.of(MapFiles.STANDARD.variant()));
    assertThat(caseAnswer.troubles()).isEmpty();
    return caseAnswer.lines();
  }
}
