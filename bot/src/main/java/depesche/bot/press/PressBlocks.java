package depesche.bot.press;

import depesche.adjudicator.notation.Lines;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The presses of a letter, and the letter without them; the only reader of texts that players
/// write on the lines below a word. A text goes on until `ENDPRESS`, `ENDBROADCAST`, `SIGNOFF` or
/// the end of the letter. The head of another press ends it, too: a forgotten `ENDPRESS` must not
/// send Red's text to Blue. A statement is read like them, so that its word does not cut them, and
/// left in its first line for its desk.
///
/// @param blocks in the order of the letter
/// @param rest the letter with their lines blank, so that line numbers stay
public record PressBlocks(List<PressBlock> blocks, List<String> rest) {

  private static final String OPTIONS =
      "(?:(?:WHITE|GREY|GRAY|ANONYMOUS|UNANONYMOUS|QUIET|POSTAL|FAKE|PARTIAL|NO)\\s+)*";

  /// In capitals the word says enough; in small letters it may begin a sentence.
  private static final Pattern LOUD =
      Pattern.compile(
          OPTIONS
              + "(?:PRESS|BROADCAST)\\b(?!\\s+(?i:LOG|RELEASE|CONFERENCE|STATEMENT|NEWS)\\b)(?![’'-]).*");

