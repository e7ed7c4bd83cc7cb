package depesche.bot.report.markdown;

import depesche.bot.report.markdown.PageSection.Block;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads the form of a plain mail and gives it again in markdown. Plain mails have few forms: a
/// heading is underlined, a list has dashes or numbers, a table has columns, and what is to be
/// typed is indented by four. So every mail is laid out once, for text and for Discord.
final class MarkdownPage {

  private static final Pattern UNDERLINE = Pattern.compile("={3,}|-{3,}");
  private static final Pattern RULE = Pattern.compile("-{60,}");
  private static final Pattern BULLET = Pattern.compile("(?:-|\\s+[-*]) +(.*)");
  private static final Pattern NUMBER = Pattern.compile("(\\d{1,4}\\.) +(.*)");
  private static final Pattern GAP = Pattern.compile("(?<=\\S) {2,}(?=\\S)");
  private static final Pattern INDENTED = Pattern.compile(" {2,}\\S.*");
  private static final Pattern TYPED = Pattern.compile(" {4,}\\S.*");

  private final List<PageSection> sections = new ArrayList<>();
  private final List<String> lines;
  private int next;

  /// Whether the line before was numbered, or said what became of one that was.
  private boolean told;

  private String heading = "";
  private List<Block> blocks = new ArrayList<>();
  private List<String> words = new ArrayList<>();

  private MarkdownPage(String text) {
    this.lines = text.lines().map(String::stripTrailing).toList();
  }

  /// {@return the text of a plain mail, its lines not folded, as sections}
  static List<PageSection> read(String text) {
    MarkdownPage markdownPage = new MarkdownPage(text);
    while (markdownPage.next < markdownPage.lines.size()) {
      markdownPage.step();
    }
    markdownPage.begin("");
    return markdownPage.sections;
  }

  private void step() {
    String line = lines.get(next);
    if (line.isBlank()) {
      next++;
      told = false;
      close();
    } else if (RULE.matcher(line).matches()) {
      foot();
    } else if (UNDERLINE.matcher(after(1)).matches()) {
      String mark = after(1).startsWith("=") ? "## " : "### ";
      begin(mark + Markdown.plain(line.strip()));
      next += 2;
    } else if (isTyped(line) && gaps(line) < 2 && !told) {
      code(MarkdownPage::isTyped);
    } else if (INDENTED.matcher(line).matches() && gaps(line) > 1) {
      code(other -> !other.isBlank());
    } else {
      told = NUMBER.matcher(line).matches() || (told && isTyped(line));
      words.add(worded(line));
      next++;
    }
  }

  private String after(int lines) {
    return next + lines < this.lines.size() ? this.lines.get(next + lines) : "";
  }

  private static int gaps(String line) {
    return (int) GAP.matcher(line).results().count();
  }

  private static boolean isTyped(String line) {
    return TYPED.matcher(line).matches();
  }

  private void begin(String newHeading) {
    close();
    if (!heading.isEmpty() || !blocks.isEmpty()) {
      sections.add(new PageSection(heading, blocks));
    }
    heading = newHeading;
    blocks = new ArrayList<>();
  }

  private void close() {
    if (!words.isEmpty()) {
      blocks.add(new Block(Block.Kind.WORDS, words));
      words = new ArrayList<>();
    }
  }

  private void code(Predicate<String> goesOn) {
    close();
    List<String> code = new ArrayList<>();
    while (next < lines.size() && goesOn.test(lines.get(next))) {
      code.add(Markdown.code(lines.get(next)));
      next++;
    }
    int margin = code.stream().mapToInt(MarkdownPage::indent).min().orElse(0);
    blocks.add(
        new Block(Block.Kind.CODE, code.stream().map(one -> one.substring(margin)).toList()));
  }

  private static int indent(String line) {
    return line.length() - line.stripLeading().length();
  }

  /// What is under the last rule is printed small.
  private void foot() {
    close();
    for (next++; next < lines.size(); next++) {
      if (!lines.get(next).isBlank() && !RULE.matcher(lines.get(next)).matches()) {
        words.add("-# " + Markdown.plain(lines.get(next).strip()));
      }
    }
  }

  private String worded(String line) {
    Matcher bullet = BULLET.matcher(line);
    if (bullet.matches()) {
      return "- " + Markdown.plain(bullet.group(1));
    }
    Matcher number = NUMBER.matcher(line);
    if (number.matches()) {
      boolean followed = isTyped(after(1));
      return number.group(1)
          + " "
          + (followed ? Markdown.plain(number.group(2)) : row(number.group(2)));
    }
    if (!INDENTED.matcher(line).matches()) {
      boolean group = INDENTED.matcher(after(1)).matches() && !isTyped(after(1));
      return group ? "**" + Markdown.plain(line) + "**" : Markdown.beginning(line);
    }
    // The result of a numbered line comes behind it.
    return gaps(line) == 1 ? "- " + row(line.strip()) : "  " + Markdown.plain(line.strip());
  }

  private static String row(String line) {
    String[] columns = GAP.split(line, 2);
    return columns.length == 2
        ? "**" + Markdown.plain(columns[0]) + "** " + Markdown.plain(columns[1].strip())
        : Markdown.plain(line);
  }
}
