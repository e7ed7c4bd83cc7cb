package depesche.bot.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PlainTextTest {

  @Test
  void aCommandToCopyStandsOnOneLine() {
    // "reply with the line `ACCEPT" stood on one line, and its code on the next.
    for (int words = 0; words < 60; words++) {
      String line = "x ".repeat(words) + "reply with the line `ACCEPT 6k5zr5vnq7zfkcs82` or not.";
      String page = PlainText.page(List.of(new Block.Words(line)), String::valueOf);
      assertThat(page).contains("`ACCEPT 6k5zr5vnq7zfkcs82`");
      assertThat(page.lines()).allMatch(one -> one.length() <= 78);
    }
  }

  @Test
  void whatStrangersWroteDoesNotSteerATerminal() {
    // Controls and marks that turn the direction of writing are left out; other letters stay.
    assertThat(PlainText.line("a\u001B[31mb\u0007\u0085\u007F c")).isEqualTo("a[31mb c");
    assertThat(PlainText.line("\u202Ea\u2066b\u200Fc\u2069\u200E d\n\te\u200D\uD83D\uDE00"))
        .isEqualTo("abc d e\u200D\uD83D\uDE00");
    assertThat(PlainText.harmless("one\ntwo")).isEqualTo("one\ntwo");
  }
}
