package depesche.bot;

import java.time.Duration;
import java.util.AbstractList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/// What other threads said, in order. A thread that waits for more of it is told when it comes.
public final class Heard<T> extends AbstractList<T> {

  private static final Duration PATIENCE = Duration.ofMinutes(3);

  private final List<T> all = new CopyOnWriteArrayList<>();

  @Override
  public synchronized boolean add(T one) {
    all.add(one);
    notifyAll();
    return true;
  }

  @Override
  public T get(int index) {
    return all.get(index);
  }

  @Override
  public int size() {
    return all.size();
  }

  /// Waits until so much is there.
  public void await(int count) {
    await(() -> size() >= count);
  }

  /// Waits until something like this is there.
  public void awaitOne(Predicate<? super T> kind) {
    await(() -> all.stream().anyMatch(kind));
  }

  private synchronized void await(BooleanSupplier enough) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!enough.getAsBoolean()) {
      long left = Duration.ofNanos(end - System.nanoTime()).toMillis();
      if (left <= 0) {
        throw new AssertionError("it does not come; what came is: " + all);
      }
      try {
        wait(left);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
