package depesche.bot.clock;

import java.time.DayOfWeek;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// Days of the week as people write them: `Mon-Fri`, `Mon Thu`, `daily`, and `-MTWTF-` from Sunday
/// on, as older judges have it.
final class Weekdays {

  private static final Pattern JUDGES = Pattern.compile("[S-][M-][T-][W-][T-][F-][S-]");

  private static final List<List<String>> GERMAN =
      List.of(
          List.of("montag", "mo"),
          List.of("dienstag", "di"),
          List.of("mittwoch", "mi"),
          List.of("donnerstag", "do"),
          List.of("freitag", "fr"),
          List.of("samstag", "sa", "sonnabend"),
          List.of("sonntag", "so"));

  private Weekdays() {}

  /// {@return the days that one word names; nothing if it names none}
  static Optional<List<DayOfWeek>> read(String word) {
    String small = word.toLowerCase(Locale.ROOT);
    if (List.of("daily", "all", "every", "täglich", "mon-sun").contains(small)) {
      return Optional.of(PhaseClock.EVERY_DAY);
    }
    if (small.equals("weekdays")) {
      return Optional.of(PhaseClock.EVERY_DAY.subList(0, 5));
    }
    if (JUDGES.matcher(word).matches() && !word.equals("-------")) {
      return Optional.of(judges(word));
    }
    List<DayOfWeek> days = new ArrayList<>();
    for (String part : small.split("[,/+]", -1)) {
      String[] ends = part.split("[-–]", -1);
      Optional<DayOfWeek> first = day(ends[0]);
      Optional<DayOfWeek> last = ends.length == 2 ? day(ends[1]) : first;
      if (first.isEmpty() || last.isEmpty() || ends.length > 2) {
        return Optional.empty();
      }
      for (DayOfWeek day = first.get(); ; day = day.plus(1)) {
        days.add(day);
        if (day == last.get()) {
          break;
        }
      }
    }
    return Optional.of(days);
  }

  private static List<DayOfWeek> judges(String word) {
    List<DayOfWeek> days = new ArrayList<>();
    for (int i = 0; i < word.length(); i++) {
      if (word.charAt(i) != '-') {
        days.add(DayOfWeek.SUNDAY.plus(i));
      }
    }
    return days;
  }

  /// {@return the day that a word or its beginning names}
  static Optional<DayOfWeek> day(String word) {
    return Arrays.stream(DayOfWeek.values())
        .filter(
            day ->
                (word.length() >= 3 && day.name().toLowerCase(Locale.ROOT).startsWith(word))
                    || GERMAN.get(day.getValue() - 1).contains(word))
        .findFirst();
  }

  /// {@return days as one says them: `Monday to Friday`, or each by itself where fewer than three
  /// follow one another}
  static List<String> said(Collection<DayOfWeek> days) {
    List<String> said = new ArrayList<>();
    List<DayOfWeek> run = new ArrayList<>();
    for (DayOfWeek day : DayOfWeek.values()) {
      if (days.contains(day)) {
        run.add(day);
      } else {
        said.addAll(run(run));
        run.clear();
      }
    }
    said.addAll(run(run));
    return said;
  }

  private static List<String> run(List<DayOfWeek> run) {
    List<String> names =
        run.stream().map(day -> day.getDisplayName(TextStyle.FULL, Locale.ENGLISH)).toList();
    return names.size() < 3 ? names : List.of(names.getFirst() + " to " + names.getLast());
  }
}
