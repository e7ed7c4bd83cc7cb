package depesche.bot.door;

import depesche.bot.mime.MediaType;
import java.util.ArrayList;
import java.util.List;

/// Joins flowed lines (RFC 3676 4): one that ends with a blank goes on in the next, if both are
/// quoted as deep.
final class FlowedLines {

  private FlowedLines() {}

  /// {@return the lines as their author saw them}
  static List<String> read(MediaType type, List<String> lines) {
    boolean flowed = type.parameter("format").filter("flowed"::equalsIgnoreCase).isPresent();
    boolean delSp = type.parameter("delsp").filter("yes"::equalsIgnoreCase).isPresent();
    return flowed ? join(lines, delSp) : lines;
  }

  private static List<String> join(List<String> lines, boolean deleteBlank) {
    List<String> joined = new ArrayList<>();
    StringBuilder open = new StringBuilder();
    int depth = -1;
    for (String line : lines) {
      int quotes = quotes(line);
      String content = line.substring(quotes);
      content = content.startsWith(" ") ? content.substring(1) : content;
      if (depth >= 0 && depth != quotes) {
        joined.add(open.toString());
        depth = -1;
      }
      if (depth < 0) {
        open.setLength(0);
        open.append(">".repeat(quotes));
      }
      boolean goesOn = content.endsWith(" ") && !content.equals("-- ");
      boolean cut = goesOn && deleteBlank;
      open.append(content, 0, content.length() - (cut ? 1 : 0));
      depth = goesOn ? quotes : -1;
      if (!goesOn) {
        joined.add(open.toString());
      }
    }
    if (depth >= 0) {
      joined.add(open.toString());
    }
    return joined;
  }

  private static int quotes(String line) {
    int at = 0;
    while (at < line.length() && line.charAt(at) == '>') {
      at++;
    }
    return at;
  }
}
