package depesche.bot.people;

import depesche.adjudicator.Demand;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// A kind of phases, by how much time its question deserves: titles call them otherwise, so a list
/// such as `moves,builds` also takes the words that deadlines are set with.
public enum PhaseKind {
  /// A turn to be talked over.
  MOVES(Demand.Pace.DELIBERATE, "MOVEMENT", "BIDS"),
  /// What follows at once.
  RETREATS(Demand.Pace.BRISK, "WISHES"),
  /// A choice with few answers.
  BUILDS(Demand.Pace.REFLEX, "ADJUSTMENTS", "ADJUSTMENT", "ADJUST");

  private final Demand.Pace pace;
  private final String others;

  PhaseKind(Demand.Pace pace, String... others) {
    this.pace = pace;
    this.others = String.join(" ", others);
  }

  private boolean is(String word) {
    boolean named = name().equals(word) || name().equals(word + "S");
    return named || List.of(others.split(" ", -1)).contains(word);
  }

  /// {@return a list of kinds as games keep it, such as `MOVES,BUILDS`; nothing if a word in it is
  /// none}
  static Optional<String> read(String list) {
    String loud = list.strip().toUpperCase(Locale.ROOT);
    List<String> words = Arrays.asList(loud.split("[,+/\\s]+", -1));
    boolean known =
        words.stream().allMatch(word -> Arrays.stream(values()).anyMatch(kind -> kind.is(word)));
    return known
        ? Optional.of(
            Arrays.stream(values())
                .filter(kind -> words.stream().anyMatch(kind::is))
                .map(PhaseKind::name)
                .collect(Collectors.joining(",")))
        : Optional.empty();
  }

  /// {@return whether a phase whose weightiest question is this is of one of the kinds}
  ///
  /// @param kinds as [#read] gives them
  public static boolean includes(String kinds, Demand.Pace pace) {
    List<String> words = Arrays.asList(kinds.split(",", -1));
    return Arrays.stream(values())
        .anyMatch(kind -> kind.pace == pace && words.contains(kind.name()));
  }
}
