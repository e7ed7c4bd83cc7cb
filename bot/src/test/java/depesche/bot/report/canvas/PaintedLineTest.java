package depesche.bot.report.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// A line that is cut keeps what it says most by.
class PaintedLineTest {

  @Test
  void aNumberAtTheEndOfANameIsNotCut() {
    // An army of strength 3 stood on the board of Vienna as "Norther…".
    PaintedLine line = Typeface.BOLD.set("Northern 3", 20);
    double width = line.width();
    for (double part = 1; part > 0.55; part -= 0.05) {
      PaintedLine cut = line.within(width * part);
      assertThat(cut.text()).startsWith("N").endsWith(" 3");
      assertThat(cut.width()).isLessThanOrEqualTo(width * part + 0.001);
    }
    assertThat(Typeface.BOLD.set("Northern Army", 20).within(60).text()).endsWith("…");
  }
}
