package depesche.adjudicator.kit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;

/// The words by which the commands of a title begin, and what each says of the words behind it.
///
/// @param <V> the commands
public final class Verbs<V> {

  /// What may stand behind the word of a command. The reader of letters asks about the rest.
  public enum Behind {
    /// Nothing but words that say the same once more: `END my turn`, `CLEAR all`.
    NOTHING,
    /// Things that are all meant, so that `or` between two of them asks.
    ALL,
    /// The same in an order that counts, so that the place of each can be said: `NAVIES (third)`.
    ORDERED,
    /// Things of which the first that can be is meant, so that `or` parts two of them.
    RANKED,
    /// Words that the title reads itself, each of them; or a text of the writer.
    OWN
  }

  private record Entry<V>(V verb, Behind behind) {}

  private final SequencedMap<String, Entry<V>> verbs;

  private Verbs(SequencedMap<String, Entry<V>> verbs) {
    this.verbs = verbs;
  }

  /// No words yet.
  public Verbs() {
    this(new LinkedHashMap<>());
  }

  /// {@return commands that are their own words}
  public static Verbs<String> of(List<String> words, Function<String, Behind> behind) {
    SequencedMap<String, Entry<String>> verbs = new LinkedHashMap<>();
    words.forEach(
        word -> verbs.put(word.toLowerCase(Locale.ROOT), new Entry<>(word, behind.apply(word))));
    return new Verbs<>(verbs);
  }

  /// {@return these words, and those for one more command}
  public Verbs<V> with(V verb, Behind behind, String... words) {
    SequencedMap<String, Entry<V>> more = new LinkedHashMap<>(verbs);
    for (String word : words) {
      more.put(word.toLowerCase(Locale.ROOT), new Entry<>(verb, behind));
    }
    return new Verbs<>(more);
  }

  /// {@return the command that a word begins}
  public Optional<V> of(String word) {
    return entry(word).map(Entry::verb);
  }

  /// {@return what may stand behind a word; for one that is no command's, things in an order}
  public Behind behind(String word) {
    return entry(word).map(Entry::behind).orElse(Behind.ORDERED);
  }

  private Optional<Entry<V>> entry(String word) {
    return Optional.ofNullable(verbs.get(word.toLowerCase(Locale.ROOT)));
  }

  /// {@return all the words, in small letters}
  public List<String> words() {
    return List.copyOf(verbs.keySet());
  }
}
