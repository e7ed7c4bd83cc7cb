package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.mail.ParcelDue;
import depesche.bot.ledger.mail.ParcelRow;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// What one reader is told about one game arrives in order, whatever is put off.
class SendQueueTest {

  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
  private static final String ANNA = "anna@example.org";
  private static final String PLACE = "discord:game:bismarck";
  private static final String STATUS = "discord:status:bismarck";

  private static ParcelDue due(long id, String recipient, String game) {
    return new ParcelDue(id, recipient, game, NOON, false);
  }

  private static ParcelDue putOff(long id, String recipient, String game) {
    return new ParcelDue(id, recipient, game, NOON.plusSeconds(60), false);
  }

  private static List<Long> ready(ParcelDue... waiting) {
    return SendQueue.at(NOON, List.of(waiting)).ready().stream().map(ParcelDue::id).toList();
  }

  @Test
  void whatWasPutOffHoldsBackWhatComesAfterIt() {
    // Only for the same reader and the same game; and what comes before it goes.
    assertThat(
            ready(
                due(1, ANNA, "bismarck"),
                putOff(2, ANNA, "bismarck"),
                due(3, ANNA, "bismarck"),
                due(4, "bert@example.org", "bismarck"),
                due(5, ANNA, "world"),
                due(6, ANNA, "")))
        .containsExactly(1L, 4L, 5L, 6L);
    assertThat(ready(putOff(1, PLACE, "bismarck"), due(2, PLACE, "bismarck"))).isEmpty();
  }

  @Test
  void whatIsHeldBackWaitsAsLongAsWhatHoldsIt() {
    // Otherwise it would be due all the time, and looked for all the time.
    SendQueue sendQueue =
        SendQueue.at(NOON, List.of(putOff(1, ANNA, "bismarck"), due(2, ANNA, "bismarck")));
    assertThat(sendQueue.held()).containsExactly(Map.entry(NOON.plusSeconds(60), List.of(2L)));
    SendQueue later =
        SendQueue.at(NOON, List.of(putOff(1, ANNA, "world"), putOff(2, ANNA, "world")));
    assertThat(later.held()).isEmpty();
  }

  @Test
  void theNewestStatusCounts() {
    // Older ones are withdrawn, whether they were put off or not, and it waits for none of them.
    SendQueue sendQueue =
        SendQueue.at(
            NOON,
            List.of(
                putOff(1, STATUS, "bismarck"),
                due(2, STATUS, "bismarck"),
                due(3, "discord:status:world", "world"),
                due(4, PLACE, "bismarck"),
                due(5, STATUS, "bismarck")));
    assertThat(sendQueue.overtaken()).containsExactly(1L, 2L);
    assertThat(sendQueue.ready()).map(ParcelDue::id).containsExactly(3L, 4L, 5L);
  }

  @Test
  void anOlderStatusNeverComesBack() {
    // A newest status that was put off is waited for: none that is older takes its place.
    SendQueue sendQueue =
        SendQueue.at(NOON, List.of(due(1, STATUS, "bismarck"), putOff(2, STATUS, "bismarck")));
    assertThat(sendQueue.overtaken()).containsExactly(1L);
    assertThat(sendQueue.ready()).isEmpty();
  }

  @Test
  void answersToInteractionsWaitForNoReport() {
    // They have a line of their own, in which they follow one another.
    assertThat(
            ready(
                putOff(1, PLACE, "bismarck"),
                putOff(2, "discord:user:7", "bismarck"),
                due(3, "discord:reply:9:token", "bismarck"),
                due(4, "discord:more:9:token", "world")))
        .containsExactly(3L, 4L);
    assertThat(
            ready(
                putOff(3, "discord:reply:9:token", "bismarck"),
                due(4, "discord:more:9:token", "world"),
                due(5, "discord:reply:8:token", "bismarck")))
        .containsExactly(5L);
  }

