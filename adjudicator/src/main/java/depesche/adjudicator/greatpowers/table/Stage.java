package depesche.adjudicator.greatpowers.table;

import depesche.adjudicator.Phase;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The phases that ask, in their order. A letter may answer a later one in advance.
public enum Stage {
  BID("Bid", "Bid Phase"),
  ACTION("Action", "Action Phase"),
  SCORE("Score", "Score Phase"),
  WAR("War", "the Great War"),
  OVER("Over", "the end");

  private static final Pattern ID = Pattern.compile("(\\d{1,3})-([A-Z][a-z]+)(?:-(\\d{1,3}))?");

  private final String word;
  private final String heading;

  Stage(String word, String heading) {
    this.word = word;
    this.heading = heading;
  }

  /// {@return the name of the phase, as the state line has it}
  public String word() {
    return word;
  }

  public String heading() {
    return heading;
  }

  /// {@return the first phase of the turn after this moment; of the second turn if there is none}
  public static Moment next(Optional<Moment> now) {
    return new Moment(now.map(Moment::turn).orElse(1) + 1, BID, 1);
  }

  /// When a letter was written, or a question was answered.
  ///
  /// @param stop how often the phase had asked, from 1
  public record Moment(int turn, Stage stage, int stop) implements Comparable<Moment> {

    private static final Comparator<Moment> ORDER =
        Comparator.comparingInt(Moment::turn)
            .thenComparing(Moment::stage)
            .thenComparingInt(Moment::stop);

    /// {@return the id of the phase: `3-Bid`, or `3-Action-2` when it asks again}
    public String id() {
      return turn + "-" + stage.word + (stop > 1 ? "-" + stop : "");
    }

    /// {@return the phase as a library lists it}
    public Phase phase() {
      return new Phase(id(), title(), String.valueOf(turn), stage.word);
    }

    /// {@return a heading, such as `Turn 3, Bid Phase`}
    public String title() {
      return "Turn " + turn + ", " + stage.heading;
    }

    @Override
    public int compareTo(Moment other) {
      return ORDER.compare(this, other);
    }
  }

  /// {@return the moment a phase id stands for}
  public static Optional<Moment> parse(String id) {
    Matcher matcher = ID.matcher(id);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    for (Stage stage : values()) {
      if (stage.word.equals(matcher.group(2))) {
        int stop = matcher.group(3) == null ? 1 : Integer.parseInt(matcher.group(3));
        return Optional.of(new Moment(Integer.parseInt(matcher.group(1)), stage, stop));
      }
    }
    return Optional.empty();
  }
}
