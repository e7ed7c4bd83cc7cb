package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Whose lines are tried: the asker's, and below a line `Blue` or `Blue:` those of Blue. In other
/// phases than the first, what a seat may say shows what it holds, so there each tries its own
/// lines alone.
public record TriedSides(GreatPowersPosition position) {

  /// {@return whose each line is, from 0; nobody's if it names a side, or may not be tried}
  public Function<Integer, Optional<Seat>> of(Optional<Seat> asker, List<String> lines) {
    boolean open = position.moment().stage() == Stage.BID;
    List<Optional<Seat>> sides = new ArrayList<>();
    Optional<Seat> now = asker;
    for (String line : lines) {
      Optional<Seat> head = named(line);
      now = head.isPresent() ? head : now;
      boolean may = head.isEmpty() && (open || now.equals(asker));
      sides.add(may ? now : Optional.empty());
    }
    return sides::get;
  }

  private Optional<Seat> named(String line) {
    String name = line.strip();
    String bare = name.endsWith(":") ? name.substring(0, name.length() - 1) : name;
    return position.world().powers().stream()
        .map(power -> power.seat())
        .filter(seat -> GreatPowersWords.plain(seat.name()).equals(GreatPowersWords.plain(bare)))
        .findFirst();
  }
}
