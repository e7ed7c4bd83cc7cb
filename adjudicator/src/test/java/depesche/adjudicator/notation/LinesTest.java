package depesche.adjudicator.notation;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Letter;
import depesche.adjudicator.letter.LetterLine;
import java.text.Normalizer;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LinesTest {

  private static final long SEED = Long.getLong("depesche.seed", 1L);

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r", "\u000B", "\f", "\u0085", "\u2028", "\u2029"})
  void whateverEndsALineEndsIt(String end) {
    // A line ends where any program would end it, and nowhere else.
    assertThat(Lines.of("A BER H" + end + "A MUN H")).containsExactly("A BER H", "A MUN H");
    assertThat(Lines.of("A BER H" + end)).containsExactly("A BER H", "");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "A BER\u00A0- MUN",
        "A\u2003BER\u202F-\u3000MUN",
        "A BER\t- MUN",
        "A\u0000BER - MUN",
        "\uFEFFA BER - MUN",
        "A B\u00ADER - M\u200BUN",
        "\u200EA BER - MUN\u200F",
        "\u2067A BER - MUN\u2069",
        "\u202AA BER\u202C - MUN",
        "A BER\u200D - MUN\uFE0F",
        "A BER - MUN\uD83D",
        "A BER\u3164-\u2800MUN"
      })
  void whatNobodySeesIsNotRead(String text) {
    // Every blank is a blank; signs without a shape and half signs are none.
    assertThat(Lines.of(text)).containsExactly("A BER - MUN");
  }

  @Test
  void everySignIsCleanedAsItsKindSays() {
    // Most lines are known to be clean at a look: that look overlooks none of 65,536 signs, and no
    // end of a line.
    for (int sign = 0; sign <= Character.MAX_VALUE; sign++) {
      String text = "A" + (char) sign + "B";
      String shaped = text.replaceAll("[\\p{Cf}\\p{Cs}\\x{FE00}-\\x{FE0F}\\x{34F}]", "");
      String blank =
          shaped.replaceAll("[\\p{Z}\\p{Cc}\\x{115F}\\x{1160}\\x{2800}\\x{3164}\\x{FFA0}]", " ");
      assertThat(Lines.clean(text))
          .as("U+%04X", sign)
          .isEqualTo(Normalizer.normalize(blank, Normalizer.Form.NFC));
      assertThat(Lines.split(text)).as("U+%04X", sign).isEqualTo(text.split("\\R", -1));
    }
  }

  @Test
  void lettersAreSpeltInOneWay() {
    // An accent typed by itself is the same letter.
    assertThat(Lines.of("Ko\u0308ln")).containsExactly("Köln");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"‐", "‑", "‒", "–", "—", "―", "−", "－", "﹣", "→", "➡", "⟶", "⇒", "=>", "->"})
  void everyDashAndArrowIsOne(String arrow) {
    // Phones and word processors choose the dash.
    assertThat(OrderText.read("BER " + arrow + " MUN"))
        .isEqualTo(OrderText.read("BER - MUN"))
        .isInstanceOf(Wording.Move.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "- A KON H",
        "-A KON H",
        "* A KON H",
        "• A KON H",
        "•A KON H",
        "– A KON H",
        "1. A KON H",
        "1) A KON H",
        "(12) A KON H",
        "a) A KON H",
        "·  A KON H",
        "‣ A KON H"
      })
  void aBulletIsNoPartOfAnOrder(String line) {
    // Players write lists.
    assertThat(LetterLine.of(List.of(line)).getFirst().orders()).containsExactly("A KON H");
  }

  @Test
  void aLetterReadAgainIsTheSame() {
    // What is on file is read again, whatever stood in it.
    Random random = new Random(SEED);
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = random.nextInt(12); length > 0; length--) {
        text.appendCodePoint(random.nextInt(random.nextBoolean() ? 0x300 : 0x3100));
        if (random.nextInt(4) == 0) {
          text.append((char) (0xD800 + random.nextInt(0x800)));
        }
      }
      Letter letter = new Letter("S1901M", text.toString());
      assertThat(new Letter("S1901M", letter.text())).as("seed %d", SEED).isEqualTo(letter);
      for (String line : letter.lines()) {
        assertThat(Lines.of(line)).as("seed %d", SEED).containsExactly(line);
      }
    }
  }

  @Test
  void anArrowIsAllItsSigns() {
    // Dashes and heads that stand together are one arrow, however many there are.
    Random random = new Random(SEED);
    for (int i = 0; i < 10_000; i++) {
      StringBuilder line = new StringBuilder();
      random.ints(random.nextInt(12), 0, 6).forEach(at -> line.append("-=> →a".charAt(at)));
      String plain = line.toString().replace('→', '>');
      assertThat(Lines.plainSigns(line.toString()))
          .as("seed %d, line %s", SEED, line)
          .isEqualTo(plain.replaceAll("(?<![-=])[-=]*+>+", "->"));
    }
  }
}
