package depesche.adjudicator.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// A line that is offered to a player who has begun to type one.
///
/// @param words as the line has them, one after the other
public record Offer(List<Word> words) {

  /// The most typed words that one word of an offer stands for: `Gulf of Saint Lawrence`.
  private static final int LONGEST_NAME = 5;

  public Offer {
    words = List.copyOf(words);
  }

  /// {@return a line whose words are written in one way each}
  public static Offer of(String line) {
    return new Offer(Arrays.stream(line.split(" ", -1)).<Word>map(Name::of).toList());
  }

  /// {@return the line}
  public String text() {
    return words.stream().map(Word::text).collect(Collectors.joining(" "));
  }

  /// {@return this line with more words behind it}
  public Offer and(Word... more) {
    List<Word> all = new ArrayList<>(words);
    all.addAll(List.of(more));
    return new Offer(all);
  }

  /// {@return this line with the words of another behind it}
  public Offer and(Offer other) {
    return and(other.words.toArray(Word[]::new));
  }

  /// A word of an offer, and how else it may be typed.
  public sealed interface Word {

    /// {@return the word as the offer has it}
    String text();

    /// {@return all the ways to type it, small and without spaces and marks}
    List<String> spellings();
  }

  /// A name of a thing, in any of its spellings.
  public record Name(String text, List<String> spellings) implements Word {

    public Name {
      spellings = List.copyOf(spellings);
    }

    /// {@return a name that is written in these ways}
    public static Name of(String text, List<String> written) {
      return new Name(text, written.stream().map(Spelling::plain).toList());
    }

    /// {@return a name that is written in one way}
    public static Name of(String text) {
      return of(text, List.of(text));
    }
  }

  /// A word that a player may leave out, such as the kind of a unit.
  public record Aside(String text, List<String> spellings) implements Word {

    public Aside {
      spellings = List.copyOf(spellings);
    }
  }

  /// A word of the field such as `S`, in whatever form players write it.
  ///
  /// @param word the same in full, such as `support`
  public record Sign(String text, String word) implements Word {

    @Override
    public List<String> spellings() {
      return List.of(Spelling.plain(word));
    }
  }

  /// {@return whether the line goes on where the typed words end}
  boolean continues(List<String> typed) {
    return continues(0, typed);
  }

  private boolean continues(int at, List<String> typed) {
    if (typed.isEmpty()) {
      return true;
    }
    if (at == words.size()) {
      return false;
    }
    Word word = words.get(at);
    if (word instanceof Aside && continues(at + 1, typed)) {
      return true;
    }
    if (word instanceof Sign && OrderVerb.of(typed.getFirst()) == OrderVerb.of(word.text())) {
      return continues(at + 1, typed.subList(1, typed.size()));
    }
    String joined = "";
    for (int end = 1; end <= Math.min(LONGEST_NAME, typed.size()); end++) {
      String next = Spelling.plain(typed.get(end - 1));
      joined += next;
      boolean last = end == typed.size();
      if (next.isEmpty()) {
        return false;
      }
      if (last ? begins(word, joined) : ends(word, joined, at, typed.subList(end, typed.size()))) {
        return true;
      }
    }
    return false;
  }

  private boolean ends(Word word, String written, int at, List<String> rest) {
    return word.spellings().contains(written) && continues(at + 1, rest);
  }

  private static boolean begins(Word word, String typed) {
    return word.spellings().stream().anyMatch(spelling -> spelling.startsWith(typed));
  }

  /// {@return the words of what has been typed}
  static List<String> typed(String text) {
    return OrderTokens.of(text.toLowerCase(Locale.ROOT));
  }
}
