package depesche.bot.report;

import depesche.bot.report.markdown.Moment;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Locale;

/// By which way a mail goes, as far as its words are concerned.
enum Channel {
  MAIL,
  DISCORD;

  /// {@return what templates call it}
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// {@return a moment in words; on Discord what each reader's program puts into words}
  String say(Instant moment, ZoneId zone) {
    return switch (this) {
      case MAIL -> When.say(moment, zone);
      case DISCORD -> Moment.mark(moment);
    };
  }
}
