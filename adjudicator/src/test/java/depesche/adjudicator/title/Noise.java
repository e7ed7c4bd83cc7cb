package depesche.adjudicator.title;

import java.util.List;
import java.util.Random;

/// What goes wrong with letters on their way from a head to a keyboard.
final class Noise {

  private static final List<String> JUNK =
      List.of(
          "- - -",
          ";;,,",
          "(* bounced",
          "FOREIGN",
          "FOREIGN AUSTRIA",
          "S S S",
          "BUILD",
          "CLEAR",
          "A A A - - A",
          "Red:",
          "::",
          "\u0000\uFFFF\uD83D",
          "ÄÖÜß ßß",
          "// nothing",
          "SIGNOFF",
          "R",
          "- BER",
          "> BER - MUN",
          "A BER S",
          "A BER S A",
          "999999999999999999999",
          "\t \u00A0");

  private Noise() {}

  /// {@return the text with something wrong in it}
  static String spoil(String text, Random random) {
    StringBuilder spoiled = new StringBuilder(text);
    int faults = 1 + random.nextInt(4);
    for (int i = 0; i < faults; i++) {
      int at = random.nextInt(spoiled.length() + 1);
      switch (random.nextInt(5)) {
        case 0 -> spoiled.insert(at, JUNK.get(random.nextInt(JUNK.size())));
        case 1 -> spoiled.insert(at, '\n');
        case 2 -> spoiled.insert(at, (char) random.nextInt(0x250));
        case 3 -> spoiled.append('\n').append(JUNK.get(random.nextInt(JUNK.size())));
        default -> {
          if (at < spoiled.length()) {
            spoiled.deleteCharAt(at);
          }
        }
      }
    }
    return spoiled.toString();
  }
}
