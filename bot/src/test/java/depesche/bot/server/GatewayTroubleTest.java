package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.standin.StandIn;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A gateway that is in trouble is not made worse by us, and our token is safe.
class GatewayTroubleTest {

  @TempDir private Path folder = Path.of("");
  private final StandIn discord = StandIn.open();

  private void awaitAnswer() {
    discord.line().awaitBot();
    assertThat(discord.user("Anna").slash("judge", "line", "HELP").answer().text())
        .contains("Help: general");
  }

  @Test
  void aGatewayThatThrowsUsOutIsCalledEverMoreSeldom() {
    // Resumed and closed at once, again and again: each time we wait longer.
    try (House _ = House.open(folder, discord)) {
      discord.line().throwsOut(true);
      discord.line().cut();
      long begun = System.nanoTime();
      discord.await("it was thrown out three times", () -> discord.resumed() == 3);
      Duration took = Duration.ofNanos(System.nanoTime() - begun);
      // At least half a second, one and two.
      assertThat(took).isGreaterThan(Duration.ofMillis(3300));
      assertThat(discord.identified()).isEqualTo(1);
      discord.line().throwsOut(false);
      awaitAnswer();
      assertThat(discord.identified()).isEqualTo(1);
      assertThat(discord.refused()).isEmpty();
    }
  }

  @Test
  void whatDiscordAsksForIsDoneAtOnceEvenAfterTrouble() {
    // Op 7 and op 9 are routine: five seconds at most, whatever there was before. A break would
    // wait
    // for eight seconds here.
    try (House _ = House.open(folder, discord)) {
      int before = discord.line().opened();
      discord.line().throwsOut(true);
      discord.line().cut();
      discord.await("it was thrown out three times", () -> discord.resumed() == 3);
      discord.line().throwsOut(false);
      discord.await("it is back", () -> discord.line().opened() >= before + 4);
      for (Runnable routine :
          List.<Runnable>of(
              discord.line()::sendAway,
              () -> discord.line().invalidate(true),
              () -> discord.line().invalidate(false))) {
        discord.line().awaitBot();
        awaitAnswer();
        int calls = discord.line().opened();
        long asked = System.nanoTime();
        routine.run();
        discord.await("it is called", () -> discord.line().opened() > calls);
        assertThat(Duration.ofNanos(System.nanoTime() - asked)).isLessThan(Duration.ofSeconds(5));
      }
      awaitAnswer();
    }
  }

  @Test
  void aServerThatIsStoppedWaitsForNoGateway() {
    // However long it would be until the next call.
    try (House house = House.open(folder, discord)) {
      int before = discord.line().opened();
      discord.line().throwsOut(true);
      discord.line().cut();
      discord.await("it was called twice", () -> discord.line().opened() >= before + 2);
      long begun = System.nanoTime();
      house.stop();
      assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(10));
      discord.line().throwsOut(false);
      house.again();
      awaitAnswer();
    }
  }

  @Test
  void nobodyIdentifiesHimselfMoreOftenThanDiscordAllows() {
    // GET /gateway/bot says how often we may today; when nothing is left, we wait for the new day.
    try (House _ = House.open(folder, discord)) {
      int identified = discord.identified();
      discord.line().starts(0, Duration.ofSeconds(8));
      long begun = System.nanoTime();
      discord.line().invalidate(false);
      discord.await("it is asked", () -> asked() >= 2);
      assertThat(discord.identified()).isEqualTo(identified);
      discord.await("it comes back", () -> discord.identified() > identified);
      assertThat(Duration.ofNanos(System.nanoTime() - begun))
          .isGreaterThan(Duration.ofMillis(7900));
      awaitAnswer();
      assertThat(discord.refused()).isEmpty();
    }
  }

  private long asked() {
    return discord.requests().stream().filter("GET gateway/bot"::equals).count();
  }

  @Test
  void aLoginCountsWhenItReachesDiscord() {
    // A gateway that is not there uses nothing up of what we may do in a day, and is called again
    // soon.
    try (House house = House.open(folder, discord)) {
      house.stop();
      discord.line().shut(true);
      int before = discord.line().opened();
      house.again();
      discord.await("it was called three times", () -> discord.line().opened() >= before + 3);
      assertThat(discord.identified()).isEqualTo(1);
      discord.line().shut(false);
      awaitAnswer();
      assertThat(discord.identified()).isEqualTo(2);
      assertThat(discord.refused()).isEmpty();
    }
  }
}
