package depesche.adjudicator.kit;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/// What there is to say about a line of a letter, gathered while it is read.
///
/// A line may hold several orders. It is taken if all of them are good, refused if none is, and
/// doubted if some are: the good ones count.
public final class LineFacts {

  private final List<Fact> meanings = new ArrayList<>();
  private final List<Fact> doubts = new ArrayList<>();
  private final List<Fact> refusals = new ArrayList<>();

  /// Nothing said yet.
  public LineFacts() {}

  /// Takes what an order means that counts.
  public void mean(Fact meaning) {
    meanings.add(meaning);
  }

  /// Takes a doubt about an order that counts.
  public void doubt(Fact doubt) {
    doubts.add(doubt);
  }

  /// Takes why something does not count.
  public void refuse(Fact refusal) {
    refusals.add(refusal);
  }

  /// Takes the doubts and refusals of a list that was read.
  public void take(ParsedList<?> parsedList) {
    doubts.addAll(parsedList.doubts());
    refusals.addAll(parsedList.refusals());
  }

  /// {@return whether something of the line counts}
  public boolean counts() {
    return !meanings.isEmpty();
  }

  /// {@return whether something of the line does not count}
  public boolean isRefused() {
    return !refusals.isEmpty();
  }

  List<Fact> refusals() {
    return refusals;
  }

  /// {@return what becomes of the line}
  ///
  /// @param several what a title says where there are several things to say
  public Verdict verdict(Function<List<Fact>, Fact> several) {
    if (meanings.isEmpty()) {
      return refusals.isEmpty()
          ? new Verdict.Skipped()
          : new Verdict.Refused(together(refusals, several));
    }
    List<Fact> against = new ArrayList<>(doubts);
    against.addAll(refusals);
    Fact meaning = together(meanings, several);
    return against.isEmpty()
        ? new Verdict.Taken(meaning)
        : new Verdict.Doubted(meaning, together(against, several));
  }

  /// Adds what there is to say here to a line.
  ///
  /// @param said what is to be said of what counts
  /// @param several what a title says where there are several things to say
  public void tell(LineFacts line, UnaryOperator<Fact> said, Function<List<Fact>, Fact> several) {
    if (counts()) {
      line.mean(said.apply(together(meanings, several)));
    }
    doubts.forEach(line::doubt);
    refusals.forEach(line::refuse);
  }

  private static Fact together(List<Fact> facts, Function<List<Fact>, Fact> several) {
    List<Fact> distinct = facts.size() == 1 ? facts : facts.stream().distinct().toList();
    return distinct.size() == 1 ? distinct.getFirst() : several.apply(distinct);
  }
}
