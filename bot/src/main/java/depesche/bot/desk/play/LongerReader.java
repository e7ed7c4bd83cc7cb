package depesche.bot.desk.play;

import depesche.adjudicator.Fact;
import depesche.bot.clock.DateReader;
import depesche.bot.clock.ReadDate;
import depesche.bot.clock.TimeSpan;
import depesche.bot.desk.Request;
import depesche.bot.desk.TimeFact;
import depesche.bot.game.Game;
import depesche.bot.report.page.TimeText;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads how much longer a phase is to last: `2d`, or `UNTIL Sat 18:00`, which is counted from its
/// deadline.
record LongerReader(Request request) {

  private static final Duration HOUR = Duration.ofHours(1);

  private static final Pattern UNTIL =
      Pattern.compile("(?:until|till|to|bis)\\s+(.+)", Pattern.CASE_INSENSITIVE);

  /// What was read.
  sealed interface Longer {

    record By(Duration time) implements Longer {}

    record Unclear(Fact why) implements Longer {}
  }

  /// {@return whether words may say how much longer: in a sentence others stand there}
  static boolean isMeant(String words) {
    return words.matches("\\+?\\d.*") || UNTIL.matcher(words).matches();
  }

  Longer read(Game game, String words) {
    Matcher until = UNTIL.matcher(words);
    return until.matches() ? until(game, until.group(1)) : by(words);
  }

  private static Longer by(String words) {
    Optional<Duration> time = TimeSpan.anyLength(words, HOUR).filter(Duration::isPositive);
    return time.<Longer>map(Longer.By::new).orElseGet(() -> unclear(words));
  }

  private static Longer unclear(String words) {
    return new Longer.Unclear(new TimeFact.Refused.LengthUnclear(words, "EXTEND 2d"));
  }

  private Longer until(Game game, String words) {
    ReadDate date = DateReader.read(words, request.now, request.zone());
    return switch (date) {
      case ReadDate.Moment(Instant end) -> until(game, end);
      case ReadDate.Past(Instant end) -> until(game, end);
      case ReadDate.None _ -> unclear(words);
      default -> new Longer.Unclear(new DateRefusal(request).of(words, date));
    };
  }

  private Longer until(Game game, Instant end) {
    Instant due = game.deadline().orElse(request.now);
    return end.isAfter(due)
        ? new Longer.By(Duration.between(due, end))
        : new Longer.Unclear(new TimeFact.Refused.NotLater(said(end), said(due)));
  }

  private String said(Instant moment) {
    return TimeText.say(moment, request.zone());
  }
}
