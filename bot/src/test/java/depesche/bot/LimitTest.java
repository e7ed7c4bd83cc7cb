package depesche.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/// Tests that hang.
class LimitTest {

  /// It is started from here alone.
  static class Hanging {

    @Test
    void waitsForNobody() throws InterruptedException {
      nobody();
    }

    private static void nobody() throws InterruptedException {
      new CountDownLatch(1).await();
    }

    @Test
    @Timeout(value = 5, unit = TimeUnit.MINUTES)
    void comesAfterwards() {
      // It is run all the same.
    }
  }

  @Test
  void aTestThatHangsNamesItselfAndWhereItStood() {
    // It ends after its limit, and the tests after it are run.
    LauncherDiscoveryRequest request =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(DiscoverySelectors.selectClass(Hanging.class))
            .configurationParameter("junit.jupiter.execution.timeout.mode", "enabled")
            .configurationParameter("junit.jupiter.execution.timeout.default", "200 ms")
            .configurationParameter("junit.jupiter.execution.timeout.threaddump.enabled", "false")
            .build();
    SummaryGeneratingListener listener = new SummaryGeneratingListener();
    LauncherFactory.create().execute(request, listener);
    StringWriter said = new StringWriter();
    listener.getSummary().printFailuresTo(new PrintWriter(said, true), 100);
    assertThat(said.toString()).contains("waitsForNobody", "200 milliseconds", "Hanging.nobody");
    assertThat(listener.getSummary().getTestsSucceededCount()).isEqualTo(1);
  }
}