  @Test
  void aParcelThatIsSetAsideHoldsNothingBack() {
    // Nor is it forgotten: it is tried when it is due.
    ParcelDue aside = new ParcelDue(1, ANNA, "bismarck", NOON.plusSeconds(60), true);
    assertThat(ready(aside, due(2, ANNA, "bismarck"))).containsExactly(2L);
    ParcelDue again = new ParcelDue(1, ANNA, "bismarck", NOON, true);
    assertThat(ready(again, due(2, ANNA, "bismarck"))).containsExactly(1L, 2L);
  }

  private static ParcelRow tried(long id, int attempts, Duration age, ParcelRow.State state) {
    ParcelRow row = new ParcelRow();
    row.id = id;
    row.attempts = attempts;
    row.created = NOON.minus(age);
    row.state = state;
    return row;
  }

  @Test
  void aPoisonedParcelBlocksAnHour() {
    // After five attempts and an hour the next one is tried right after it. If that gets through,
    // the parcel alone is at fault; if not, it is the reader, and the order holds.
    ParcelDue first = due(1, ANNA, "bismarck");
    ParcelDue second = due(2, ANNA, "bismarck");
    ParcelRow poisoned = tried(1, 7, Duration.ofHours(2), ParcelRow.State.WAITING);
    SendQueue.Round young = new SendQueue.Round();
    ParcelRow fresh = tried(1, 7, Duration.ofMinutes(59), ParcelRow.State.WAITING);
    assertThat(young.note(first, fresh, NOON)).isEmpty();
    assertThat(young.isOpen(second)).isFalse();
    SendQueue.Round round = new SendQueue.Round();
    assertThat(round.note(first, poisoned, NOON)).isEmpty();
    assertThat(round.isOpen(second)).isTrue();
    ParcelRow sent = tried(2, 1, Duration.ofMinutes(5), ParcelRow.State.SENT);
    assertThat(round.note(second, sent, NOON)).containsExactly(1L);
    SendQueue.Round outage = new SendQueue.Round();
    outage.note(first, poisoned, NOON);
    ParcelRow refused = tried(2, 1, Duration.ofMinutes(5), ParcelRow.State.WAITING);
    assertThat(outage.note(second, refused, NOON)).isEmpty();
    assertThat(outage.isOpen(due(3, ANNA, "bismarck"))).isFalse();
  }

  @Test
  void whateverIsPutOffEveryLineLeavesInOrder() {
    // A thousand parcels on twenty lines, each refused now and then: no line is ever out of order,
    // and everything leaves.
    long seed = Long.getLong("depesche.seed", 12);
    Random random = new Random(seed);
    Map<Long, ParcelDue> waiting = new HashMap<>();
    for (long id = 1; id <= 1000; id++) {
      waiting.put(id, due(id, "p" + random.nextInt(5) + "@example.org", "g" + random.nextInt(4)));
    }
    Map<SendQueue.Line, Long> last = new HashMap<>();
    Instant now = NOON;
    for (int round = 0; !waiting.isEmpty(); round++) {
      assertThat(round).as("rounds, seed " + seed).isLessThan(10_000);
      now = now.plusSeconds(7);
      round(now, waiting, last, random);
    }
  }

  private static void round(
      Instant now, Map<Long, ParcelDue> waiting, Map<SendQueue.Line, Long> last, Random random) {
    List<ParcelDue> all = new ArrayList<>(waiting.values());
    all.sort(Comparator.comparingLong(ParcelDue::id));
    SendQueue sendQueue = SendQueue.at(now, all);
    SendQueue.Round round = new SendQueue.Round();
    for (ParcelDue parcel : sendQueue.ready()) {
      if (round.isOpen(parcel)) {
        boolean leaves = random.nextInt(3) > 0;
        ParcelRow.State state = leaves ? ParcelRow.State.SENT : ParcelRow.State.WAITING;
        round.note(parcel, tried(parcel.id(), 1, Duration.ZERO, state), now);
        waiting.remove(parcel.id());
        if (leaves) {
          Long before = last.put(SendQueue.Line.of(parcel), parcel.id());
          assertThat(before == null ? 0 : before).isLessThan(parcel.id());
        } else {
          Instant due = now.plusSeconds(random.nextInt(1, 40));
          waiting.put(
              parcel.id(),
              new ParcelDue(parcel.id(), parcel.recipient(), parcel.game(), due, false));
        }
      }
    }
  }
}
