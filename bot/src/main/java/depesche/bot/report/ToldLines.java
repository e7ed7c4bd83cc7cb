package depesche.bot.report;

import depesche.adjudicator.Line;
import depesche.adjudicator.Verdict;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// Which lines of a letter its answer repeats, of too many some.
///
/// @param lines with their verdicts
/// @param most so many of a kind; nobody writes more by hand
record ToldLines(List<Line> lines, int most) {

  /// Of a letter that a receipt answers.
  static ToldLines of(Mail.Receipt receipt) {
    return new ToldLines(receipt.lines(), 100);
  }

  /// Of lines that were tried: those of which something is to be said beside the news.
  static ToldLines of(Mail.Trial trial) {
    return new ToldLines(
        trial.lines().stream()
            .filter(line -> trial.news().isEmpty() || !(line.verdict() instanceof Verdict.Taken))
            .toList(),
        20);
  }

  private List<Line> acted() {
    return lines.stream().filter(line -> !(line.verdict() instanceof Verdict.Skipped)).toList();
  }

  private static boolean isRefused(Line line) {
    return line.verdict() instanceof Verdict.Refused;
  }

  /// {@return of too many the first refused ones, and all that acted}
  List<Line> told() {
    List<Line> acted = acted();
    if (acted.size() <= most) {
      return acted;
    }
    Set<String> seen = new HashSet<>();
    return Stream.concat(
            acted.stream().filter(ToldLines::isRefused).limit(most),
            acted.stream().filter(line -> !isRefused(line) && seen.add(line.text())))
        .toList();
  }

  /// {@return the first of them, whatever became of them}
  List<Line> first() {
    return acted().stream().limit(most).toList();
  }

  /// {@return how many lines the first do not repeat}
  int untold() {
    return acted().size() - first().size();
  }

  /// {@return how many lines that counted are not repeated}
  long acceptedUntold() {
    return acted().stream().filter(line -> !isRefused(line)).count()
        - told().stream().filter(line -> !isRefused(line)).count();
  }

  /// {@return how many refused lines are not repeated}
  long refusedUntold() {
    return lines.stream().filter(ToldLines::isRefused).count()
        - told().stream().filter(ToldLines::isRefused).count();
  }
}
