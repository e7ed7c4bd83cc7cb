package depesche.bot.door;

import java.util.List;
import java.util.regex.Pattern;

/// Knows a mail of ours that comes back without any mark of a quote: by its heading, and by the
/// line below that names game and seat.
final class OwnMail {

  /// As `parts.txt.ftl` and `parts.html.ftl` write it.
  private static final Pattern MARK =
      Pattern.compile(".{2,60}, game [a-z][a-z0-9-]{1,31}; you are .+");

  /// The line above our last lines is that long.
  private static final int FOOT = 60;

  private OwnMail() {}

  /// {@return whether a mail of ours begins at this line}
  static boolean at(List<LineShape> all, int at) {
    return marked(all, at)
        || marked(all, at + 1)
        || (underlined(all, at) && (marked(all, at + 2) || hasFoot(all, at + 2)));
  }

  private static boolean marked(List<LineShape> all, int at) {
    return at < all.size()
        && !all.get(at).isQuoted()
        && all.get(at).text().contains(", game")
        && MARK.matcher(folded(all, at).text()).matches();
  }

  private static LineShape folded(List<LineShape> all, int at) {
    return at + 1 < all.size() ? all.get(at).with(all.get(at + 1)) : all.get(at);
  }

  private static boolean underlined(List<LineShape> all, int at) {
    return at + 1 < all.size()
        && all.get(at + 1).isOnly('=', 3)
        && all.get(at + 1).text().length() == all.get(at).text().length();
  }

  private static boolean hasFoot(List<LineShape> all, int from) {
    return all.subList(from, all.size()).stream().anyMatch(line -> line.isOnly('-', FOOT));
  }
}
