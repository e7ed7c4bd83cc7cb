package depesche.adjudicator.greatpowers;

import depesche.adjudicator.notation.LetterLine;
import depesche.adjudicator.notation.Prose;
import depesche.adjudicator.notation.SmallWords;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// One command of a line: its first word, and what it speaks of.
///
/// @param text as written
/// @param items the entries of its list, parted by `>`; empty for a bare word
record Command(Verb verb, String text, List<String> items) {

  // `PICK Naval Mutiny TARGET Blue` is two commands.
  private static final Pattern PARTS = Pattern.compile("\\s+(?=(?i:target)\\s)");
  private static final Pattern RANKS = Pattern.compile("\\s*(-?>|\\bthen\\b)\\s*");
  private static final Pattern NO_WORD = Pattern.compile("[^\\p{L}\\p{Nd}]");
  private static final Pattern MARKS = Pattern.compile("^[:=.]+\\s*|[.!]+$");

  Command {
    items = List.copyOf(items);
  }

  /// {@return the commands of a line. An entry parted by a comma goes on with the list before it}
  ///
  /// @param spoken whether a name before a colon is that of a seat, and no part of the command
  static List<Command> of(LetterLine line, boolean spoken) {
    List<String> texts = new ArrayList<>();
    String before = spoken || line.speaker().isEmpty() ? "" : line.speaker() + " ";
    for (String order : line.orders()) {
      for (String part : PARTS.split(before + order)) {
        String text = SmallWords.withoutPoliteness(part.replace("\"", "").strip());
        if (text.isEmpty() || (line.orders().size() > 1 && Prose.isCourtesy(text))) {
          continue;
        }
        if (texts.isEmpty() || Verb.of(first(text)) != Verb.NONE) {
          texts.add(text);
        } else {
          texts.add(texts.removeLast() + " > " + text);
        }
      }
      before = "";
    }
    return texts.stream().map(Command::of).toList();
  }

  private static String first(String text) {
    return NO_WORD.split(text, 2)[0];
  }

  private static Command of(String text) {
    String word = first(text);
    Verb verb = Verb.of(word);
    List<String> items = new ArrayList<>();
    String rest = verb == Verb.NONE ? text : text.substring(word.length());
    for (String item : RANKS.split(rest)) {
      String bare = MARKS.matcher(item.strip()).replaceAll("").strip();
      if (!Words.plain(bare).isEmpty()) {
        items.add(bare);
      }
    }
    return new Command(verb, text, items);
  }
}
