package depesche.bot.clock;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Demand.Pace;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whatever a master may set is kept, read, written and read again, the same each time.
class PolicyRoundTest {

  private static final ZoneId UTC = ZoneId.of("UTC");
  private static final Instant NOW = Instant.parse("2026-11-28T12:00:00Z");
  private static final long SEED = Long.getLong("depesche.seed", System.nanoTime());

  /// How many settings are tried, one after the other: `-Ddepesche.settings=200000`.
  private static final int MANY = Integer.getInteger("depesche.settings", 4_000);

  private static final List<String> UNITS = List.of("", "m", "min", "h", "d", "w", " h", " min");
  private static final List<String> ZONES = List.of("UTC", "Europe/Berlin", "UTC+2", "Z", "+05:45");
  private static final List<String> DAYS =
      List.of("Mon-Fri", "Mon Thu", "-MTWTF-", "daily", "Sa,So", "Fri-Mon", "weekdays");

  private final Random random = new Random(SEED);

  private <T> T one(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  /// Numbers at and beside every limit, and any others.
  private int number() {
    List<Integer> edges = List.of(0, 1, 2, 59, 60, 61, 90, 119, 120, 121, 366, 1439, 1440, 2160);
    return switch (random.nextInt(3)) {
      case 0 -> one(edges);
      case 1 -> random.nextInt(100);
      default -> random.nextInt(10_000);
    };
  }

  private String time() {
    return number() + one(UNITS);
  }

  /// A value for each key that the reader knows, sometimes none of its kind.
  private String value(String key) {
    if (random.nextInt(20) == 0) {
      return one(List.of("", "soon", "-1", "none", "on", time()));
    }
    return switch (key) {
      case "clock", "at" ->
          one(List.of("20:00", "0:00", "23:59", "any", "none", "off", "0000", "1439", "7:05"));
      case "zone", "in" ->
          random.nextBoolean() ? one(ZONES) : one(List.copyOf(ZoneId.getAvailableZoneIds()));
      case "days" -> one(DAYS);
      case "early", "wait", "notice" -> one(List.of("on", "off", "yes", "no"));
      case "reminders" ->
          one(List.of("none", "usual", "off", time(), time() + " " + time(), "48 24 6", "90m,30m"));
      case "absence" -> String.valueOf(number());
      case "holidays" -> one(List.of("none", "de.ics", "none.ics", "a-b_c.ics"));
      default -> time();
    };
  }

  private String setting() {
    String key = one(PolicyText.keys());
    String set = one(List.of(" ", "=")) + value(key);
    return random.nextInt(4) == 0 ? key.toUpperCase(Locale.ROOT) + set : key + set;
  }

  private String words() {
    if (random.nextInt(10) == 0) {
      return "hours %d %d %d".formatted(number(), number(), number());
    }
    if (random.nextInt(20) == 0) {
      return "days %s at 20:00 in %s minor %d".formatted(one(DAYS), one(ZONES), number());
    }
    List<String> words = new ArrayList<>();
    for (int i = random.nextInt(4); i >= 0; i--) {
      words.add(setting());
    }
    return String.join(one(List.of("; ", " ")), words);
  }

  private static ClockPolicy understood(PolicyReading reading, String text) {
    assertThat(reading).as("seed %d: %s", SEED, text).isInstanceOf(PolicyReading.Understood.class);
    return ((PolicyReading.Understood) reading).policy();
  }

  private static void holds(ClockPolicy policy, ClockPolicy other, String said) {
    String text = PolicyText.of(policy);
    String why = "seed %d: %s, kept as %s".formatted(SEED, said, text);
    assertThat(PolicyText.kept(text, UTC)).as(why).contains(policy);
    // A master may write what is kept, whatever was settled before.
    assertThat(understood(PolicyText.change(other, text), why)).as(why).isEqualTo(policy);
    assertThat(understood(PolicyText.read(text, UTC), why)).as(why).isEqualTo(policy);
    for (Pace pace : Pace.values()) {
      Instant due = new DeadlineCalendar(policy, pace, DaysOff.NONE, List.of()).after(NOW).due();
      assertThat(due).as(why).isAfterOrEqualTo(NOW.plus(policy.of(pace).least()));
    }
  }

  @Test
  void whatIsAcceptedIsReadBack() {
    // Each setting changes what those before it have made; all of it is kept and read again.
    System.out.printf("PolicyRoundTest: seed %d, %d settings%n", SEED, MANY);
    long begun = System.nanoTime();
    ClockPolicy policy = ClockPolicy.standard(UTC);
    ClockPolicy before = policy;
    int accepted = 0;
    for (int i = 0; i < MANY; i++) {
      String said = words();
      if (PolicyText.change(policy, said) instanceof PolicyReading.Understood(ClockPolicy next)) {
        holds(next, before, said);
        accepted++;
        before = policy;
        policy = next;
      }
    }
    assertThat(accepted).isGreaterThan(MANY / 10);
    System.out.printf(
        "PolicyRoundTest: %d accepted, %d ms%n",
        accepted, Duration.ofNanos(System.nanoTime() - begun).toMillis());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "in UTC; move next 72h min 48h at 20:00 days MON,TUE grace 0h delay 0h early on; retreat"
            + " next 1h min 40m at 20:00 days MON grace 0h delay 0h early on",
        "hours 9999 24 24",
        "days MON at 20:00 in UTC minor 9999",
        "move next 9999h min 399960m at 20:00",
        "move next 61m min 40m at 20:00"
      })
  void whatEarlierVersionsKeptIsRead(String text) {
    // They accepted it, and some of them could not read it: games with it go on, and can be set.
    ClockPolicy policy = PolicyText.kept(text, UTC).orElseThrow();
    assertThat(PolicyText.kept(PolicyText.of(policy), UTC)).contains(policy);
    ClockPolicy graced = understood(PolicyText.change(policy, "grace 12"), text);
    assertThat(PolicyText.kept(PolicyText.of(graced), UTC)).contains(graced);
  }
}
