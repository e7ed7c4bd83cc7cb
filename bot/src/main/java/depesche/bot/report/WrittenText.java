package depesche.bot.report;

import java.time.Instant;
import java.util.List;

/// Something that was written once.
///
/// @param number by which its writer knows it, if they read this; else 0
/// @param from and `to` as in [Press]
public record WrittenText(
    int number, String phase, Instant made, String from, List<String> to, List<String> lines) {

  /// To whom a press went whose readers were told of themselves alone.
  public static final String SOME = "SOME";

  public WrittenText {
    to = List.copyOf(to);
    lines = List.copyOf(lines);
  }
}
