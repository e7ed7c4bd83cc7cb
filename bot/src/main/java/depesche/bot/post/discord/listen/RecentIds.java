package depesche.bot.post.discord.listen;

import java.util.LinkedHashSet;
import java.util.SequencedSet;

/// The ids that came last: after a break the gateway may tell something twice, and an interaction
/// is acknowledged once only.
final class RecentIds {

  private static final int MEMORY = 10_000;

  private final SequencedSet<String> ids = new LinkedHashSet<>();

  /// {@return whether this id comes for the first time}
  synchronized boolean isNew(String id) {
    boolean added = ids.add(id);
    if (ids.size() > MEMORY) {
      ids.removeFirst();
    }
    return added;
  }
}
