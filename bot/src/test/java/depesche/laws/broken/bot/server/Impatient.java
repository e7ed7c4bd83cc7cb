package depesche.laws.broken.bot.server;

import java.util.concurrent.CountDownLatch;
import org.awaitility.Awaitility;

/// Asks again and again what it would be told.
public final class Impatient {

  private final CountDownLatch done = new CountDownLatch(1);

  void waits() {
    Awaitility.await().until(() -> done.getCount() == 0);
  }
}
