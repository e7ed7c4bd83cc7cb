package depesche.bot.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.bot.config.Unusable;
import depesche.bot.game.Library;
import depesche.bot.game.Shelf;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ReadingsTest {

  private static Readings of(String text) {
    Library library = new Library(Shelf.from(Path.of("..", "config")));
    return new Readings("letters.txt", text.lines().toList(), library);
  }

  @Test
  void everyLetterOfTheFileIsRead() {
    // interfaces.md 4: one letter a block, ended by %%, its first line TITLE SEAT.
    Readings readings =
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
    assertThat(readings.perSecond(0)).isNotNegative();
  }

  @Test
  void aMistakeIsNamedByItsLine() {
    // interfaces.md: one clear line, what, where, what to do.
    assertThatThrownBy(() -> of("standard FRANCE\nA PAR H\n%%\nstandard PRUSSIA\nA BER H\n%%\n"))
        .isInstanceOf(Unusable.class)
        .hasMessageStartingWith(
            "letters.txt, line 4: \"PRUSSIA\" is no seat; write one of AUSTRIA");
    assertThatThrownBy(() -> of("chess White\ne4\n"))
        .isInstanceOf(Unusable.class)
        .hasMessageStartingWith("letters.txt, line 1: \"chess\" is no title");
    assertThatThrownBy(() -> of("\n")).isInstanceOf(Unusable.class);
  }
}
