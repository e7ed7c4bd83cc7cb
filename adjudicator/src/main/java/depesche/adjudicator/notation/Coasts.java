package depesche.adjudicator.notation;

import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// The many ways to write a coast, made one: `SPA-SC`, `SPA(sc)`, `SPA:SC`, `Spain, south coast`,
/// `south coast of Spain` and `Spanien-Südküste` all become `SPA/SC` and its like. A dash before a
/// coast is none of a move.
public final class Coasts {

  private static final String SIDE = "(north|south|east|west|nord|süd|sued|ost)(?:ern)?";
  private static final String SHORE = "(?:coast|cst|küste|kueste)";
  private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

  /// `south coast of Spain`.
  private static final Pattern LEADING =
      Pattern.compile(
          SIDE + "\\s*" + SHORE + "\\s+(?:of|von)\\s+((?:the\\s+)?(?:st\\.?\\s*)?\\p{L}+)", FLAGS);

  /// `Spain, south coast`, `Spain (south)`.
  private static final Pattern LONG =
      Pattern.compile(
          "(?<=\\p{L})(?:\\s*[-–,:._/\\\\(\\[]\\s*|\\s+)"
              + SIDE
              + "\\s*"
              + SHORE
              + "\\b\\s*[)\\]]?",
          FLAGS);

  /// `SC Spain` behind an arrow.
  private static final Pattern AHEAD =
      Pattern.compile("(?<=\\s->?\\s|\\sto\\s)([nsew])c\\.?\\s+(?:of\\s+)?(\\p{L}{3,})", FLAGS);

  /// `Spain (southern)`.
  private static final Pattern SIDED =
      Pattern.compile("(?<=\\p{L})\\s*[(\\[]\\s*" + SIDE + "\\s*[)\\]]", FLAGS);

  /// `SPA-SC`, `SPA (s.c.)`.
  private static final Pattern SHORT =
      Pattern.compile(
          "(?<=\\p{L}{3})(?:\\s*[-–,:._/\\\\(\\[]\\s*|\\s+)([nsew])(?:c|\\.\\s?c\\.?)(?![\\p{L}.])"
              + "\\s*[)\\]]?",
          FLAGS);

  /// `Spain (s)`.
  private static final Pattern LETTER =
      Pattern.compile("(?<=\\p{L}{3})\\s*[(\\[]\\s*([nsew])\\s*[)\\]]", FLAGS);

  /// Behind them stands the `c` of a coast; a full stop may stand between.
  private static final String SIDES = "nsewNSEW. ";

  private static final Pattern WORDS = Pattern.compile("(?:coa|c)st|[üu]e?ste", FLAGS);

  private static final Pattern BRIEF = Pattern.compile("[nsew](?:c|\\.)", FLAGS);

  private Coasts() {}

  /// {@return the text with every coast as a slash and two letters behind its place}
  public static String slashed(String text) {
    return mayName(text) ? replaced(text) : text;
  }

  /// Whether a text has signs that coasts are written with; most lines have none.
  private static boolean mayName(String text) {
    boolean coast = false;
    for (int at = 0; at < text.length(); at++) {
      char sign = text.charAt(at);
      boolean shore =
          (sign == 'c' || sign == 'C')
              && at > 0
              && SIDES.indexOf(text.charAt(at - 1)) >= 0
              && (at + 1 == text.length() || !Character.isLetter(text.charAt(at + 1)));
      coast |= (sign | ' ') == 't' && at > 1 && (text.charAt(at - 1) | ' ') == 's';
      if (sign == '(' || sign == '[' || sign == 'ü' || shore) {
        return true;
      }
    }
    return coast && WORDS.matcher(text).find();
  }

  private static String replaced(String text) {
    boolean named = WORDS.matcher(text).find();
    String behind = named ? LEADING.matcher(text).replaceAll(it -> it.group(2) + coast(it)) : text;
    String ahead = AHEAD.matcher(behind).replaceAll(it -> it.group(2) + coast(it));
    String sided = inBrackets(SIDED, ahead);
    String full = named ? LONG.matcher(sided).replaceAll(Coasts::coast) : sided;
    // A coast that is written so by now may have blanks behind it.
    String brief =
        BRIEF.matcher(full).find() ? SHORT.matcher(full).replaceAll(Coasts::coast) : full;
    return inBrackets(LETTER, brief);
  }

  private static String inBrackets(Pattern coast, String text) {
    return text.indexOf('(') >= 0 || text.indexOf('[') >= 0
        ? coast.matcher(text).replaceAll(Coasts::coast)
        : text;
  }

  private static String coast(MatchResult side) {
    String letter = side.group(1).substring(0, 1);
    // `Ost` is east; `O` alone is nothing.
    return "/" + letter.toUpperCase(Locale.ROOT).replace('O', 'E') + "C ";
  }
}
