package depesche.bot.report.page;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;

/// Prints the blocks of a mail as plain text, made harmless and neat: what strangers wrote may be
/// printed, but not steer a terminal.
public final class PlainText {

  private static final int WIDTH = 76;

  /// The line above what stands at the end.
  private static final String FOOT = "--";

  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final Pattern COLUMN = Pattern.compile("^(\\s*\\S.{0,34}?\\s{2,})\\S");
  private static final Pattern BULLET = Pattern.compile("^(\\d+\\.\\s+|\\s*(?:[-*>]\\s+)?)\\S");

  private final List<Line> lines = new ArrayList<>();

  private PlainText() {}

  /// @param whole whether it is not folded
  private record Line(String text, boolean whole) {}

  /// {@return the text on one line, blanks single, controls gone}
  public static String line(String text) {
    String harmless = harmless(text.replace('\n', ' ').replace('\t', ' '));
    return BLANKS.matcher(harmless).replaceAll(" ").strip();
  }

  /// {@return the text without what steers a terminal or turns the direction of writing}
  static String harmless(String text) {
    if (text.chars().noneMatch(PlainText::steers)) {
      return text;
    }
    StringBuilder harmless = new StringBuilder(text.length());
    text.chars().filter(c -> !steers(c)).forEach(c -> harmless.append((char) c));
    return harmless.toString();
  }

  private static boolean steers(int c) {
    return switch (c) {
      case '\n' -> false;
      case 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E -> true;
      case 0x2066, 0x2067, 0x2068, 0x2069 -> true;
      default -> Character.isISOControl(c);
    };
  }

  /// {@return the text of a mail: lines folded, no trailing blanks, one empty line at most}
  ///
  /// @param when says a moment
  public static String page(List<Block> blocks, Function<Instant, String> when) {
    return page(blocks, when, WIDTH);
  }

  /// As above, with lines of another length.
  static String page(List<Block> blocks, Function<Instant, String> when, int width) {
    StringBuilder page = new StringBuilder();
    for (Line line : all(blocks)) {
      String said =
          harmless(TimeText.said(typed(bare(line.text.replace('\n', ' '))), when)).stripTrailing();
      if (line.whole) {
        page.append(said).append('\n');
      } else {
        fold(said, width, page);
      }
    }
    return page.toString().replaceAll("\n{3,}", "\n\n").strip() + "\n";
  }

  /// {@return the words, with what is to be typed as it is}
  private static String typed(String words) {
    return CommandMark.plain(words).replace(Layout.TYPED, '`');
  }

  /// {@return the words, none of them strong}
  static String bare(String words) {
    return words
        .replace(String.valueOf(Layout.STRONG), "")
        .replace(String.valueOf(Layout.WEAK), "");
  }

  static List<String> lines(List<Block> blocks) {
    return all(blocks).stream().map(Line::text).toList();
  }

  private static List<Line> all(List<Block> blocks) {
    PlainText plain = new PlainText();
    blocks.forEach(plain::add);
    return plain.lines;
  }

  private void print(String... texts) {
    for (String text : texts) {
      lines.add(new Line(text, false));
    }
  }

  private void add(Block block) {
    switch (block) {
      case Block.Title title -> {
        print("", title.words());
        if (!title.under().isEmpty()) {
          print(title.under());
        }
      }
      case Block.Heading heading -> print("", heading.words());
      case Block.Group group -> print(group.words());
      case Block.Words words -> print(words.line());
      case Block.Point point -> print(point.number() + " " + point.words());
      case Block.Gap _ -> print("");
      case Block.Items items -> {
        String bullet = items.headlines() ? "  * " : "- ";
        items.lines().forEach(line -> print(bullet + line));
      }
      case Block.Rows rows -> {
        for (int i = 0; i < rows.rows().size(); i++) {
          String edge = rows.places().isEmpty() ? "  " : place(rows.places().get(i));
          print(edge + row(rows.rows().get(i), rows.width()));
        }
      }
      case Block.Answers answers -> answers.rows().forEach(this::answer);
      case Block.Table table -> table.lines().forEach(this::print);
      case Block.Code code -> code.lines().forEach(line -> print("    " + line));
      case Block.Paste paste -> paste.lines().forEach(line -> lines.add(new Line(line, true)));
      case Block.Quoted quoted -> quoted.lines().forEach(line -> print("  " + line));
      case Block.Picture _, Block.Draft _, Block.PageOnly _ -> {}
      case Block.Fine fine -> fine.blocks().forEach(this::add);
      case Block.TextOnly text -> text.blocks().forEach(this::add);
      case Block.Foot foot -> {
        print("", FOOT);
        foot.blocks().forEach(this::add);
      }
    }
  }

  private static String place(String place) {
    return padded(place + ".", 3) + " ";
  }

  private static String row(List<String> row, int width) {
    return row.size() == 1
        ? row.getFirst()
        : padded(row.getFirst(), width) + "  " + String.join(": ", row.subList(1, row.size()));
  }

  private void answer(List<String> row) {
    print(padded(row.getFirst() + ".", 3) + " " + row.get(1));
    row.stream().skip(2).forEach(what -> print("    " + what));
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  private static void fold(String line, int width, StringBuilder page) {
    int under = hang(line);
    // A comment on a command begins with a sign that it is no part of it, on every line.
    String hang = " ".repeat(under) + (line.startsWith("# ", under) ? "# " : "");
    String rest = line;
    while (rest.length() > width) {
      int blank = beforeCommand(rest, rest.lastIndexOf(' ', width), width - hang.length());
      if (blank <= hang.length() || rest.substring(0, blank).isBlank()) {
        blank = rest.indexOf(' ', width);
      }
      if (blank < 0) {
        break;
      }
      page.append(rest.substring(0, blank).stripTrailing()).append('\n');
      rest = hang + rest.substring(blank).strip();
    }
    page.append(rest).append('\n');
  }

  /// {@return the same blank, or the one before the command in which it stands: what is to be
  /// copied stands on one line if it can}
  private static int beforeCommand(String line, int blank, int width) {
    if (blank < 0 || line.substring(0, blank).chars().filter(one -> one == '`').count() % 2 == 0) {
      return blank;
    }
    int opens = line.lastIndexOf('`', blank);
    int closes = line.indexOf('`', blank);
    return closes > 0 && closes - opens < width ? line.lastIndexOf(' ', opens) : blank;
  }

  /// A folded line goes on under its last column, or else under the text behind its bullet or
  /// number.
  private static int hang(String line) {
    var column = COLUMN.matcher(line);
    if (column.find()) {
      return column.end(1);
    }
    var bullet = BULLET.matcher(line);
    return bullet.find() ? bullet.end(1) : 0;
  }
}
