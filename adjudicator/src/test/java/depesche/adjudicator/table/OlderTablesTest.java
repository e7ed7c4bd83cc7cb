package depesche.adjudicator.table;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.Suggests;
import depesche.adjudicator.table.position.TablePosition;
import depesche.adjudicator.table.turns.TableOrders;
import depesche.adjudicator.title.MapFiles;
import depesche.adjudicator.title.PlainChance;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Tables that an earlier version has kept, with notes where now the state of the title is.
class OlderTablesTest {

  private static final Path FOLDER = Path.of("src/test/tables/older");
  private static final String NOW = "\nNow:\n";

  @TestFactory
  Stream<DynamicTest> aTableOfAnEarlierVersionIsReadAndGoesOn() throws IOException {
    // Its title remembers what the notes said; what is written then has none, and the game goes on.
    List<Path> files;
    try (Stream<Path> all = Files.list(FOLDER)) {
      files = all.sorted().toList();
    }
    assertThat(files).isNotEmpty();
    return files.stream()
        .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
  }

  private static void check(Path file) throws IOException {
    String text = Files.readString(file);
    int now = text.indexOf(NOW);
    String older = text.substring(0, now + 1);
    Rules<TablePosition, TableOrders> rules = rules(file.getFileName().toString());
    assertThat(older).contains("table.notes");
    TablePosition position = rules.codec().read(older);
    String written = rules.codec().write(position);
    assertThat(written).doesNotContain("table.notes");
    assertThat(rules.codec().read(written)).isEqualTo(position);
    assertThat(written.lines().filter(line -> line.matches("table\\.(state|shown|since).*")))
        .containsExactlyElementsOf(text.substring(now + NOW.length()).lines().toList());
    goesOn(rules, position);
  }

  private static Rules<TablePosition, TableOrders> rules(String file) {
    return Stream.of(MapFiles.WEIMAR, MapFiles.PLAIN_TABLE, MapFiles.CONGRESS_OF_VIENNA)
        .filter(one -> file.startsWith(one.title().id()))
        .findFirst()
        .orElseThrow();
  }

  private static void goesOn(Rules<TablePosition, TableOrders> rules, TablePosition from) {
    Suggests<TablePosition> suggests =
        rules.<Suggests<TablePosition>>as(Suggests.class).orElseThrow();
    TablePosition position = from;
    for (int step = 1; step <= 6; step++) {
      if (!(rules.status(position) instanceof Status.Waiting(var demands))) {
        return;
      }
      SequencedMap<Seat, TableOrders> orders = new LinkedHashMap<>();
      for (var demand : demands) {
        String lines = String.join("\n", suggests.examples(position, demand.seat()));
        Letter letter = new Letter(rules.phase(position).id(), lines);
        rules
            .read(position, demand.seat(), List.of(letter))
            .orders()
            .ifPresent(read -> orders.put(demand.seat(), read));
      }
      position = rules.resolve(position, orders, new PlainChance(step, step)).position();
      assertThat(rules.codec().read(rules.codec().write(position))).isEqualTo(position);
    }
  }
}
