package depesche.adjudicator;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What was understood of a seat's letters.
///
/// @param lines a verdict for every line of the last letter, in its order
/// @param onFile everything this seat has now decided for the demand, all letters taken together
/// @param missing what is still to send: units without an order, a ballot not given, builds not
///   chosen
/// @param orders the accepted content of all letters together; empty if there is none
/// @param firmness how firmly the last letter for what is asked now stands
public record Reading<O>(
    List<Line> lines,
    List<Fact> onFile,
    List<Fact> missing,
    Optional<O> orders,
    Firmness firmness) {

  public Reading {
    lines = List.copyOf(lines);
    onFile = List.copyOf(onFile);
    missing = List.copyOf(missing);
  }

  /// What is understood of letters that stand firmly.
  public Reading(List<Line> lines, List<Fact> onFile, List<Fact> missing, Optional<O> orders) {
    this(lines, onFile, missing, orders, Firmness.FINAL);
  }

  /// {@return whether nothing is missing any more}
  public boolean complete() {
    return missing.isEmpty() && orders.isPresent();
  }

  /// {@return whether they may be judged before the deadline}
  public boolean isSettled() {
    return firmness == Firmness.FINAL;
  }

  /// {@return whether any line of the last letter counts}
  public boolean accepted() {
    return lines.stream().anyMatch(line -> line.verdict().counts());
  }

  /// {@return what of the last letter goes on file: its lines that count, and those that something
  /// in these does not count because of}
  public String kept() {
    List<Integer> against =
        lines.stream()
            .flatMap(
                line ->
                    line.verdict() instanceof Verdict.Doubted(_, Fact doubt)
                        ? doubt.contradicted().stream()
                        : Stream.of())
            .toList();
    return lines.stream()
        .filter(line -> line.verdict().counts() || against.contains(line.number()))
        .map(Line::text)
        .collect(Collectors.joining("\n"));
  }
}
