package depesche.bot.report;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Line;
import depesche.adjudicator.Verdict;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;

/// Which orders on file a receipt has named by what it said of its lines, so that it need not list
/// them again.
record OrdersNamed(List<Fact> meanings, List<String> typed) {

  static OrdersNamed by(List<Line> lines) {
    List<Line> counted = lines.stream().filter(line -> line.verdict().counts()).toList();
    return new OrdersNamed(
        counted.stream().flatMap(line -> meaning(line.verdict())).toList(),
        counted.stream().map(line -> bare(line.text())).toList());
  }

  /// {@return what none of the lines has named}
  ///
  /// @param onFile all that is on file
  /// @param say says a fact; what stands on file as it is typed is named by the line itself
  List<Fact> others(List<Fact> onFile, Function<Fact, String> say) {
    return onFile.stream()
        .filter(fact -> meanings.stream().noneMatch(meaning -> tells(meaning, fact)))
        .filter(fact -> !typed.contains(bare(say.apply(fact))))
        .toList();
  }

  private static Stream<Fact> meaning(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Taken taken -> Stream.of(taken.meaning());
      case Verdict.Doubted doubted -> Stream.of(doubted.meaning());
      case Verdict.Refused _, Verdict.Skipped _ -> Stream.empty();
    };
  }

  /// {@return whether a fact is the other, or several of which it is one} An order under a
  /// condition, or for a later phase, is another than the order alone.
  private static boolean tells(Object whole, Fact part) {
    return whole.equals(part)
        || (whole instanceof Record fact
            && ReaderStyle.components(fact).size() == 1
            && ReaderStyle.components(fact).values().iterator().next() instanceof List<?> several
            && several.stream().anyMatch(one -> tells(one, part)));
  }

  private static String bare(String command) {
    return command.replaceAll("[\"“”.,\\s]+", " ").strip().toUpperCase(Locale.ROOT);
  }
}
