package depesche.adjudicator.notation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// Chooses the lines that are shown to players while they type.
public final class Offers {

  /// The most lines that are shown at once.
  public static final int MOST = 25;

  /// The most characters of a line that is shown.
  public static final int LONGEST = 100;

  /// So many lines that the rules refuse are looked at before what was found has to do.
  private static final int PATIENCE = 200;

  private Offers() {}

  /// {@return the best lines that begin as typed}
  ///
  /// @param head what was typed before the line that is being written, such as an order and a `;`
  /// @param typed the beginning of the line
  /// @param sources offers of several kinds, each the best first; they take turns
  /// @param last what is offered when there is nothing else
  /// @param taken whether the rules take a line
  public static List<String> best(
      String head,
      String typed,
      List<Stream<Offer>> sources,
      Stream<Offer> last,
      Predicate<String> taken) {
    List<String> words = Offer.typed(typed);
    Iterator<Offer> offers = inTurn(sources, last, one -> one.continues(words));
    String before = head.isBlank() ? "" : head.strip() + " ";
    List<String> best = new ArrayList<>();
    int refused = 0;
    while (offers.hasNext() && best.size() < MOST && refused < PATIENCE) {
      String line = before + offers.next().text();
      if (line.length() <= LONGEST && !best.contains(line) && taken.test(line)) {
        best.add(line);
      } else {
        refused++;
      }
    }
    return List.copyOf(best);
  }

  private static Iterator<Offer> inTurn(
      List<Stream<Offer>> sources, Stream<Offer> last, Predicate<Offer> fits) {
    Deque<Iterator<Offer>> open = new ArrayDeque<>();
    sources.forEach(source -> open.add(source.filter(fits).iterator()));
    Stream<Offer> turns =
        Stream.generate(() -> next(open)).takeWhile(Optional::isPresent).flatMap(Optional::stream);
    return Stream.concat(turns, last.filter(fits)).iterator();
  }

  private static Optional<Offer> next(Deque<Iterator<Offer>> open) {
    while (!open.isEmpty()) {
      Iterator<Offer> source = open.remove();
      if (source.hasNext()) {
        open.add(source);
        return Optional.of(source.next());
      }
    }
    return Optional.empty();
  }
}
