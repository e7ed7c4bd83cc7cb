package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A game's position is parsed at most once in a transaction.
class ParseCountTest {

  private static int parses(Bureau bureau, Runnable work) {
    int before = bureau.fuse.parses();
    work.run();
    return bureau.fuse.parses() - before;
  }

  @Test
  void aTransactionParsesThePositionOnce() {
    // decision 9: a game's rules and position are loaded once in a transaction.
    try (Bureau bureau = new Bureau(() -> Secrets.seeded("parses"))) {
      Bureau.Mail start = bureau.begin().getFirst();
      // A letter is one transaction, and whether all answers are in is asked in another.
      String order = bureau.armies("Red").getFirst() + " H";
      int receipt = parses(bureau, () -> bureau.answer(start, order));
      int status = parses(bureau, () -> bureau.write("anna@x.org", "STATUS bismarck"));
      bureau.passes(Duration.ofDays(2));
      // The reminder looks at what five seats have sent.
      int reminder = parses(bureau, bureau::works);
      bureau.passes(Duration.ofDays(1));
      // The deadline seals in one transaction, the game is judged in the next, and then it is asked
      // whether all answers are in.
      int judged = parses(bureau, bureau::works);
      assertThat(bureau.game().phase()).isEqualTo("F1865M");
      assertThat(List.of(receipt, status, reminder, judged)).isEqualTo(List.of(2, 2, 2, 3));
    }
  }
}
