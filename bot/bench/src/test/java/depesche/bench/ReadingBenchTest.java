package depesche.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.bot.config.InstalledTitles;
import depesche.bot.config.UnusableInput;
import depesche.bot.game.Library;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ReadingBenchTest {

  private static ReadingBench of(String text) {
    Library library = new Library(InstalledTitles.from(Path.of("..", "..", "config")));
    return new ReadingBench("letters.txt", text.lines().toList(), library);
  }

  @Test
  void everyLetterOfTheFileIsRead() {
    // interfaces.md 4: one letter a block, ended by %%, its first line TITLE SEAT.
    ReadingBench readingBench =
        of(
            """
            standard FRANCE
            A PAR - BUR
            F BRE H
            %%
            great-powers Red
            BID INDUSTRY ARMIES NAVIES
            %%
            """);
    assertThat(readingBench.perSecond(0)).isNotNegative();
  }

  @Test
  void aMistakeIsNamedByItsLine() {
    // interfaces.md: one clear line, what, where, what to do.
    assertThatThrownBy(() -> of("standard FRANCE\nA PAR H\n%%\nstandard PRUSSIA\nA BER H\n%%\n"))
        .isInstanceOf(UnusableInput.class)
        .hasMessageStartingWith(
            "letters.txt, line 4: \"PRUSSIA\" is no seat; write one of AUSTRIA");
    assertThatThrownBy(() -> of("chess White\ne4\n"))
        .isInstanceOf(UnusableInput.class)
        .hasMessageStartingWith("letters.txt, line 1: \"chess\" is no title");
    assertThatThrownBy(() -> of("\n")).isInstanceOf(UnusableInput.class);
  }
}
