package depesche.bot.server.arrival;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.mail.LetterDue;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Nobody who writes now waits for thousands of letters that are about no game.
class LettersWaitingTest {

  private static final Instant BEGIN = Instant.parse("2026-11-28T12:00:00Z");

  /// One letter a second, the last one at the beginning.
  private static List<LetterDue> letters(int count) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(i -> new LetterDue(i, BEGIN.minusSeconds(count - i), 0))
        .toList();
  }

  private static List<Long> ids(List<LetterDue> letters) {
    return letters.stream().map(LetterDue::id).toList();
  }

  @Test
  void theNewestOfManyComeFirstBeforeThereIsAGame() {
    // In their order among themselves, so that CREATE comes before JOIN.
    List<Long> next = ids(LettersWaiting.of(letters(5_000), Optional.empty()).next());
    assertThat(next).contains(5_000L).isSorted().hasSizeLessThan(100);
  }

  @Test
  void fewAreReadInTheirOrder() {
    // A whole sign-up may lie in the mailbox before the first start.
    assertThat(ids(LettersWaiting.of(letters(200), Optional.empty()).next()))
        .isSorted()
        .startsWith(1L)
        .hasSize(200);
  }

  @Test
  void whatCameSinceThereAreGamesIsReadFirstAndInOrder() {
    // Behind it lies only what is older than any of them.
    LettersWaiting backlog =
        LettersWaiting.of(letters(5_000), Optional.of(BEGIN.minusSeconds(600)));
    assertThat(ids(backlog.next())).isSorted().startsWith(4_340L).endsWith(5_000L);
    assertThat(backlog.before()).hasSize(4_339);
  }

  @Test
  void afterAnOutageEverythingIsReadInOrder() {
    // However many letters wait, all of them may be about games.
    LettersWaiting backlog =
        LettersWaiting.of(letters(5_000), Optional.of(BEGIN.minusSeconds(9_000)));
    assertThat(ids(backlog.next())).isSorted().hasSize(5_000);
  }
}
