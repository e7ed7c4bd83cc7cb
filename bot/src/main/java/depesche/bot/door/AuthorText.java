package depesche.bot.door;

import depesche.adjudicator.notation.Lines;
import depesche.bot.mime.Joiners;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// What the author wrote, line by line.
///
/// @param lines without quotes, attribution and signature; no line end, no empty lines at the ends
/// @param quoted how many quoted or forwarded lines were not read
/// @param inside lines that stand in a quoted mail of ours, marked as quoted, and are not ours: the
///   author may have filled them in
public record AuthorText(
    List<String> lines, int quoted, List<String> inside, Set<Oddity> oddities) {

  public AuthorText {
    lines = lines.stream().map(Joiners::line).toList();
    inside = inside.stream().map(Lines::clean).toList();
    oddities =
        oddities.isEmpty()
            ? Collections.emptySet()
            : Collections.unmodifiableSet(EnumSet.copyOf(oddities));
  }

  /// What the answer should mention.
  public enum Oddity {
    /// Text was in HTML alone; tags were taken off.
    HTML_ONLY,
    /// Nothing was left to read.
    EMPTY,
    /// There was more text than is read, and nothing of it was.
    OVERSIZED,
    /// Encrypted, or signed in a way that hides the text.
    LOCKED,
    /// Attachments were left unread.
    ATTACHMENTS,
    /// An unknown or broken character set or encoding: some letters may be wrong.
    ODD_CHARSET
  }

  /// {@return of a letter with too much text}
  static AuthorText tooLong() {
    return new AuthorText(List.of(), 0, List.of(), EnumSet.of(Oddity.OVERSIZED));
  }

  /// {@return whether the letter has this oddity}
  public boolean has(Oddity oddity) {
    return oddities.contains(oddity);
  }
}
