package depesche.adjudicator.script;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Line;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Verdict;
import java.util.List;
import java.util.function.Function;

/// What `reading` prints.
record ReadLetter(List<ReadLine> lines, boolean accepted) {

  /// A line of a letter.
  record ReadLine(int line, String text, String verdict, String says) {}

  static ReadLetter of(Reading<?> reading, Function<Fact, String> says) {
    return new ReadLetter(
        reading.lines().stream().map(line -> read(line, says)).toList(), reading.accepted());
  }

  private static ReadLine read(Line line, Function<Fact, String> says) {
    String verdict =
        switch (line.verdict()) {
          case Verdict.Taken _ -> "taken";
          case Verdict.Doubted _ -> "doubted";
          case Verdict.Refused _ -> "refused";
          case Verdict.Skipped _ -> "skipped";
        };
    return new ReadLine(line.number(), line.text(), verdict, says(line.verdict(), says));
  }

  /// {@return a verdict in words}
  static String says(Verdict verdict, Function<Fact, String> says) {
    return switch (verdict) {
      case Verdict.Taken(Fact meaning) -> says.apply(meaning);
      case Verdict.Doubted(Fact meaning, Fact doubt) ->
          says.apply(meaning) + " " + says.apply(doubt);
      case Verdict.Refused(Fact why) -> says.apply(why);
      case Verdict.Skipped _ -> "";
    };
  }
}
