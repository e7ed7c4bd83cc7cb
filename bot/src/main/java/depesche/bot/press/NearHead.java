package depesche.bot.press;

import depesche.adjudicator.notation.OrderLexicon;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;

/// Lines that their writer took for the head of a press, though they are not quite one: `PRES TO
/// Blue`, `FAKE TO Red`. The lines below are meant for others; they must not be read as orders.
final class NearHead {

  /// Only a press has such words before its readers.
  private static final Pattern OPTION =
      Pattern.compile("(?:(?:WHITE|GREY|GRAY|ANONYMOUS|POSTAL|FAKE|PARTIAL) )+TO .*");

  /// They may begin or end a sentence, and so count only if an `ENDPRESS` follows.
  private static final Pattern PERHAPS =
      Pattern.compile("TO \\S.*|.* (?:PRESS|BROADCAST) TO \\S.*");

  private static final List<String> WORDS = List.of("press", "broadcast");

  private NearHead() {}

  /// {@return whether this line was meant to begin a press}
  ///
  /// @param ended whether a line below says that a press ends there
  static boolean is(String line, BooleanSupplier ended) {
    String bare = PressBlocks.bare(line);
    return OPTION.matcher(bare).matches()
        || isMisspelt(bare, true)
        || ((isMisspelt(bare, false) || PERHAPS.matcher(bare).matches()) && ended.getAsBoolean());
  }

  /// @param loud whether it must be in capitals
  private static boolean isMisspelt(String line, boolean loud) {
    String[] words = line.split("[ :]", 3);
    return words.length > 1
        && words[1].equalsIgnoreCase("TO")
        && (!loud || words[0].equals(words[0].toUpperCase(Locale.ROOT)))
        && OrderLexicon.isNear(words[0], WORDS);
  }
}
