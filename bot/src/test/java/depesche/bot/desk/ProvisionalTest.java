package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Orders that their writer calls provisional, or sends in case nothing newer comes.
class ProvisionalTest {

  private static final Duration PHASE = Duration.ofDays(3);

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  /// All others have sent their orders, and nobody waits.
  private Holders last() {
    Holders game = Holders.at(bureau, "");
    for (int seat = 1; seat < 5; seat++) {
      game.holds(seat);
    }
    return game;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Provisional orders, I will update them tomorrow:",
        "For now:",
        "Vorläufige Befehle:",
        "Ordres provisoires :",
        "in case I miss the deadline:",
        "If I do not write again:"
      })
  void theyCountAtTheDeadlineAndMakeNoTurnEarly(String heading) {
    // As if SET WAIT had been written; the receipt says so, and why the turn is not judged.
    Holders game = last();
    String receipt = Holders.flat(game.holds(0, heading).getFirst());
    assertThat(game.phase()).isEqualTo("S1865M");
    assertThat(receipt)
        .contains("OK: noted: the orders of this mail")
        .contains("so the turn is not judged before then")
        .doesNotContain("the turn is judged now");
    bureau.passes(PHASE);
    bureau.works();
    assertThat(game.phase()).isEqualTo("F1865M");
  }

  @Test
  void theyAreOnFile() {
    // A status says that they are provisional, and what is on file.
    Holders game = last();
    game.holds(0, "Provisional:");
    String order = game.orders(0)[0];
    assertThat(Holders.flat(game.writes(0, "STATUS").getFirst()))
        .contains(order)
        .contains("ou call your orders provisional");
  }

  @Test
  void newOrdersSettleThem() {
    // A later letter without that heading is judged with all others.
    Holders game = last();
    game.holds(0, "Backup orders:");
    assertThat(game.phase()).isEqualTo("S1865M");
    game.writes(0, game.orders(0)[0]);
    assertThat(game.phase()).isEqualTo("F1865M");
  }

  @Test
  void readySettlesThem() {
    // READY, said later, outweighs the heading; before it says nothing of them.
    Holders game = last();
    game.writes(0, "READY");
    bureau.passes(Duration.ofMinutes(1));
    game.holds(0, "Provisional:");
    assertThat(game.phase()).isEqualTo("S1865M");
    bureau.passes(Duration.ofMinutes(1));
    game.writes(0, "READY");
    assertThat(game.phase()).isEqualTo("F1865M");
  }

  @Test
  void theyAreMeantForTheirPhaseOnly() {
    // In a part for a later phase they hold up that one.
    Holders game = last();
    String[] orders = game.orders(0);
    game.holds(0, "PHASE F1865M", "Provisional:", orders[0], "PHASE S1865M");
    assertThat(game.phase()).isEqualTo("F1865M");
    List<Bureau.Mail> status = game.writes(0, "STATUS");
    assertThat(Holders.flat(status.getFirst())).contains("ou call your orders provisional");
  }
}
