package depesche.bot.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;

/// How much there is to read on Discord.
final class DiscordBudget {

  private static final Pattern FENCE = Pattern.compile("```");

  /// An order, as a receipt repeats it.
  private static final Pattern ORDER = Pattern.compile("^\\d+\\. OK: ");

  /// The most characters of a receipt that took everything.
  private static final int RECEIPT = 400;

  /// The most of them that are no line of an order; with long or many orders only this holds.
  private static final int BESIDE = 150;

  /// What a phone shows of a line in a block of code.
  private static final int COLUMNS = 40;

  private DiscordBudget() {}

  /// A receipt that took everything is one line an order, and has 400 characters where the orders
  /// leave room for the rest.
  static void receipt(DiscordText receipt, int orders) {
    DiscordFrames frames = receipt.frames().orElseThrow();
    String text = frames.title() + "\n" + String.join("\n", frames.texts());
    List<String> lines = text.lines().filter(line -> ORDER.matcher(line).find()).toList();
    assertThat(lines).as(text).hasSize(orders);
    int ordered = lines.stream().mapToInt(line -> line.length() + 1).sum();
    assertThat(text.length()).as(text).isLessThanOrEqualTo(Math.max(RECEIPT, ordered + BESIDE));
    assertThat(text.length() - ordered).as(text).isLessThanOrEqualTo(BESIDE);
  }

  /// No table is wider than a phone.
  ///
  /// @param typed lines that can be sent, which no table has
  static void tables(DiscordText text, List<String> typed) {
    List<String> shown = text.frames().map(DiscordFrames::texts).orElse(text.pieces());
    for (String piece : shown) {
      List<String> parts = FENCE.splitAsStream(piece).toList();
      for (int code = 1; code < parts.size(); code += 2) {
        assertThat(parts.get(code).lines().filter(line -> !typed.contains(line)))
            .as(piece)
            .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(COLUMNS));
      }
    }
  }
}
