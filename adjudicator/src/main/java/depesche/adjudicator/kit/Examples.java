package depesche.adjudicator.kit;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.notation.Offer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/// Chooses the lines that show a player how to answer. A player may send all of them as they are,
/// so the rules themselves must take them, together and without a doubt.
public final class Examples {

  /// A longer line would be folded in a mail, and a folded line is no longer one order.
  private static final int LONGEST = 68;

  /// So many offers are tried for a line before the examples go without it.
  private static final int PATIENCE = 100;

  private final Function<String, Reading<?>> reader;
  private final List<Fact> missing;
  private final List<String> lines = new ArrayList<>();

  private Examples(Function<String, Reading<?>> reader) {
    this.reader = reader;
    this.missing = reader.apply("").missing();
  }

  /// {@return at most one line out of each source, the first that goes with those before it}
  ///
  /// @param reader what the rules understand of a letter
  public static List<String> of(List<Stream<Offer>> sources, Function<String, Reading<?>> reader) {
    Examples examples = new Examples(reader);
    for (Stream<Offer> source : sources) {
      source
          .map(Offer::text)
          .filter(line -> line.length() <= LONGEST)
          .limit(PATIENCE)
          .filter(examples::fits)
          .findFirst()
          .ifPresent(examples.lines::add);
    }
    return List.copyOf(examples.lines);
  }

  /// Nothing may be refused, doubted or lost, and the first line must answer what is asked.
  private boolean fits(String line) {
    List<String> all = new ArrayList<>(lines);
    all.add(line);
    Reading<?> reading = reader.apply(String.join("\n", all));
    return reading.lines().stream().allMatch(one -> one.verdict() instanceof Verdict.Taken)
        && reading.onFile().size() == all.size()
        && (reading.complete() || !reading.missing().equals(missing));
  }
}
