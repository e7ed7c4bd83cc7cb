package depesche.bot.desk;

import depesche.adjudicator.rules.Ahead;
import depesche.adjudicator.rules.ConditionBlock;
import depesche.adjudicator.rules.GamePosition;
import depesche.bot.game.Game;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Supplier;

/// For which phase, and under which condition, the lines of a letter are meant. The rules are asked
/// once about the whole letter, however many lines it has.
public final class LetterParts {

  private final Supplier<List<String>> read;
  private final List<String> phases;

  /// By the game and its phase; a command of the letter may change either.
  private final Map<String, Boolean> several = new LinkedHashMap<>();

  private final Map<String, Map<Integer, String>> withheld = new LinkedHashMap<>();
  private int lastEnd;

  /// A letter, or a section of it.
  ///
  /// @param read its lines; those that are only handed on are blank
  /// @param phases that its lines may name, each once
  public LetterParts(Supplier<List<String>> read, List<String> phases) {
    this.read = read;
    this.phases = List.copyOf(phases);
  }

  /// {@return those of a letter without lines}
  static LetterParts none() {
    return new LetterParts(List::of, List.of());
  }

  /// {@return whether any line may name a phase}
  public boolean namePhases() {
    return !phases.isEmpty();
  }

  /// {@return whether the letter names a later phase, or more than one}
  public boolean areSeveral(Game game, GamePosition<?, ?> position) {
    return several.computeIfAbsent(key(game), _ -> areSeveral(position));
  }

  private boolean areSeveral(GamePosition<?, ?> position) {
    List<Ahead.When> times =
        phases.stream().flatMap(words -> position.when(words).stream()).distinct().toList();
    return times.contains(Ahead.When.LATER) || times.size() > 1;
  }

  /// {@return the heading that takes a line back; an empty text if it stands between a condition
  /// and its end; nothing for most lines}
  ///
  /// @param number of the line, from 1
  /// @param game the letter is about, if it is clear which
  public Optional<String> withheld(int number, Optional<Game> game) {
    String key = game.map(LetterParts::key).orElse("");
    return Optional.ofNullable(withheld.computeIfAbsent(key, _ -> withheld(game)).get(number));
  }

  private Map<Integer, String> withheld(Optional<Game> game) {
    // A letter with many sections would be read as often: of each only its own lines are.
    List<String> all = read.get();
    int from = 0;
    while (from < all.size() && all.get(from).isBlank()) {
      from++;
    }
    int to = all.size();
    while (to > from && all.get(to - 1).isBlank()) {
      to--;
    }
    List<String> lines = all.subList(from, to);
    for (int i = 0; i < lines.size(); i++) {
      lastEnd = ConditionBlock.isEnd(lines.get(i)) ? from + i + 1 : lastEnd;
    }
    Map<Integer, String> found = new LinkedHashMap<>();
    int above = from;
    game.flatMap(Game::begun)
        .map(position -> position.withheld(CountryNames.asSeats(game.get().seats(), lines)))
        .orElseGet(() -> blocks(lines))
        .forEach((number, heading) -> found.put(above + number, heading));
    return found;
  }

  /// Without a game only words in capitals are a condition.
  private static SequencedMap<Integer, String> blocks(List<String> lines) {
    SequencedMap<Integer, String> blocks = new LinkedHashMap<>();
    ConditionBlock.numbers(lines).forEach(number -> blocks.put(number, ""));
    return blocks;
  }

  /// {@return whether a line below this one, which stands under a condition, ends one}
  public boolean isEndBelow(int number) {
    return lastEnd > number;
  }

  private static String key(Game game) {
    return game.name() + " " + game.phase();
  }
}
