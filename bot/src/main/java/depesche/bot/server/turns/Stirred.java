package depesche.bot.server.turns;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.Set;

/// The games in which something has happened, so that nobody has to look through all of them.
public final class Stirred {

  /// Since it was last asked what their clock says.
  private final SequencedSet<Long> stirred = new LinkedHashSet<>();

  /// Since that was last asked.
  private final Set<Long> changed = new LinkedHashSet<>();

  /// Something has happened in these.
  public synchronized void add(Collection<Long> games) {
    stirred.addAll(games);
    changed.addAll(games);
  }

  /// At the start everything may have.
  public synchronized void addAll(Collection<Long> running, Collection<Long> withThreads) {
    stirred.addAll(running);
    changed.addAll(withThreads);
  }

  /// {@return the next whose clock is to be asked}
  public synchronized Optional<Long> next() {
    return stirred.isEmpty() ? Optional.empty() : Optional.of(stirred.removeFirst());
  }

  /// {@return those in which something has happened since this was last asked}
  public synchronized Set<Long> changed() {
    Set<Long> since = new LinkedHashSet<>(changed);
    changed.clear();
    return since;
  }
}
