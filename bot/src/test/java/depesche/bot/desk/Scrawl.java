package depesche.bot.desk;

import java.util.List;
import java.util.Random;

/// Letters that no person would write and no program should fear: words of orders mixed with
/// control characters, every kind of line end, signs without a shape and halves of characters.
public final class Scrawl {

  private static final List<String> WORDS =
      List.of(
          "A",
          "F",
          "AA",
          "BER",
          "MUN",
          "KIE",
          "PAR",
          "BUR",
          "Berlin",
          "München",
          "Nrth Sea",
          "SPA/SC",
          "STP(NC)",
          "-",
          "->",
          "–",
          "→",
          "H",
          "S",
          "C",
          "R",
          "D",
          "hold",
          "supports",
          "convoy",
          "VIA",
          "to",
          "from",
          "or",
          "BUILD",
          "REMOVE",
          "WAIVE",
          "DISBAND",
          "CLEAR",
          "PASS",
          "FOREIGN",
          "AUSTRIA",
          "Red:",
          "GERMANY",
          "VOTE",
          "DRAW",
          "BID",
          "INDUSTRY",
          "navis",
          "1",
          "2",
          "7",
          "PICK",
          "Jazz",
          "Opium Wars",
          ">",
          "ANY VP",
          "TARGET",
          "Blue",
          "MOST",
          "STEAL FROM",
          "NOBODY",
          "KEEP",
          "FOE",
          "ALLY",
          "DISCARD",
          "never",
          "if",
          "?",
          "please",
          "Hi Bismarck,",
          "Sent from my iPhone",
          "#",
          "//",
          "(*",
          "*)",
          ";",
          ",",
          ":",
          "1.",
          "- ",
          "• ",
          "SIGNOFF",
          "“",
          "’s",
          "`",
          "JOIN",
          "STATUS",
          "HELP",
          "PHASE S1901M",
          "");

  private static final List<String> ENDS =
      List.of("\n", "\r\n", "\r", "\u000B", "\f", "\u0085", "\u2028", "\u2029", "\n\r", "\n\n");

  private static final int[] SHAPELESS = {
    0x00AD, 0x034F, 0x061C, 0x115F, 0x180E, 0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x202A, 0x202E,
        0x2060,
    0x2066, 0x2069, 0x2800, 0x3164, 0xFE0F, 0xFEFF, 0xFFF9, 0xFFFD, 0xFFFF, 0xD800, 0xDC00, 0xDBFF,
        0xDFFF,
    0xE0001, 0xE0100, 0x10FFFF
  };

  private static final int[] BLANKS = {
    ' ', '\t', 0xA0, 0x1680, 0x2003, 0x2009, 0x202F, 0x205F, 0x3000
  };

  private static final int LONGEST = 10;
  private static final int FIRST_ASTRAL = 0x10000;
  private static final int ASTRAL = 0x20000;

  private Scrawl() {}

  /// {@return a letter as chance would have it}
  public static String letter(Random random) {
    StringBuilder letter = new StringBuilder();
    for (int length = random.nextInt(LONGEST); length > 0; length--) {
      switch (random.nextInt(16)) {
        case 0 -> letter.append(ENDS.get(random.nextInt(ENDS.size())));
        case 1 -> letter.append((char) random.nextInt(0x20));
        case 2 -> letter.append((char) (0x7F + random.nextInt(0x21)));
        case 3, 4 -> shapeless(letter, SHAPELESS[random.nextInt(SHAPELESS.length)]);
        case 5 -> letter.appendCodePoint(FIRST_ASTRAL + random.nextInt(ASTRAL));
        case 6 -> letter.append((char) random.nextInt(0x10000));
        default -> {
          letter.append(WORDS.get(random.nextInt(WORDS.size())));
          letter.append((char) BLANKS[random.nextInt(8) == 0 ? random.nextInt(BLANKS.length) : 0]);
        }
      }
    }
    return letter.toString();
  }

  private static void shapeless(StringBuilder letter, int sign) {
    if (sign < FIRST_ASTRAL) {
      letter.append((char) sign);
    } else {
      letter.appendCodePoint(sign);
    }
  }
}
