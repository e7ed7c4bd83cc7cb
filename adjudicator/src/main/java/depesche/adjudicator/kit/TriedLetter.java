package depesche.adjudicator.kit;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Line;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Step;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.rules.Explores.Tried;
import depesche.adjudicator.rules.Rules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;

/// Lines that a seat tries, read as a letter of its own at a position. What it has on file is not
/// part of it.
///
/// @param seat who tries them; nobody else's lines are read
public record TriedLetter<P, O>(Rules<P, O> rules, P position, Optional<Seat> seat) {

  /// {@return what each line would do, where the title has a question for that}
  ///
  /// @param word that asks it, such as `WHAT IF `
  public Tried<P> asked(String word, List<String> lines) {
    List<String> questions =
        lines.stream()
            .map(line -> line.isBlank() || startsWith(line, word) ? line : word + line.strip())
            .toList();
    List<Line> read = seat.map(own -> read(own, questions).lines()).orElseGet(() -> skipped(lines));
    return new Tried<>(written(read, lines), Optional.empty());
  }

  private static boolean startsWith(String line, String word) {
    return line.strip().regionMatches(true, 0, word, 0, word.length());
  }

  /// {@return what the lines of several seats would bring}
  ///
  /// @param unseen the position with hidden cards in another order
  /// @param whose line each is, as far as it may be tried
  public Tried<P> played(
      P unseen, List<String> lines, Function<Integer, Optional<Seat>> whose, Chance chance) {
    SequencedMap<Seat, List<String>> letters = new LinkedHashMap<>();
    for (int i = 0; i < lines.size(); i++) {
      int at = i;
      whose
          .apply(i)
          .ifPresent(
              by ->
                  letters
                      .computeIfAbsent(
                          by, _ -> new ArrayList<>(Collections.nCopies(lines.size(), "")))
                      .set(at, lines.get(at)));
    }
    List<Line> verdicts = new ArrayList<>(skipped(lines));
    SequencedMap<Seat, O> orders = new LinkedHashMap<>();
    letters.forEach(
        (by, own) -> {
          Reading<O> read = read(by, own);
          read.lines().stream()
              .filter(line -> !own.get(line.number() - 1).isBlank())
              .forEach(line -> verdicts.set(line.number() - 1, line));
          if (read.accepted()) {
            read.orders().ifPresent(accepted -> orders.put(by, accepted));
          }
        });
    Optional<Step<P>> step =
        orders.isEmpty() ? Optional.empty() : Optional.of(rules.resolve(unseen, orders, chance));
    return new Tried<>(written(verdicts, lines), step);
  }

  private Reading<O> read(Seat by, List<String> lines) {
    return rules.read(position, by, List.of(new Letter(rules.phase(position).id(), lines)));
  }

  private static List<Line> skipped(List<String> lines) {
    return written(
        Collections.nCopies(lines.size(), new Line(0, "", new Verdict.Skipped())), lines);
  }

  private static List<Line> written(List<Line> read, List<String> lines) {
    List<Line> written = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      written.add(new Line(i + 1, lines.get(i), read.get(i).verdict()));
    }
    return written;
  }
}
