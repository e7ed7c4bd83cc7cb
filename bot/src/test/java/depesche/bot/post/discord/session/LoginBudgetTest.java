package depesche.bot.post.discord.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// A bot that presents itself a thousand times in a day loses its token.
class LoginBudgetTest {

  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

  @Test
  void aProgramThatFallsOverAllDayKeepsWithinTheBudget() {
    // Never over 300 logins in any 24 hours, whatever happens.
    List<Instant> logins = new ArrayList<>();
    Instant now = NOON;
    while (now.isBefore(NOON.plus(Duration.ofDays(3)))) {
      Instant at = LoginBudget.next(lastDay(logins, now), false, now);
      assertThat(at).isAfterOrEqualTo(now);
      assertThat(lastDay(logins, at)).hasSizeLessThan(300);
      logins.add(at);
      now = at.plusSeconds(1);
    }
    assertThat(logins).hasSizeGreaterThan(50);
  }

  @Test
  void aFewRestartsAreQuick() {
    // Discord lets one in every five seconds; three of them may follow one another.
    assertThat(LoginBudget.next(List.of(), false, NOON)).isEqualTo(NOON);
    assertThat(LoginBudget.next(List.of(NOON.minusSeconds(2)), false, NOON))
        .isEqualTo(NOON.plusSeconds(3));
    List<Instant> three =
        List.of(NOON.minusSeconds(20), NOON.minusSeconds(14), NOON.minusSeconds(8));
    assertThat(LoginBudget.next(three, false, NOON)).isEqualTo(NOON.plusSeconds(2));
  }

  @Test
  void whatDiscordAsksForIsNoTrouble() {
    // Op 9: five seconds, however often we came within the hour; but the day's budget stands.
    List<Instant> many =
        Stream.iterate(NOON.minusSeconds(500), at -> at.plusSeconds(10)).limit(50).toList();
    Instant now = many.getLast().plusSeconds(1);
    assertThat(LoginBudget.next(many, true, now)).isEqualTo(many.getLast().plusSeconds(5));
    assertThat(LoginBudget.next(many, false, now)).isEqualTo(many.getLast().plusSeconds(60));
    List<Instant> more =
        Stream.iterate(NOON.minusSeconds(9000), at -> at.plusSeconds(10)).limit(200).toList();
    assertThat(LoginBudget.next(more, true, more.getLast()))
        .isEqualTo(more.getLast().plus(Duration.ofMinutes(24)));
  }

  @Test
  void forTwoHoursNobodyWaitsLongerThanAMinute() {
    // A gateway in trouble is found again soon; only after hours of it we grow sparing.
    List<Instant> logins = new ArrayList<>();
    Instant now = NOON;
    while (now.isBefore(NOON.plus(Duration.ofHours(2)))) {
      Instant at = LoginBudget.next(lastDay(logins, now), false, now);
      assertThat(Duration.between(now, at)).isLessThanOrEqualTo(Duration.ofMinutes(1));
      logins.add(at);
      now = at;
    }
    assertThat(logins).hasSizeLessThan(130);
  }

  private static List<Instant> lastDay(List<Instant> logins, Instant now) {
    return logins.stream().filter(at -> at.isAfter(now.minus(LoginBudget.DAY))).toList();
  }
}
