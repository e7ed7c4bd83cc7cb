package depesche.bot.ledger.nodes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.bot.ledger.BareGame;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.database.Claim;
import depesche.bot.ledger.database.Postgres;
import depesche.bot.ledger.database.PostgresDatabase;
import depesche.bot.ledger.file.LedgerClosed;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Which of several nodes sends mail.
class SendingRightTest {

  @TempDir private Path data;
  private final AtomicReference<Duration> off = new AtomicReference<>(Duration.ZERO);
  private final AtomicInteger lost = new AtomicInteger();
  private PostgresDatabase database;
  private NodeLine office;
  private NodeLine assistant;

  @BeforeEach
  void open() throws SQLException {
    database = Postgres.fresh();
    office = line(1);
    assistant = line(2);
    assertThat(office.take(() -> {})).isPresent();
  }

  private NodeLine line(long pid) {
    NodeLine line = NodeLine.to(database, clock());
    line.join(new NodeName("here", pid, "1.0", "rules", "key"));
    return line;
  }

  private Clock clock() {
    InstantSource source = () -> Instant.now().plus(off.get());
    return source.withZone(ZoneOffset.UTC);
  }

  @AfterEach
  void close() {
    if (assistant != null) {
      assistant.close();
      office.close();
    }
  }

  private Optional<Fence> sending(NodeLine line) throws SQLException {
    return line.takeSending(line == assistant, lost::incrementAndGet);
  }

  @Test
  void theOfficeLeavesItToAnAssistantForSomeBeats() throws SQLException {
    // The office sends only if nobody else does.
    for (int beat = 0; beat < 3; beat++) {
      assertThat(sending(office)).as("beat " + beat).isEmpty();
    }
    assertThat(sending(office)).isPresent();
  }

  @Test
  void theOfficeSendsAtOnceIfThereIsNobodyElse() throws SQLException {
    assistant.close();
    assertThat(sending(office)).isPresent();
    assistant = line(3);
  }

  @Test
  void anAssistantTakesItAtOnceAndAsksTheOfficeForIt() throws SQLException {
    // An office that sends hears that an assistant would; another assistant is not asked.
    assertThat(sending(assistant)).isPresent();
    assertThat(sending(office)).isEmpty();
    assistant.releaseSending();
    for (int beat = 0; beat < 3; beat++) {
      sending(office);
    }
    assertThat(sending(office)).isPresent();
    assertThat(office.isSendingWanted()).isFalse();
    assertThat(sending(assistant)).isEmpty();
    assertThat(office.isSendingWanted()).isTrue();
    office.releaseSending();
    assertThat(sending(assistant)).isPresent();
    try (NodeLine third = line(3)) {
      assertThat(third.takeSending(true, () -> {})).isEmpty();
      assertThat(assistant.isSendingWanted()).isFalse();
    }
  }

  @Test
  void whoSendsLeavesTheOfficeToAnotherForSomeBeats() throws SQLException {
    // Mail goes on while the office changes hands.
    office.release();
    assertThat(assistant.take(false, () -> {})).isEmpty();
    assertThat(office.take(() -> {})).isPresent();
    office.release();
    office.close();
    assertThat(assistant.take(false, () -> {})).isPresent();
    office = line(3);
  }

  @Test
  void whoIsSilentNotesNothingAndTheOfficeGoesOn() throws SQLException {
    // Each piece of work is allowed by the right under which it is done, and by no other.
    Fence old = sending(assistant).orElseThrow();
    try (Ledger ledger =
        Ledger.shared(assistant.database(), data, Sharing.ASSISTANT, Claim.none())) {
      Ledger sent = ledger.under(old);
      sent.work(unitOfWork -> BareGame.enter(unitOfWork, "kept"));
      Postgres.silence(database, 2);
      office.beat();
      assertThat(sending(office)).isPresent();
      assertThatThrownBy(() -> sent.work(unitOfWork -> BareGame.enter(unitOfWork, "not kept")))
          .isInstanceOf(LedgerClosed.class);
      assertThatThrownBy(sent::barrier).isInstanceOf(LedgerClosed.class);
      ledger.work(unitOfWork -> BareGame.enter(unitOfWork, "painted"));
      assertThat(ledger.<Integer>work(unitOfWork -> unitOfWork.games().size())).isEqualTo(2);
    }
    assertThat(lost).hasValue(1);
  }

  @Test
  void whoWasFrozenKnowsThatItMayHaveLostIt() throws SQLException {
    // Before its next beat, and without a question.
    Fence fence = sending(assistant).orElseThrow();
    assistant.beat();
    assertThat(fence.isCurrent()).isTrue();
    off.set(NodeLine.LEASE);
    assertThat(fence.isCurrent()).isFalse();
    assertThat(fence.holds()).isTrue();
    assistant.beat();
    assertThat(fence.isCurrent()).isTrue();
  }

  @Test
  void everybodySeesWhoSends() throws SQLException {
    sending(assistant);
    assertThat(NodeStatus.all(database.plain()))
        .filteredOn(NodeStatus::sends)
        .singleElement()
        .satisfies(node -> assertThat(node.name()).isEqualTo("here/2"))
        .satisfies(node -> assertThat(node.isOffice()).isFalse());
  }
}
