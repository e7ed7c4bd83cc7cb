package depesche.bot.server.threads;

import depesche.bot.ledger.file.LedgerClosed;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/// Threads that do one kind of work side by side: each takes what is next, until nothing is left.
/// Without threads of their own, the caller does the work.
public final class Workers implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final int count;
  private final Optional<ExecutorService> threads;
  private final InHand inHand;

  /// Those that have not begun yet will see all there is: more than these need not be asked.
  private final Semaphore asked;

  private volatile boolean open = true;

  /// What has to be waited for.
  private final Queue<Future<?>> begun = new ConcurrentLinkedQueue<>();

  private Workers(int count, Optional<ExecutorService> threads, InHand inHand) {
    this.inHand = inHand;
    this.count = count;
    this.threads = threads;
    this.asked = new Semaphore(count);
  }

  /// {@return so many threads}
  ///
  /// @param name what each is called, with a number behind it
  /// @param inHand what they are woken for is
  public static Workers of(int count, String name, InHand inHand) {
    return new Workers(
        count,
        Optional.of(
            Executors.newFixedThreadPool(
                count, Thread.ofPlatform().daemon().name(name + "-", 1).factory())),
        inHand);
  }

  /// {@return one for each processor}
  public static Workers perProcessor(String name, InHand inHand) {
    return of(Runtime.getRuntime().availableProcessors(), name, inHand);
  }

  /// {@return none: the caller does the work}
  public static Workers none() {
    return new Workers(1, Optional.empty(), InHand.unwatched());
  }

  /// {@return whether more may be begun} Asked between one thing and the next: on closing, what is
  /// left is done at the next start.
  public boolean isOpen() {
    return open;
  }

  /// Has each of them do some work, and waits for all.
  ///
  /// @throws RuntimeException as [#finish]
  public void together(Runnable work) {
    begin(work);
    finish();
  }

  /// Has each of them do some work. What one begins it finishes.
  ///
  /// @throws LedgerClosed if it is too late for that
  public void begin(Runnable work) {
    if (threads.isEmpty()) {
      work.run();
    } else {
      begin(work, count);
    }
  }

  /// The same for all but one of them, while the caller goes on, which needs a processor, too.
  ///
  /// @throws LedgerClosed if it is too late for that
  public void beginBeside(Runnable work) {
    begin(work, count - 1);
  }

  private void begin(Runnable work, int some) {
    try {
      for (int i = 0; i < some; i++) {
        begun.add(threads.orElseThrow().submit(work));
      }
    } catch (RejectedExecutionException _) {
      throw new LedgerClosed();
    }
  }

  /// Waits for all that was begun.
  ///
  /// @throws RuntimeException the first by which one of them was stopped; the others end first
  public void finish() {
    List<Throwable> failures = new ArrayList<>();
    for (Future<?> one = begun.poll(); one != null; one = begun.poll()) {
      failure(one).ifPresent(failures::add);
    }
    if (!failures.isEmpty()) {
      throw failures.getFirst() instanceof RuntimeException ours
          ? ours
          : new IllegalStateException(failures.getFirst());
    }
  }

  private static Optional<Throwable> failure(Future<?> one) {
    boolean interrupted = false;
    try {
      while (true) {
        try {
          one.get();
          return Optional.empty();
        } catch (InterruptedException _) {
          interrupted = true;
        } catch (CancellationException _) {
          return Optional.of(new LedgerClosed());
        } catch (ExecutionException e) {
          return Optional.ofNullable(e.getCause());
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /// To wait for one that was not begun would be to wait for ever.
  private static void cancel(Runnable left) {
    if (left instanceof Future<?> awaited) {
      awaited.cancel(false);
    }
  }

  /// Asks all of them to look for work soon.
  ///
  /// @param work ends when nothing is left, and throws nothing
  public void wake(Runnable work) {
    if (threads.isEmpty()) {
      work.run();
      return;
    }
    while (!threads.get().isShutdown() && asked.tryAcquire()) {
      inHand.begins();
      try {
        threads
            .get()
            .execute(
                () -> {
                  asked.release();
                  try {
                    work.run();
                  } finally {
                    inHand.ends();
                  }
                });
      } catch (RejectedExecutionException _) {
        inHand.ends();
        // It closes at this moment: the rest is done at the next start.
        return;
      }
    }
  }

  /// Begins nothing more, and waits a while for what was begun.
  @Override
  public void close() {
    close(PATIENCE);
  }

  void close(Duration patience) {
    open = false;
    threads.ifPresent(
        pool -> {
          pool.shutdown();
          try {
            if (!pool.awaitTermination(patience.toMillis(), TimeUnit.MILLISECONDS)) {
              pool.shutdownNow().forEach(Workers::cancel);
            }
          } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
          }
        });
  }
}
