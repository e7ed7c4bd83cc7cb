package depesche.bot.report.page;

import depesche.bot.report.page.MarkdownPage.Part;
import depesche.bot.report.page.MarkdownPage.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Cuts a page into pieces that Discord takes: between sections, or else between blocks, or else
/// between lines, or else between words. A block of code that is cut is closed and opened again.
public final class Pieces {

  /// The most characters of a piece: Discord takes 2,000, and the line by which we know a message
  /// again stands below.
  public static final int LONGEST = 1950;

  private static final int FENCES = 2 * (Part.FENCE.length() + 1);

  private final int longest;
  private final List<String> pieces = new ArrayList<>();
  private final StringBuilder piece = new StringBuilder();

  private Pieces(int longest) {
    this.longest = longest;
  }

  /// {@return the blocks of a mail as messages in markdown}
  public static List<String> of(List<Block> blocks) {
    return of(blocks, LONGEST);
  }

  /// As above, with another limit.
  public static List<String> of(List<Block> blocks, int longest) {
    Pieces pieces = new Pieces(longest);
    MarkdownPage.of(blocks).forEach(pieces::add);
    pieces.close();
    return List.copyOf(pieces.pieces);
  }

  private void add(Section section) {
    if (section.text().length() <= longest) {
      add(section.text(), "\n\n");
      return;
    }
    close();
    add(new Part(false, List.of(section.heading())), "", 0);
    int used = piece.length() > longest / 2 ? 0 : piece.length() + 1;
    String glue = "\n";
    for (int i = 0; i < section.parts().size(); i++) {
      Part part = section.parts().get(i);
      if (i > 0 && i + 1 < section.parts().size() && part.text().endsWith(":")) {
        // It says what comes next, and stands with it.
        makeRoom(part.text().length() + section.parts().get(i + 1).text().length() + 2);
      }
      add(part, glue, used);
      glue = "\n\n";
      used = 0;
    }
  }

  /// @param used how much room the heading takes that should stay with this block
  private void add(Part part, String glue, int used) {
    if (part.text().length() + used <= longest) {
      add(part.text(), glue);
      return;
    }
    boolean code = part.code();
    int room = longest - used - (code ? FENCES : 0);
    List<String> taken = new ArrayList<>();
    int length = 0;
    for (String line : part.lines().stream().flatMap(one -> cut(one, room, code)).toList()) {
      if (length + line.length() + 1 > room) {
        add(new Part(code, taken).text(), glue);
        taken.clear();
        length = 0;
      }
      taken.add(line);
      length += line.length() + 1;
    }
    add(new Part(code, taken).text(), glue);
  }

  private void add(String text, String glue) {
    if (piece.length() + glue.length() + text.length() > longest) {
      close();
    }
    piece.append(piece.isEmpty() ? "" : glue).append(text);
  }

  private void makeRoom(int room) {
    if (room <= longest && piece.length() + 2 + room > longest) {
      close();
    }
  }

  private void close() {
    if (!piece.isEmpty()) {
      pieces.add(piece.toString());
      piece.setLength(0);
    }
  }

  /// {@return a line in parts that are short enough}
  private static Stream<String> cut(String line, int room, boolean code) {
    List<String> parts = new ArrayList<>();
    String rest = line;
    while (rest.length() >= room) {
      int blank = rest.lastIndexOf(' ', room - 2);
      int end = blank > room / 2 ? blank : whole(rest, room - 2);
      parts.add(rest.substring(0, end));
      String left = rest.substring(end).strip();
      rest = code ? left : Markdown.begun(left);
    }
    parts.add(rest);
    return parts.stream();
  }

  /// {@return the last place up to this one that parts neither a mark from its backslash nor one
  /// half of a character from the other}
  private static int whole(String line, int end) {
    int cut = end;
    while (cut > 1
        && (line.charAt(cut - 1) == '\\' || Character.isLowSurrogate(line.charAt(cut)))) {
      cut--;
    }
    return cut;
  }
}
