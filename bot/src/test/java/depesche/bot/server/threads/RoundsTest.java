package depesche.bot.server.threads;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.monitor.LoggedLines;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.SynchronousQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What is said of work that fails, for readers of the log.
class RoundsTest {

  @RegisterExtension
  private final LoggedLines said = new LoggedLines(Rounds.class.getPackageName());

  /// {@return what is said of rounds that end like this}
  private List<String> said(RuntimeException... failures) throws InterruptedException {
    SynchronousQueue<RuntimeException> ends = new SynchronousQueue<>();
    RuntimeException well = new RuntimeException("well");
    Rounds rounds =
        new Rounds(
            "office",
            () -> {
              try {
                RuntimeException end = ends.take();
                if (!end.equals(well)) {
                  throw end;
                }
              } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
              }
            },
            new Outages(),
            InHand.unwatched());
    rounds.begin();
    for (RuntimeException failure : failures) {
      ends.put(failure);
      rounds.wake();
    }
    ends.put(well);
    rounds.end();
    assertThat(rounds.join(Duration.ofMinutes(1))).isTrue();
    return said.words();
  }

  private static RuntimeException sql(String state) {
    return new IllegalStateException(new SQLException("not to be said", state));
  }

  @Test
  void anOutageIsSaidOnceAndItsEndOnce() throws InterruptedException {
    // The log names what is to be looked after, however many rounds it takes.
    assertThat(said(sql("25006"), sql("25006"), sql("08006")))
        .satisfiesExactly(
            begin ->
                assertThat(begin)
                    .isEqualTo(
                        "all work waits: the database is read-only, SQL state 25006 (first:"
                            + " office)"),
            end -> assertThat(end).isEqualTo("the database takes work again: all goes on"));
  }

  @Test
  void aDatabaseThatIsAwayIsCalledSo() throws InterruptedException {
    assertThat(said(sql("08006")).getFirst())
        .startsWith("all work waits: the database does not answer, ");
  }

  @Test
  void eachFaultOfOursIsSaid() throws InterruptedException {
    assertThat(said(new IllegalStateException("one"), new IllegalStateException("two"))).hasSize(2);
  }
}
