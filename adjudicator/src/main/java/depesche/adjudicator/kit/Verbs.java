package depesche.adjudicator.kit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;

/// The words by which the commands of a title begin.
///
/// @param <V> the commands
public final class Verbs<V> {

  private final SequencedMap<String, V> verbs;

  private Verbs(SequencedMap<String, V> verbs) {
    this.verbs = verbs;
  }

  /// No words yet.
  public Verbs() {
    this(new LinkedHashMap<>());
  }

  /// {@return these words, and those for one more command}
  public Verbs<V> with(V verb, String... words) {
    SequencedMap<String, V> more = new LinkedHashMap<>(verbs);
    for (String word : words) {
      more.put(word.toLowerCase(Locale.ROOT), verb);
    }
    return new Verbs<>(more);
  }

  /// {@return the command that a word begins}
  public Optional<V> of(String word) {
    return Optional.ofNullable(verbs.get(word.toLowerCase(Locale.ROOT)));
  }

  /// {@return all the words, in small letters}
  public List<String> words() {
    return List.copyOf(verbs.keySet());
  }
}
