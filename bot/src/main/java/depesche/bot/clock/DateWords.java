package depesche.bot.clock;

import java.time.DayOfWeek;
import java.util.List;
import java.util.Optional;

/// The words of dates, English and German, in small letters.
final class DateWords {

  private static final List<String> ENGLISH_DAYS =
      List.of("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday");
  private static final List<String> GERMAN_DAYS =
      List.of("montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag");
  private static final List<String> ENGLISH_MONTHS =
      List.of(
          "january",
          "february",
          "march",
          "april",
          "may",
          "june",
          "july",
          "august",
          "september",
          "october",
          "november",
          "december");
  private static final List<String> GERMAN_MONTHS =
      List.of(
          "januar",
          "februar",
          "märz",
          "april",
          "mai",
          "juni",
          "juli",
          "august",
          "september",
          "oktober",
          "november",
          "dezember");

  private static final int SHORTEST = 3;

  private DateWords() {}

  /// {@return the day of the week that a word names or shortens: `sat`, `tues`, `sa`, `samstag`}
  static Optional<DayOfWeek> weekday(String word) {
    int english = word.length() >= SHORTEST ? begun(ENGLISH_DAYS, word) : 0;
    int german = word.length() >= 2 ? begun(GERMAN_DAYS, word) : 0;
    int day = word.equals("sonnabend") ? 6 : Math.max(english, german);
    return day == 0 ? Optional.empty() : Optional.of(DayOfWeek.of(day));
  }

  /// {@return the month that a word names or shortens, or 0}
  static int month(String word) {
    if (word.length() < SHORTEST) {
      return 0;
    }
    String german = word.replace("mrz", "märz").replace("maer", "mär");
    return Math.max(begun(ENGLISH_MONTHS, word), begun(GERMAN_MONTHS, german));
  }

  /// {@return the place, from 1, of the one that begins so, or 0}
  private static int begun(List<String> names, String begin) {
    for (int place = 0; place < names.size(); place++) {
      if (names.get(place).startsWith(begin)) {
        return place + 1;
      }
    }
    return 0;
  }

  /// {@return how many days ahead a word is, or -1}
  static int ahead(String word) {
    return switch (word) {
      case "today", "tonight", "heute" -> 0;
      case "tomorrow", "morgen" -> 1;
      case "übermorgen", "uebermorgen" -> 2;
      default -> -1;
    };
  }
}
