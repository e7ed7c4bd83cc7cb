package depesche.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// When presses came in, and when the relay had the last of their six mails. The presses of a game
/// are told apart by their order: that of one reader's mails is kept.
public final class PressTimes {

  private static final int READERS = 6;
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final Pattern READER = Pattern.compile("\\bTo: p\\d+\\.(\\d+)@");

  /// A press on its way.
  private static final class Press {
    private final long arrived;
    private int left = READERS;

    private Press(long arrived) {
      this.arrived = arrived;
    }
  }

  /// By game.
  private final List<List<Press>> presses;

  /// How many presses each reader has, by their line in the head of a mail.
  private final Map<String, Integer> received = new LinkedHashMap<>();

  private final List<Long> taken = new ArrayList<>();
  private int open;

  /// No press has come yet.
  public PressTimes(int games) {
    presses = IntStream.range(0, games).<List<Press>>mapToObj(_ -> new ArrayList<>()).toList();
  }

  /// A press of a game was taken in just now, or is about to be.
  public synchronized void begin(int game) {
    presses.get(game).add(new Press(System.nanoTime()));
    open++;
  }

  /// A mail came to the relay.
  public synchronized void note(String head) {
    Matcher reader = READER.matcher(head);
    if (head.contains("Press from") && reader.find()) {
      int place = received.merge(reader.group(), 1, Integer::sum) - 1;
      Press press = presses.get(Integer.parseInt(reader.group(1))).get(place);
      press.left--;
      if (press.left == 0) {
        taken.add(System.nanoTime() - press.arrived);
        open--;
        notifyAll();
      }
    }
  }

  /// Waits until every press has left.
  public synchronized void await() {
    long begun = System.nanoTime();
    while (open > 0) {
      if (System.nanoTime() - begun > PATIENCE.toNanos()) {
        throw new IllegalStateException(open + " presses did not leave");
      }
      try {
        wait(1000);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("interrupted", e);
      }
    }
  }

  /// Measures anew.
  public synchronized void forget() {
    taken.clear();
  }

  /// {@return the nanoseconds that each took, the fastest first}
  public synchronized List<Long> taken() {
    Collections.sort(taken);
    return List.copyOf(taken);
  }
}
