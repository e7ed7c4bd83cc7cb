package depesche.bot.clock;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.report.page.TimeText;
import java.time.Instant;
import java.time.ZoneId;
import java.time.zone.ZoneOffsetTransition;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PrintedDateTest {

  private static final Instant NOW = Instant.parse("2026-06-10T10:00:00Z");

  @Test
  void whatWePrintIsReadAsTheSameMoment() {
    // In whatever zone it was printed, and for every reader, also when the clocks change.
    long seed = Long.getLong("depesche.seed", 1871);
    System.out.println("-Ddepesche.seed=" + seed);
    Random random = new Random(seed);
    List<String> zones = ZoneId.getAvailableZoneIds().stream().sorted().toList();
    for (int i = 0; i < 3000; i++) {
      ZoneId zone = ZoneId.of(zones.get(random.nextInt(zones.size())));
      ZoneOffsetTransition change = zone.getRules().nextTransition(NOW);
      Instant moment =
          change != null && random.nextInt(3) == 0
              ? change.getInstant().plusSeconds(60L * (random.nextInt(360) - 180))
              : NOW.plusSeconds(60L * (1 + random.nextInt(500_000)));
      ZoneId reader = ZoneId.of(zones.get(random.nextInt(zones.size())));
      String printed = TimeText.say(moment, zone);
      assertThat(DateReader.read(printed, NOW, reader))
          .as(printed + " of " + zone)
          .isEqualTo(new ReadDate.Moment(moment));
    }
  }
}
