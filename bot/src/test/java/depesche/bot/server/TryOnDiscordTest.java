package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.standin.Exchange;
import depesche.bot.standin.User;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `/try` opens a form whose lines are tried, and `/ask` suggests questions: both are answered to
/// their author alone, and nothing is kept.
class TryOnDiscordTest {

  @TempDir private Path folder = Path.of("");

  private static String said(Exchange exchange) {
    assertThat(exchange.answer().onlyFor()).contains(exchange.user());
    StringBuilder all = new StringBuilder(House.plain(exchange.answer().text()));
    exchange.followUps().forEach(more -> all.append(House.plain(more.text())));
    return all.toString();
  }

  @Test
  void aFormIsTriedAndAQuestionIsSuggested() {
    // Issue 51: /try, a form, answered to the asker alone; /ask by autocomplete.
    try (House house = House.open(folder)) {
      List<String> names = List.of("anna", "bert", "cora", "dirk", "emma");
      Evening evening = new Evening(house, "bismarck", "blood-and-iron", names, Table::sense);
      User anna = evening.user(0).goes(evening.place());
      String before = anna.slash("orders").modal().values().getFirst();
      List<String> offered = anna.complete("ask", "question", "moves");
      assertThat(offered).isNotEmpty().allMatch(line -> line.startsWith("MOVES A "));
      String unit = offered.getFirst().substring("MOVES ".length());
      assertThat(said(anna.slash("ask", "question", offered.getFirst()))).contains("can move to");
      assertThat(said(anna.slash("ask", "question", "centres"))).contains("Nobody’s");
      Exchange form = anna.slash("try");
      assertThat(form.modal().title()).contains("kept");
      assertThat(said(form.submit(unit + " H"))).contains("Nothing of this is on file");
      assertThat(anna.slash("orders").modal().values().getFirst()).isEqualTo(before);
      assertThat(house.discord().refused()).isEmpty();
    }
  }
}
