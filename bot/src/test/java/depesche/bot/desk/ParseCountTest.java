package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A game's position is parsed once for every text it has.
class ParseCountTest {

  private static int parses(Bureau bureau, Runnable work) {
    int before = bureau.fuse.parses();
    work.run();
    return bureau.fuse.parses() - before;
  }

  @Test
  void aPositionIsParsedOnceForEveryText() {
    // decision 9: the same text is the same position, whichever transaction asks.
    try (Bureau bureau = new Bureau(() -> Secrets.seeded("parses"))) {
      Bureau.Mail start = bureau.begin().getFirst();
      // The report of the beginning asked for the position already.
      String order = bureau.armies("Red").getFirst() + " H";
      int receipt = parses(bureau, () -> bureau.answer(start, order));
      int status = parses(bureau, () -> bureau.write("anna@x.org", "STATUS bismarck"));
      bureau.passes(Duration.ofDays(2));
      // The reminder looks at what five seats have sent.
      int reminder = parses(bureau, bureau::works);
      bureau.passes(Duration.ofDays(1));
      // The deadline leads to another position.
      int judged = parses(bureau, bureau::works);
      assertThat(bureau.game().phase()).isEqualTo("F1865M");
      assertThat(List.of(receipt, status, reminder, judged)).isEqualTo(List.of(0, 0, 0, 1));
    }
  }
}
