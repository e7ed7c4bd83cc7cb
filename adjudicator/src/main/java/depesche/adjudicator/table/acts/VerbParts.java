package depesche.adjudicator.table.acts;

import depesche.adjudicator.Fact;
import depesche.adjudicator.table.news.TableRefusal;
import depesche.adjudicator.table.position.LiveTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/// What a verb does, by the next word: `SCORE STREET`, `SCORE ELECTION`. Its forms are those of its
/// parts, so the answer to an unknown word names them all.
///
/// @param <C> what the title knows before it reads that word
public final class VerbParts<C> {

  private record Part<C>(String word, VerbForm form, BiFunction<C, ActWords, Optional<Fact>> deed) {

    /// A part whose example begins with a number is that of any number.
    boolean begins(ActWords words) {
      return word.matches("\\d+") ? words.isNumber() : words.skip(word);
    }
  }

  private final VerbForm head;
  private final List<Part<C>> parts;

  private VerbParts(VerbForm head, List<Part<C>> parts) {
    this.head = head;
    this.parts = List.copyOf(parts);
  }

  /// No parts yet.
  ///
  /// @param head the verb, and what stands before the word of a part
  public VerbParts(VerbForm head) {
    this(head, List.of());
  }

  /// {@return these parts and one more}
  ///
  /// @param text its word and what stands behind it
  /// @param deed says why it cannot be done
  public VerbParts<C> with(String text, BiFunction<C, ActWords, Optional<Fact>> deed) {
    VerbForm form = head.within("", " " + text);
    List<Part<C>> more = new ArrayList<>(parts);
    more.add(new Part<>(text.split(" ", 2)[0], form, deed));
    return new VerbParts<>(head, more);
  }

  /// {@return how its lines are written}
  public List<VerbForm> forms() {
    return parts.stream().map(Part::form).toList();
  }

  /// Does the part that the next word names.
  ///
  /// @return why it cannot be done; empty if it is done
  public Optional<Fact> act(LiveTable table, C known, ActWords words) {
    for (Part<C> part : parts) {
      if (part.begins(words)) {
        return part.deed().apply(known, words);
      }
    }
    return Optional.of(
        words.isAtEnd()
            ? new TableRefusal.TableWordsMissing(head.verb(), forms().getFirst().example(table))
            : unknown(table, words.rest()));
  }

  /// {@return the answer to a word that is none of a part}
  public Fact unknown(LiveTable table, String word) {
    return new TableRefusal.VerbWordUnknown(
        head.verb(), word, forms().stream().map(form -> form.example(table)).toList());
  }
}
