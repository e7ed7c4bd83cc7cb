package depesche.adjudicator.bismarck.table;

import java.util.List;

/// One thing that a player said, in the words of the table: `MOVE ITALY`, `CANCEL 3`, `PLAY
/// honest-broker GB`, `ALLOCATE 2 3 1`. Cards are named by their ids.
///
/// @param words what it speaks of; for an answer what is wanted, the dearest first
public record DanceCommand(DanceVerb verb, List<String> words) {

  public DanceCommand {
    words = List.copyOf(words);
  }

  /// A command in a few words.
  public static DanceCommand of(DanceVerb verb, String... words) {
    return new DanceCommand(verb, List.of(words));
  }

  /// {@return its first word; empty if it has none}
  public String first() {
    return words.isEmpty() ? "" : words.getFirst();
  }
}
