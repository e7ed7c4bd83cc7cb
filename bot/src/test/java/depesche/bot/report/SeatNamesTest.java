package depesche.bot.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SeatNamesTest {

  @Test
  void aPowerIsNamedAsPeopleWriteIt() {
    // Files write powers in capitals; mails do not, unless the name is an abbreviation.
    SeatNames names = SeatNames.none();
    assertThat(names.of("AUSTRIA")).isEqualTo("Austria");
    assertThat(names.of("ZENTRUM")).isEqualTo("Zentrum");
    assertThat(names.of("SPD")).isEqualTo("SPD");
    assertThat(names.of("DNVP")).isEqualTo("DNVP");
    assertThat(names.of("Red")).isEqualTo("Red");
  }
}
