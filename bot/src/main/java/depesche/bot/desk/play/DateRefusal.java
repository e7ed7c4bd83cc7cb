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
record DateRefusal(Request request) {

  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("EEE d MMM uuuu", Locale.ENGLISH);

  /// {@return why this date, which is no moment, cannot be taken for one}
  Refused of(String text, ReadDate date) {
    return switch (date) {
      case ReadDate.Moment(Instant at) -> new Refused.DeadlinePast(said(at));
      case ReadDate.Past(Instant at) -> new Refused.DeadlinePast(said(at));
      case ReadDate.Day _, ReadDate.Days _ -> new Refused.ClockMissing(text);
      case ReadDate.Several(List<Instant> moments) -> new Refused.DateUnclear(text, said(moments));
      case ReadDate.Skipped(List<Instant> moments) -> new Refused.ClockSkipped(text, said(moments));
      case ReadDate.None(String stray) ->
          new Refused.DeadlineUnclear(text, stray.equalsIgnoreCase(text) ? "" : stray);
    };
  }

  /// {@return that some words could mean any of these days}
  static Refused unsure(String text, List<LocalDate> days) {
    return new Refused.DateUnclear(text, days.stream().map(DAY::format).toList());
  }

  private List<String> said(List<Instant> moments) {
    return moments.stream().map(moment -> said(moment)).toList();
  }

  private String said(Instant moment) {
    return TimeText.say(moment, request.zone());
  }
}
