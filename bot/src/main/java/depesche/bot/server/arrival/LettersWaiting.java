package depesche.bot.server.arrival;

import depesche.bot.ledger.mail.LetterDue;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// What waits to be read. Letters are read in the order in which they came. But what lay in the
/// mailbox long before there was any game is about none: of many such letters the newest are read
/// first, and all of them behind those that came since, so that nobody who writes now waits for
/// them.
///
/// @param since letters that came since there are games, the earliest first
/// @param before those that came before, the earliest first
public record LettersWaiting(List<LetterDue> since, List<LetterDue> before) {

  /// Fewer are read in their order.
  private static final int MANY = 256;

  /// So many are read at a time, in their order: a sign-up that came before the first start stays
  /// one.
  private static final int TOGETHER = 64;

  /// Servers say to the second when a letter came, and not all clocks are the same.
  private static final Duration MARGIN = Duration.ofMinutes(1);

  public LettersWaiting {
    since = List.copyOf(since);
    before = List.copyOf(before);
  }

  /// {@return letters in the order in which they came, whatever they may be about}
  public static LettersWaiting inOrder(List<LetterDue> letters) {
    return new LettersWaiting(letters, List.of());
  }

  /// {@return letters, of which some may be older than any game}
  ///
  /// @param first when the first game was created, if there is any
  public static LettersWaiting of(List<LetterDue> letters, Optional<Instant> first) {
    Instant begin = first.map(created -> created.minus(MARGIN)).orElse(Instant.MAX);
    int older = (int) letters.stream().filter(one -> one.received().isBefore(begin)).count();
    return older <= MANY
        ? inOrder(letters)
        : new LettersWaiting(letters.subList(older, letters.size()), letters.subList(0, older));
  }

  /// {@return whether nothing waits}
  public boolean isEmpty() {
    return since.isEmpty() && before.isEmpty();
  }

  /// {@return what is read next}
  public List<LetterDue> next() {
    return since.isEmpty()
        ? before.subList(Math.max(0, before.size() - TOGETHER), before.size())
        : since;
  }
}
