package depesche.bot.script;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Line;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Verdict;
import java.util.List;
import java.util.function.Function;

/// Output as one line of JSON.
final class Json {

  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private Json() {}

  /// A line of a letter, as `reading` prints it.
  record ReadLine(int line, String text, String verdict, String says) {}

  /// What `reading` prints.
  record ReadLetter(List<ReadLine> lines, boolean accepted) {}

  static String line(Object value) {
    try {
      return MAPPER.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("no JSON for " + value.getClass(), e);
    }
  }

  static String reading(Reading<?> reading, Function<Fact, String> says) {
    return line(
        new ReadLetter(
            reading.lines().stream().map(line -> read(line, says)).toList(), reading.accepted()));
  }

  private static ReadLine read(Line line, Function<Fact, String> says) {
    String verdict =
        switch (line.verdict()) {
          case Verdict.Taken _ -> "taken";
          case Verdict.Doubted _ -> "doubted";
          case Verdict.Refused _ -> "refused";
          case Verdict.Skipped _ -> "skipped";
        };
    String words =
        switch (line.verdict()) {
          case Verdict.Taken(Fact meaning) -> says.apply(meaning);
          case Verdict.Doubted(Fact meaning, Fact doubt) ->
              says.apply(meaning) + " " + says.apply(doubt);
          case Verdict.Refused(Fact why) -> says.apply(why);
          case Verdict.Skipped _ -> "";
        };
    return new ReadLine(line.number(), line.text(), verdict, words);
  }
}
