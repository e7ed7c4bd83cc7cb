package depesche.bot.desk.play;

import depesche.bot.clock.ReadDate;
import depesche.bot.desk.Request;
import depesche.bot.desk.TimeFact.Refused;
import depesche.bot.report.page.TimeText;
import java.time.Instant;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/// Why written words name no one moment.
final class DateRefusal {

  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("EEE d MMM uuuu", Locale.ENGLISH);

  private DateRefusal() {}

  /// {@return why this date, which is no moment, cannot be taken for one}
  static Refused of(Request request, String text, ReadDate date) {
    return switch (date) {
      case ReadDate.Moment(Instant at) -> new Refused.DeadlinePast(said(request, at));
      case ReadDate.Past(Instant at) -> new Refused.DeadlinePast(said(request, at));
      case ReadDate.Day _, ReadDate.Days _ -> new Refused.ClockMissing(text);
      case ReadDate.Several(List<Instant> moments) ->
          new Refused.DateUnclear(text, said(request, moments));
      case ReadDate.Skipped(List<Instant> moments) ->
          new Refused.ClockSkipped(text, said(request, moments));
      case ReadDate.None(String stray) ->
          new Refused.DeadlineUnclear(text, stray.equalsIgnoreCase(text) ? "" : stray);
    };
  }

  /// {@return that some words could mean any of these days}
  static Refused unsure(String text, List<LocalDate> days) {
    return new Refused.DateUnclear(text, days.stream().map(DAY::format).toList());
  }

  private static List<String> said(Request request, List<Instant> moments) {
    return moments.stream().map(moment -> said(request, moment)).toList();
  }

  private static String said(Request request, Instant moment) {
    return TimeText.say(moment, request.zone());
  }
}
