package depesche.bot.site;

import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.press.PressRow;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// What is known of the presses to everybody of games that are played. One that has left never
/// changes, so each is read once while the program runs, and its words are let go; one that waits
/// is read until it has left or is dropped.
final class PressSums {

  /// Of so many games it is kept; of others all presses are read.
  private static final int KEPT = 1000;

  private static final Known NOTHING = new Known(new TreeMap<>(), List.of(), 0);

  private final Map<Long, Known> known =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, Known> eldest) {
          return size() > KEPT;
        }
      };

  /// What is known of a game.
  ///
  /// @param sent by their ids
  /// @param waiting the ids of those that may leave later
  /// @param last the id of the last one
  private record Known(SortedMap<Long, PressSum> sent, List<Long> waiting, long last) {

    private Known {
      sent = Collections.unmodifiableSortedMap(new TreeMap<>(sent));
      waiting = List.copyOf(waiting);
    }
  }

  /// {@return those of a game that have left, oldest first, by the phases in which they were
  /// written}
  Map<String, List<PressSum>> of(StoredGame game) {
    Known before = known.getOrDefault(game.id(), NOTHING);
    Known now = since(game, before);
    if (game.isOver()) {
      known.remove(game.id());
    } else {
      known.put(game.id(), now);
    }
    Map<String, List<PressSum>> phases = new LinkedHashMap<>();
    for (PressSum sum : now.sent().values()) {
      phases.computeIfAbsent(sum.phase(), _ -> new ArrayList<>()).add(sum);
    }
    return phases;
  }

  /// The last one that is known is read again: a database that has lost some has lost it, too.
  private static Known since(StoredGame game, Known before) {
    SortedMap<Long, PressSum> sent = new TreeMap<>(before.sent());
    List<Long> waiting = new ArrayList<>();
    long last = 0;
    boolean lost = before.last() > 0;
    for (PressRow row : game.book().press().open(game.id(), before.last() - 1, before.waiting())) {
      last = row.id;
      lost &= row.id != before.last();
      switch (row.state) {
        case SENT -> {
          PressSum sum = PressSum.of(row);
          lost |= !sum.equals(before.sent().getOrDefault(row.id, sum));
          sent.put(row.id, sum);
        }
        case HELD, POSTAL_HELD, WAITING, POSTAL -> waiting.add(row.id);
        case DROPPED -> sent.remove(row.id);
      }
    }
    return lost ? since(game, NOTHING) : new Known(sent, waiting, last);
  }
}
