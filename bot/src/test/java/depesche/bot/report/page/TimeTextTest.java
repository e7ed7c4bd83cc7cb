package depesche.bot.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;

class TimeTextTest {

  @Test
  void aMomentIsGivenInTheReadersZoneAndInUtc() {
    // Every date stands in the reader's zone and in UTC.
    Instant moment = Instant.parse("2026-11-24T19:00:00Z");
    assertThat(TimeText.say(moment, ZoneId.of("Europe/Berlin")))
        .isEqualTo("Tue 24 Nov 2026 20:00 CET (19:00 UTC)");
    assertThat(TimeText.say(moment, ZoneId.of("UTC"))).isEqualTo("Tue 24 Nov 2026 19:00 UTC");
  }

  @Test
  void theDayIsSaidWhereItDiffers() {
    // In the reader's zone it may be another day than in UTC.
    Instant moment = Instant.parse("2026-11-24T23:30:00Z");
    assertThat(TimeText.say(moment, ZoneId.of("Europe/Berlin")))
        .isEqualTo("Wed 25 Nov 2026 00:30 CET (Tue 23:30 UTC)");
  }
}
