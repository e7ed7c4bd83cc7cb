package depesche.bot.post.discord;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// What comes back when a button is pressed, whenever that is: all that is needed to know what is
/// meant, and nothing secret. Who has pressed it, and whether it still counts, is looked up then.
///
/// @param game may be empty
/// @param phase in which it counts; empty if in any
/// @param seat for which it stands there; empty where everybody sees it
/// @param line of a letter that it says, or the head of what is to be filled in; what a menu asks
///   about
public record ButtonId(Kind kind, String game, String phase, String seat, String line) {

  /// Discord takes no more.
  private static final int LONGEST = 100;

  private static final int PARTS = 5;

  /// What is done when it is pressed.
  public enum Kind {
    /// The line is read as if it had been typed.
    SAY,
    /// A form for all orders opens.
    ORDERS,
    /// A form for a text opens, which stands below the line.
    WRITE,
    /// What is chosen in a menu is read as if it had been typed, each word a line.
    CHOOSE,
    /// What is chosen in a menu, or in a form of menus, is read behind the line.
    FILL
  }

  /// {@return whether it is short enough for Discord}
  public static boolean fits(String word) {
    return word.length() <= LONGEST;
  }

  /// {@return whether something is chosen there}
  public boolean isMenu() {
    return kind == Kind.CHOOSE || kind == Kind.FILL;
  }

  /// {@return it as one word}
  public String word() {
    return String.join(
        ":",
        kind.name().toLowerCase(Locale.ROOT),
        encoded(game),
        encoded(phase),
        encoded(seat),
        line);
  }

  /// {@return what a word means that [#word] may have written}
  public static Optional<ButtonId> parse(String word) {
    String[] parts = word.split(":", PARTS);
    return parts.length < PARTS
        ? Optional.empty()
        : Arrays.stream(Kind.values())
            .filter(kind -> kind.name().toLowerCase(Locale.ROOT).equals(parts[0]))
            .findFirst()
            .map(
                kind ->
                    new ButtonId(
                        kind, decoded(parts[1]), decoded(parts[2]), decoded(parts[3]), parts[4]));
  }

  private static String encoded(String part) {
    return URLEncoder.encode(part, StandardCharsets.UTF_8);
  }

  /// What nobody of ours has written stays as it is.
  private static String decoded(String part) {
    try {
      return URLDecoder.decode(part, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException _) {
      return part;
    }
  }
}
