package depesche.adjudicator.kit;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.function.Predicate;

/// What a seat has on file while its letters are read one after the other: at most one value for
/// each key, and a later one replaces it.
///
/// @param <K> what something is about: a unit, a question, a verb
/// @param <E> what is said about it
public final class Filed<K, E> {

  /// A value on file.
  ///
  /// @param letter which letter it is in, from 1
  public record Entry<K, E>(K key, E value, int letter) {}

  private final SequencedMap<K, Entry<K, E>> entries = new LinkedHashMap<>();
  private final SequencedSet<K> fresh = new LinkedHashSet<>();
  private int letter;

  /// Nothing on file.
  public Filed() {}

  /// Another letter begins.
  public void beginLetter() {
    letter++;
    fresh.clear();
  }

  /// Puts a value on file, behind all others.
  public void put(K key, E value) {
    entries.remove(key);
    entries.put(key, new Entry<>(key, value, letter));
    fresh.add(key);
  }

  /// {@return what is on file about something}
  public Optional<E> get(K key) {
    return Optional.ofNullable(entries.get(key)).map(Entry::value);
  }

  /// {@return whether the letter that is being read has said something about this}
  public boolean isFresh(K key) {
    return fresh.contains(key);
  }

  /// {@return whether an entry is in the letter that is being read}
  public boolean isFresh(Entry<K, E> entry) {
    return entry.letter() == letter;
  }

  /// Takes off what fits. {@return what is no longer on file}
  public List<Entry<K, E>> drop(Predicate<Entry<K, E>> fits) {
    List<Entry<K, E>> dropped = new ArrayList<>();
    Iterator<Entry<K, E>> all = entries.values().iterator();
    while (all.hasNext()) {
      Entry<K, E> entry = all.next();
      if (fits.test(entry)) {
        dropped.add(entry);
        all.remove();
      }
    }
    return dropped;
  }

  /// {@return everything on file, the newest last}
  public List<Entry<K, E>> entries() {
    return List.copyOf(entries.values());
  }
}
