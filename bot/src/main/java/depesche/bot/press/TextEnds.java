package depesche.bot.press;

import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;

/// Where the texts of a letter end, found in one look at its lines.
///
/// @param size the number of lines
/// @param ends the lines that end a text, from 0
/// @param marked those of them that say so
record TextEnds(int size, BitSet ends, BitSet marked) {

  static TextEnds of(List<String> lines, Predicate<String> ends, Predicate<String> marks) {
    BitSet all = new BitSet(lines.size());
    BitSet marked = new BitSet(lines.size());
    for (int at = 0; at < lines.size(); at++) {
      if (ends.test(lines.get(at))) {
        all.set(at);
        marked.set(at, marks.test(lines.get(at)));
      }
    }
    return new TextEnds(lines.size(), all, marked);
  }

  /// {@return the line that ends a text which begins here; the number of lines if none does}
  int from(int at) {
    int end = ends.nextSetBit(at);
    return end < 0 ? size : end;
  }

  /// {@return whether a line below says that a text ends there}
  boolean isMarked(int at) {
    return marked.get(from(at));
  }
}