  private static final Pattern QUIET =
      Pattern.compile(
          OPTIONS
              + "(?:PRESS|BROADCAST)\\s*[:.]*"
              + "(?:(?:\\s+|\\s*(?=\\+))(?:TO\\b|[+]|WHITE|GREY|GRAY|ANONYMOUS|QUIET|POSTAL|FAKE|PARTIAL|FROM\\b).*)?",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern DIARY =
      Pattern.compile("DIARY(?:\\s+RECORD)?(?:[:.]*|:.*)", Pattern.CASE_INSENSITIVE);

  private static final Pattern STATEMENT =
      Pattern.compile("STATEMENT\\s*[.:]?", Pattern.CASE_INSENSITIVE);

  private static final Pattern END_STATEMENT =
      Pattern.compile("END\\s?STATEMENT[.!]*", Pattern.CASE_INSENSITIVE);

  private static final Pattern END =
      Pattern.compile("END\\s?(?:PRESS|BROADCAST|DIARY|REPLY)[.!]*", Pattern.CASE_INSENSITIVE);

  private static final Pattern SIGN_OFF =
      Pattern.compile("SIGN\\s?OFF[.!]*", Pattern.CASE_INSENSITIVE);

  private static final Pattern REPLY = Pattern.compile("REPLY\\b[^:]*:?.*");

  private static final Pattern COLON =
      Pattern.compile("^(.*\\b(?:PRESS|BROADCAST|REPLY) TO) ?: ?(?=\\S)", Pattern.CASE_INSENSITIVE);

  /// As in the examples of HELP; the code of a press follows its `#` at once.
  private static final Pattern REMARK = Pattern.compile("\\s#(?:\\s.*)?$");

  private static final List<String> MARKS = List.of("*", "_", "`", "\"");

  public PressBlocks {
    blocks = List.copyOf(blocks);
    rest = List.copyOf(rest);
  }

  /// {@return the presses of a letter}
  ///
  /// @param written as its author wrote them; what is no text for others is cleaned
  /// @param answers whether it answers a press, so that `REPLY` can begin one
  public static PressBlocks in(List<String> written, boolean answers) {
    List<PressBlock> blocks = new ArrayList<>();
    List<String> lines = written.stream().map(Lines::clean).toList();
    List<String> rest = new ArrayList<>(lines);
    TextEnds ends = TextEnds.of(lines, PressBlocks::ends, PressBlocks::marksEnd);
    int at = 0;
    while (at < lines.size() && !SIGN_OFF.matcher(bare(lines.get(at))).matches()) {
      int line = at;
      Optional<PressBlock.Kind> kind =
          opening(lines.get(at), answers)
              .or(
                  () ->
                      Optional.of(PressBlock.Kind.PRESS)
                          .filter(
                              _ -> NearHead.is(lines.get(line), () -> ends.isMarked(line + 1))));
      int next = at + 1;
      if (kind.isPresent()) {
        int end = ends.from(next);
        boolean marked = ends.isMarked(next);
        blocks.add(block(kind.get(), written, at, end, marked));
        next = marked ? end + 1 : end;
        Collections.fill(rest.subList(at, next), "");
      } else if (STATEMENT.matcher(bare(lines.get(at))).matches()) {
        next = statement(written, rest, at);
      }
      at = next;
    }
    return new PressBlocks(blocks, rest);
  }

  /// Puts a statement into its first line.
  ///
  /// @return the first line behind it
  private static int statement(List<String> lines, List<String> rest, int at) {
    int end = end(lines, at + 1, PressBlocks::endsStatement);
    boolean marked = end < lines.size() && END_STATEMENT.matcher(bare(lines.get(end))).matches();
    int next = marked ? end + 1 : end;
    List<String> text = new ArrayList<>(List.of("STATEMENT"));
    text.addAll(lines.subList(at + 1, end));
    Collections.fill(rest.subList(at, next), "");
    rest.set(at, String.join("\n", text));
    return next;
  }

  private static boolean endsStatement(String line) {
    String bare = bare(line);
    return END_STATEMENT.matcher(bare).matches()
        || SIGN_OFF.matcher(bare).matches()
        || isLoudHead(bare);
  }

  /// {@return the press whose head is this line, from 1}
  public Optional<PressBlock> at(int line) {
    int from = 0;
    int to = blocks.size();
    while (from < to) {
      int middle = (from + to) / 2;
      if (blocks.get(middle).line() < line) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return Optional.of(from)
        .filter(found -> found < blocks.size())
        .map(blocks::get)
        .filter(block -> block.line() == line);
  }

  private static int end(List<String> lines, int from, Predicate<String> ends) {
    int at = from;
    while (at < lines.size() && !ends.test(lines.get(at))) {
      at++;
    }
    return at;
  }

  private static boolean ends(String line) {
    String bare = bare(line);
    return END.matcher(bare).matches() || SIGN_OFF.matcher(bare).matches() || isLoudHead(bare);
  }

  private static boolean marksEnd(String line) {
    return END.matcher(bare(line)).matches();
  }

  /// A head in capitals is meant as one, even within another text.
  private static boolean isLoudHead(String bare) {
    return isLoud(bare) && (QUIET.matcher(bare).matches() || DIARY.matcher(bare).matches());
  }

  private static boolean isLoud(String line) {
    String word = line.split("[ +:]", 2)[0];
    return word.equals(word.toUpperCase(Locale.ROOT));
  }

  /// Words behind a colon in the head are the first line of the text; `PRESS TO: Blue` says no more
  /// than `PRESS TO Blue`.
  private static PressBlock block(
      PressBlock.Kind kind, List<String> lines, int at, int end, boolean closed) {
    String head = COLON.matcher(bare(lines.get(at))).replaceFirst("$1 ");
    List<String> text = new ArrayList<>(lines.subList(at + 1, end));
    int first = at + 2;
    int colon = head.indexOf(':');
    if (colon >= 0) {
      String behind = head.substring(colon + 1).strip();
      head = head.substring(0, colon).strip();
      if (!behind.isEmpty()) {
        text.addFirst(behind);
        first--;
      }
    }
    while (!text.isEmpty() && text.getFirst().isBlank()) {
      text.removeFirst();
      first++;
    }
    while (!text.isEmpty() && text.getLast().isBlank()) {
      text.removeLast();
    }
    return new PressBlock(kind, at + 1, Lines.clean(head), text, first, closed);
  }

  private static Optional<PressBlock.Kind> opening(String line, boolean answers) {
    String bare = bare(line);
    if (LOUD.matcher(bare).matches() || QUIET.matcher(bare).matches()) {
      return Optional.of(PressBlock.Kind.PRESS);
    }
    if (DIARY.matcher(bare).matches()) {
      return Optional.of(PressBlock.Kind.DIARY);
    }
    Matcher reply = REPLY.matcher(bare);
    boolean alone = answers && bare.replaceAll("[:.]+$", "").equalsIgnoreCase("REPLY");
    return alone || reply.matches() ? Optional.of(PressBlock.Kind.REPLY) : Optional.empty();
  }

  /// {@return the line on its own, without a remark behind it and the marks of a program around it}
  static String bare(String line) {
    String bare = REMARK.matcher(line).replaceFirst("").strip();
    while (bare.length() > 2
        && MARKS.contains(bare.substring(0, 1))
        && bare.endsWith(bare.substring(0, 1))) {
      bare = bare.substring(1, bare.length() - 1).strip();
    }
    return String.join(" ", Arrays.asList(bare.split("\\s+", -1)));
  }
}
