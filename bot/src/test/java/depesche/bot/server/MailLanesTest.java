package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.mail.ParcelDue;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/// Which mails go by the same connection.
class MailLanesTest {

  private static List<ParcelDue> parcels(int count, int readers) {
    return LongStream.range(0, count)
        .mapToObj(id -> new ParcelDue(id, "p" + id % readers, "g" + id % 2, Instant.EPOCH, false))
        .toList();
  }

  @Test
  void whatOneReaderGetsKeepsItsOrder() {
    // Order of one reader's mails: all go by one connection, the oldest first.
    MailLanes mailLanes = MailLanes.of(parcels(100, 7));
    assertThat(mailLanes.lanes()).hasSize(4);
    for (List<ParcelDue> lane : mailLanes.lanes()) {
      assertThat(lane).isSortedAccordingTo(Comparator.comparingLong(ParcelDue::id));
      for (ParcelDue parcel : lane) {
        assertThat(mailLanes.lanes().stream().filter(other -> !other.equals(lane)))
            .allMatch(other -> other.stream().noneMatch(p -> p.recipient().equals(parcel.recipient())));
      }
    }
    Queue<ParcelDue> served = new ConcurrentLinkedQueue<>();
    mailLanes.serve(served::addAll);
    assertThat(served).containsExactlyInAnyOrderElementsOf(parcels(100, 7));
  }

  @Test
  void fewMailsGoByOneConnection() {
    // A press to six readers needs one greeting.
    assertThat(MailLanes.of(parcels(6, 6)).lanes()).hasSize(1);
    assertThat(MailLanes.of(List.of()).lanes()).containsExactly(List.of());
  }
}
