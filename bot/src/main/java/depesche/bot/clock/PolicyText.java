package depesche.bot.clock;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A policy as text: as the ledger and the settings keep it, and as a master may write it.
public final class PolicyText {

  /// What a policy looks like, for somebody whose words are none.
  public static final String EXAMPLES =
      "20:00, days Mon-Fri, move 72 min 48, retreat 24, adjust 24, grace 12, delay 15m, early off;"
          + " or all of it anew: hours 72 24 24";

  /// The forms of earlier versions. In games that have them nothing is new.
  private static final Pattern HOURS =
      Pattern.compile("hours (\\d{1,4}) (\\d{1,4}) (\\d{1,4})", Pattern.CASE_INSENSITIVE);

  private static final Pattern DAYS =
      Pattern.compile(
          "days ([a-z, ]{3,80}) at (\\d\\d:\\d\\d) in (\\S{1,60}) minor (\\d{1,4})",
          Pattern.CASE_INSENSITIVE);

  /// The words that may stand in front of a value when a game is created.
  private static final List<String> KEYS =
      List.of(
          "clock",
          "at",
          "zone",
          "days",
          "move",
          "retreat",
          "adjust",
          "minor",
          "next",
          "min",
          "grace",
          "delay",
          "early",
          "wait",
          "notice",
          "reminders",
          "extension",
          "absence",
          "holidays");

  private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT);
  private static final Duration DAY = Duration.ofDays(1);

  private PolicyText() {}

  /// {@return the policy in a text that stands for itself}
  ///
  /// @param zone for a text that names none
  public static PolicyReading read(String text, ZoneId zone) {
    return read(text, zone, false);
  }

  /// {@return the policy of a text that was kept, whatever the version was that accepted it}
  ///
  /// @param zone for a text that names none
  public static Optional<ClockPolicy> kept(String text, ZoneId zone) {
    return read(text, zone, true) instanceof PolicyReading.Understood(ClockPolicy policy)
        ? Optional.of(policy)
        : Optional.empty();
  }

  private static PolicyReading read(String text, ZoneId zone, boolean kept) {
    String words = text.strip();
    boolean old = HOURS.matcher(words).matches() || DAYS.matcher(words).matches();
    PhaseClock day = PhaseClock.after(DAY);
    ClockPolicy policy = old ? ClockPolicy.plain(zone, day, day, day) : ClockPolicy.standard(zone);
    return change(policy, words, kept);
  }

  /// {@return a policy of which some words have changed something}
  public static PolicyReading change(ClockPolicy policy, String text) {
    return change(policy, text.strip(), false);
  }

  private static PolicyReading change(ClockPolicy policy, String words, boolean kept) {
    Matcher hours = HOURS.matcher(words);
    if (hours.matches()) {
      return new PolicyReader(policy, words, kept).all(1, 2, 3, hours);
    }
    Matcher days = DAYS.matcher(words);
    return days.matches()
        ? new PolicyReader(policy, "in " + days.group(3), kept).old(days)
        : new PolicyReader(policy, words, kept).read();
  }

  /// {@return the policy as the text that [#read] reads}
  public static String of(ClockPolicy policy) {
    return String.join(
        "; ",
        List.of(
            "in " + policy.zone().getId(),
            "move " + of(policy.movement()),
            "retreat " + of(policy.retreats()),
            "adjust " + of(policy.adjustments()),
            policy.reminders().map(PolicyText::reminders).orElse("reminders usual"),
            "notice " + onOff(policy.lastNotice()),
            "wait " + onOff(policy.waits()),
            "extension " + minutes(policy.extension()),
            "absence " + policy.absence(),
            "holidays " + (policy.holidays().isEmpty() ? "none" : policy.holidays())));
  }

  private static String of(PhaseClock clock) {
    // The clock time first: it may change the least, which stands behind it.
    return "at %s next %s min %s days %s grace %s delay %s early %s"
        .formatted(
            clock.at().map(CLOCK::format).orElse("any"),
            minutes(clock.next()),
            minutes(clock.least()),
            clock.days().stream().map(PolicyText::day).collect(Collectors.joining(",")),
            minutes(clock.grace()),
            minutes(clock.delay()),
            onOff(clock.early()));
  }

  private static String reminders(List<Duration> times) {
    return times.isEmpty()
        ? "reminders none"
        : "reminders " + times.stream().map(PolicyText::minutes).collect(Collectors.joining(" "));
  }

  private static String minutes(Duration time) {
    long minutes = time.toMinutes();
    return minutes % 60 == 0 ? minutes / 60 + "h" : minutes + "m";
  }

  private static String day(DayOfWeek day) {
    return day.name().substring(0, 3);
  }

  private static String onOff(boolean on) {
    return on ? "on" : "off";
  }

  /// {@return the words that begin a setting}
  public static List<String> keys() {
    return KEYS;
  }

  /// {@return whether a word begins a setting}
  public static boolean isKey(String word) {
    return KEYS.contains(word);
  }

  /// {@return the time of day in a word, as in a policy}
  public static Optional<LocalTime> clock(String word) {
    return PolicyReader.clock(word);
  }
}
