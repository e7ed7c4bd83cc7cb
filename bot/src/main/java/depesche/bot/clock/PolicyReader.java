package depesche.bot.clock;

import depesche.adjudicator.Demand.Pace;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads words that change a policy: `move 72 min 48 at 20:00 days Mon-Fri; minor 24; grace 12`.
/// Behind `move`, `retreat`, `adjust` or `minor` a word is about that kind of phase, up to the next
/// semicolon; before, about all.
final class PolicyReader {

  private static final Duration HOUR = Duration.ofHours(1);
  private static final Duration MINUTE = Duration.ofMinutes(1);

  /// What is kept may come of an earlier version, which allowed more: `hours 9999 24 24`.
  private static final Duration LONGEST_KEPT = Duration.ofHours(9999);

  private static final Duration LONGEST = Duration.ofDays(90);
  private static final Duration LONGEST_GRACE = Duration.ofDays(14);
  private static final Duration LONGEST_DELAY = Duration.ofDays(1);
  private static final int MOST_ABSENCE = 120;
  private static final List<Pace> ALL = List.of(Pace.values());
  private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("H:mm", Locale.ROOT);
  private static final Pattern FILE = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_-]{0,40}\\.ics");

  private final List<String> words;
  private int place;

  /// Whether a value was looked for behind the last word.
  private boolean ended;

  private List<Pace> paces = ALL;
  private ClockPolicy policy;
  private final boolean kept;

  /// @param kept whether this is what was accepted once, and not what somebody asks for
  PolicyReader(ClockPolicy policy, String text, boolean kept) {
    this.policy = policy;
    this.kept = kept;
    this.words =
        Arrays.stream(
                text.replace(";", " ; ")
                    .replace("=", " ")
                    .replaceAll("(?<=[0-9hdm]),(?=[0-9])", " ")
                    .split("\\s+", -1))
            .filter(word -> !word.isEmpty())
            .toList();
  }

  /// {@return so many hours for each kind, and nothing else about it}
  PolicyReading all(int move, int retreat, int adjust, Matcher hours) {
    int[] groups = {move, retreat, adjust};
    for (int i = 0; i < groups.length; i++) {
      Duration time = Duration.ofHours(Long.parseLong(hours.group(groups[i])));
      if (!isAllowed(time)) {
        return new PolicyReading.Unclear(hours.group(groups[i]));
      }
      policy = policy.with(ALL.get(i), _ -> PhaseClock.after(time));
    }
    return new PolicyReading.Understood(policy);
  }

  /// {@return deadlines on some days of the week for movement, and after some hours for the rest}
  PolicyReading old(Matcher days) {
    Optional<List<DayOfWeek>> named = Weekdays.read(days.group(1).strip().replaceAll("[ ,]+", ","));
    Duration minor = Duration.ofHours(Long.parseLong(days.group(4)));
    if (named.isEmpty() || !isAllowed(minor)) {
      return new PolicyReading.Unclear(days.group(named.isEmpty() ? 1 : 4));
    }
    Optional<LocalTime> at = clock(days.group(2));
    if (at.isEmpty()) {
      return new PolicyReading.Unclear(days.group(2));
    }
    Duration day = Duration.ofDays(1);
    policy =
        policy
            .with(Pace.DELIBERATE, _ -> PhaseClock.after(day).at(at).least(day).days(named.get()))
            .with(Pace.BRISK, _ -> PhaseClock.after(minor))
            .with(Pace.REFLEX, _ -> PhaseClock.after(minor));
    return read();
  }

  PolicyReading read() {
    if (words.isEmpty()) {
      return new PolicyReading.Unclear("");
    }
    while (place < words.size()) {
      int before = place;
      if (!understand(words.get(place++).toLowerCase(Locale.ROOT))) {
        return new PolicyReading.Unclear(ended ? "" : words.get(place - 1));
      }
      if (place <= before) {
        throw new IllegalStateException("reading stands still");
      }
    }
    return new PolicyReading.Understood(policy);
  }

  private boolean understand(String word) {
    return switch (word) {
      case ";" -> about(ALL);
      case "move", "movement", "moves", "bids" -> about(List.of(Pace.DELIBERATE)) && orNext();
      case "retreat", "retreats", "wishes" -> about(List.of(Pace.BRISK)) && orNext();
      case "adjust", "adjustment", "adjustments", "builds" ->
          about(List.of(Pace.REFLEX)) && orNext();
      case "minor" -> about(List.of(Pace.BRISK, Pace.REFLEX)) && orNext();
      case "next" -> length(PhaseClock::next);
      case "min", "least" -> length(PhaseClock::least);
      case "grace" -> span(HOUR, Duration.ZERO, LONGEST_GRACE, PhaseClock::grace);
      case "delay" -> span(MINUTE, Duration.ZERO, LONGEST_DELAY, PhaseClock::delay);
      case "at", "clock" -> at(take());
      case "in", "zone" -> zone(take());
      case "days" -> days();
      case "early" -> onOff(on -> phases(clock -> clock.early(on)));
      case "wait" -> onOff(on -> policy = policy.waits(on));
      case "notice" -> onOff(on -> policy = policy.lastNotice(on));
      case "reminders", "remind", "warn" -> reminders();
      case "extension", "extend" -> extension();
      case "absence" -> absence(take());
      case "holidays" -> holidays(take());
      case "any" -> at(word);
      default -> clock(word).isPresent() && at(word);
    };
  }

  private boolean about(List<Pace> chosen) {
    paces = chosen;
    return true;
  }

  /// Behind the kind of phase its hours may stand at once.
  private boolean orNext() {
    boolean number = place < words.size() && Character.isDigit(words.get(place).charAt(0));
    return !number || length(PhaseClock::next);
  }

  private boolean length(Change change) {
    return span(HOUR, kept ? MINUTE : HOUR, kept ? LONGEST_KEPT : LONGEST, change);
  }

  private boolean isAllowed(Duration time) {
    return time.isPositive() && time.compareTo(kept ? LONGEST_KEPT : LONGEST) <= 0;
  }

  private String take() {
    ended = place == words.size();
    return ended ? "" : words.get(place++);
  }

  private void phases(UnaryOperator<PhaseClock> change) {
    for (Pace pace : paces) {
      policy = policy.with(pace, change);
    }
  }

  private interface Change {
    PhaseClock apply(PhaseClock clock, Duration time);
  }

  private boolean span(Duration unit, Duration least, Duration most, Change change) {
    Optional<Duration> time =
        time(unit).filter(one -> one.compareTo(least) >= 0 && one.compareTo(most) <= 0);
    time.ifPresent(one -> phases(clock -> change.apply(clock, one)));
    return time.isPresent();
  }

  /// {@return the length that comes next; its unit may be a word of its own}
  private Optional<Duration> time(Duration unit) {
    String number = take();
    Optional<Duration> together =
        place < words.size() && !number.isEmpty() && Character.isDigit(number.charAt(0))
            ? TimeSpan.anyLength(number + words.get(place), unit).filter(_ -> isUnit())
            : Optional.empty();
    if (together.isPresent()) {
      place++;
      return together;
    }
    return TimeSpan.anyLength(number, unit);
  }

  /// `72 min` is a length of time, unless a value of `min` follows: `72 min 48`, `30 days Mon`.
  private boolean isUnit() {
    String after = place + 1 < words.size() ? words.get(place + 1) : ";";
    return words.get(place).chars().allMatch(Character::isLetter)
        && !Character.isDigit(after.charAt(0))
        && Weekdays.read(after).isEmpty();
  }

  private boolean at(String word) {
    if (List.of("any", "-1", "off", "none").contains(word.toLowerCase(Locale.ROOT))) {
      phases(clock -> clock.at(Optional.empty()));
      return true;
    }
    Optional<LocalTime> time = clock(word);
    time.ifPresent(one -> phases(clock -> clock.at(Optional.of(one))));
    return time.isPresent();
  }

  /// {@return a time of day; a bare number counts the minutes since midnight, as older judges do}
  static Optional<LocalTime> clock(String word) {
    try {
      if (word.matches("\\d{3,4}") && Integer.parseInt(word) < 24 * 60) {
        return Optional.of(LocalTime.ofSecondOfDay(Integer.parseInt(word) * 60L));
      }
      return Optional.of(LocalTime.parse(word, CLOCK));
    } catch (DateTimeException _) {
      return Optional.empty();
    }
  }

  private boolean zone(String word) {
    try {
      policy = policy.zone(ZoneId.of(word));
      return true;
    } catch (DateTimeException _) {
      return false;
    }
  }

  private boolean days() {
    List<DayOfWeek> days = new ArrayList<>();
    while (place < words.size() && Weekdays.read(words.get(place)).isPresent()) {
      days.addAll(Weekdays.read(take()).orElseThrow());
    }
    if (days.isEmpty()) {
      take();
      return false;
    }
    phases(clock -> clock.days(days));
    return true;
  }

  private interface Switch {
    void set(boolean on);
  }

  private boolean onOff(Switch change) {
    String word = take().toLowerCase(Locale.ROOT);
    boolean on = List.of("on", "yes").contains(word);
    if (on || List.of("off", "no").contains(word)) {
      change.set(on);
      return true;
    }
    return false;
  }

  private boolean reminders() {
    List<Duration> times = new ArrayList<>();
    String first = place < words.size() ? words.get(place).toLowerCase(Locale.ROOT) : "";
    if (List.of("none", "off", "usual").contains(first)) {
      take();
      policy = policy.reminders(first.equals("usual") ? Optional.empty() : Optional.of(List.of()));
      return true;
    }
    while (place < words.size() && Character.isDigit(words.get(place).charAt(0))) {
      Optional<Duration> time = time(HOUR).filter(this::isAllowed);
      if (time.isEmpty()) {
        return false;
      }
      times.add(time.get());
    }
    times.sort((one, other) -> other.compareTo(one));
    policy = policy.reminders(Optional.of(times.stream().distinct().toList()));
    return !times.isEmpty() && times.size() <= 5;
  }

  private boolean extension() {
    Optional<Duration> time = time(HOUR).filter(one -> one.compareTo(LONGEST_GRACE) <= 0);
    time.ifPresent(one -> policy = policy.extension(one));
    return time.isPresent();
  }

  private boolean absence(String word) {
    boolean good = word.matches("\\d{1,3}") && Integer.parseInt(word) <= MOST_ABSENCE;
    policy = good ? policy.absence(Integer.parseInt(word)) : policy;
    return good;
  }

  private boolean holidays(String word) {
    boolean none = word.equalsIgnoreCase("none");
    boolean good = none || FILE.matcher(word).matches();
    policy = good ? policy.holidays(none ? "" : word) : policy;
    return good;
  }
}
