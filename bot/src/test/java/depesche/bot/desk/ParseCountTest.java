package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
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
      // The deadline leads to another position, which judging has made and nobody reads.
      int judged = parses(bureau, bureau::works);
      assertThat(bureau.game().phase()).isEqualTo("F1865M");
      assertThat(List.of(receipt, status, reminder, judged)).isEqualTo(List.of(0, 0, 0, 0));
    }
  }

  @Test
  void manyPhasesOfOneLetterAreEachLookedAtAFewTimes() {
    // A letter of many different phases must not take the square of their number.
    try (Bureau bureau = new Bureau(() -> Secrets.seeded("phases"))) {
      Bureau.Mail start = bureau.begin().getFirst();
      int few = whens(bureau, start, 50);
      int many = whens(bureau, start, 100);
      assertThat(many).isBetween(100, 2 * few + 20);
    }
  }

  private static int whens(Bureau bureau, Bureau.Mail start, int lines) {
    int before = bureau.fuse.whens();
    bureau.answer(
        start, IntStream.range(0, lines).mapToObj(i -> "PHASE xyz" + i).toArray(String[]::new));
    return bureau.fuse.whens() - before;
  }

  private static int readings(Bureau bureau, Runnable work) {
    int before = bureau.fuse.readings();
    work.run();
    return bureau.fuse.readings() - before;
  }

  @Test
  void onlyTheSeatThatWroteIsReadAgain() {
    // The same letters in the same position mean the same, whichever transaction asks.
    try (Bureau bureau = new Bureau(() -> Secrets.seeded("parses"))) {
      List<Bureau.Mail> start = bureau.begin();
      String order = bureau.armies("Red").getFirst() + " H";
      bureau.answer(start.getFirst(), order);
      // The letter with those before it says what is on file now.
      int again = readings(bureau, () -> bureau.answer(start.getFirst(), order));
      int status = readings(bureau, () -> bureau.write("anna@x.org", "STATUS bismarck"));
      bureau.passes(Duration.ofDays(2));
      // Of the others was asked in the report of the beginning.
      int reminder = readings(bureau, bureau::works);
      int later = readings(bureau, () -> bureau.write("bert@x.org", "STATUS bismarck"));
      assertThat(List.of(again, status, reminder, later)).isEqualTo(List.of(1, 0, 0, 0));
    }
  }

  @Test
  void whatSaysNothingDoesNotHaveALetterReadTwice() {
    // Most people greet and sign; what counts of their letter is on file as it was read.
    try (Bureau bureau = new Bureau(() -> Secrets.seeded("parses"))) {
      List<Bureau.Mail> start = bureau.begin();
      String order = bureau.armies("Red").getFirst() + " H";
      int polite =
          readings(
              bureau,
              () ->
                  bureau.answer(
                      start.getFirst(), "Dear Bismarck,", "", order, "", "Best wishes,", "Anna"));
      // A line that is refused may have said something of the others.
      int refused = readings(bureau, () -> bureau.answer(start.getFirst(), "A ATLANTIS H", order));
      assertThat(List.of(polite, refused)).isEqualTo(List.of(1, 2));
    }
  }
}
