package depesche.bot.game.told;

import depesche.adjudicator.Fact;
import depesche.bot.chance.TranscriptFile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// What the report of a judged turn tells that does not follow from the turn: how it stood with the
/// seats when it was judged. All else is worked out again when the report is written.
///
/// @param act whether it was an act within a phase, of which only those hear whom it concerns
/// @param nobodyLeft whether the game is paused since nobody holds a seat any more
/// @param facts for everybody
/// @param thanked who acted for a seat, by its name, and does so no more: the number of each
public record TurnNote(
    boolean act, boolean nobodyLeft, List<Fact> facts, SequencedMap<String, Long> thanked) {

  private static final String ACT = "act";
  private static final String NOBODY = "nobody";
  private static final String FACT = "fact";
  private static final String THANKS = "thanks";

  public TurnNote {
    facts = List.copyOf(facts);
    thanked = new LinkedHashMap<>(thanked);
  }

  /// {@return it as text, a line each}
  public String text() {
    List<String> lines = new ArrayList<>();
    if (act) {
      lines.add(ACT);
    }
    if (nobodyLeft) {
      lines.add(NOBODY);
    }
    facts.forEach(
        fact ->
            lines.add(
                FACT + " " + fact.getClass().getSimpleName() + " " + TranscriptFile.line(fact)));
    thanked.forEach((seat, player) -> lines.add(THANKS + " " + player + " " + seat));
    return String.join("\n", lines);
  }

  /// {@return what such a text says}
  ///
  /// @param kinds of facts that may stand in it, each a sealed family
  /// @throws IllegalStateException if something else stands in it
  public static TurnNote of(String text, List<Class<? extends Fact>> kinds) {
    boolean act = false;
    boolean nobody = false;
    List<Fact> facts = new ArrayList<>();
    SequencedMap<String, Long> thanked = new LinkedHashMap<>();
    for (String line : text.lines().toList()) {
      String[] words = line.split(" ", 3);
      switch (words[0]) {
        case ACT -> act = true;
        case NOBODY -> nobody = true;
        case FACT -> facts.add(TranscriptFile.part(words[2], kind(words[1], kinds)));
        case THANKS -> thanked.put(words[2], Long.valueOf(words[1]));
        default -> throw new IllegalStateException("no note of a turn: " + words[0]);
      }
    }
    return new TurnNote(act, nobody, facts, thanked);
  }

  private static Class<? extends Fact> kind(String name, List<Class<? extends Fact>> kinds) {
    return kinds.stream()
        .flatMap(family -> Arrays.stream(family.getPermittedSubclasses()))
        .filter(one -> one.getSimpleName().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no fact " + name))
        .asSubclass(Fact.class);
  }
}
