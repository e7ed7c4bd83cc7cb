package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.ledger.mail.LetterDue;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Letters that wait together are read in one transaction, and to everybody it is as if they had
/// been read one by one.
final class LettersTogetherTest {

  private final Bureau bureau = new Bureau();
  private final AtomicInteger commits = new AtomicInteger();
  private List<Bureau.Mail> start = List.of();
  private int seconds;

  @BeforeEach
  void aGameRuns() {
    start = bureau.begin();
    bureau.passes(Duration.ofMinutes(10));
    bureau.sends(commits::incrementAndGet);
  }

  @AfterEach
  void close() {
    bureau.close();
  }

  /// Puts a letter into the inbox, each later than the one before.
  private void arrives(String from, String... lines) {
    seconds++;
    Instant received = bureau.now().minusSeconds(60).plusSeconds(seconds);
    bureau.arrives(from, "depesche@localhost", received, lines);
  }

  private void answers(Bureau.Mail mail, String... lines) {
    seconds++;
    Instant received = bureau.now().minusSeconds(60).plusSeconds(seconds);
    bureau.arrives(mail.to(), mail.replyTo(), received, lines);
  }

  private int attempts(long message) {
    return bureau.ask(unitOfWork -> unitOfWork.message(message).attempts);
  }

  @Test
  void lettersThatWaitAreReadTogether() {
    for (int i = 0; i < 12; i++) {
      answers(start.get(i % 5), "STATUS");
    }
    List<Bureau.Mail> mails = bureau.works();
    assertThat(mails).hasSize(12);
    assertThat(mails.subList(0, 5))
        .extracting(Bureau.Mail::to)
        .containsExactlyElementsOf(start.stream().map(Bureau.Mail::to).toList());
    // How many exactly depends on how slow the machine is.
    assertThat(commits).hasValueLessThan(12);
  }

  @Test
  void oneThatBreaksIsReadOnceAndKeepsNoOther() {
    // Those before and behind it are answered once each, in the order in which they came; only the
    // broken one has used up its tries.
    bureau.fuse.blow("read", () -> new IllegalStateException("for the test"));
    arrives("bert@x.org", "STATUS bismarck");
    arrives("cora@x.org", "STATUS bismarck");
    answers(start.getFirst(), "A KON H");
    arrives("dirk@x.org", "STATUS bismarck");
    arrives("emma@x.org", "STATUS bismarck");
    List<Bureau.Mail> mails = bureau.works();
    assertThat(mails)
        .extracting(Bureau.Mail::to)
        .containsExactly(
            "bert@x.org",
            "cora@x.org",
            "anna@x.org",
            "master@localhost",
            "dirk@x.org",
            "emma@x.org");
    long broken = bureau.<InboxRow>ask(unitOfWork -> unitOfWork.registry().failed().getFirst()).id;
    assertThat(List.of(broken - 2, broken - 1, broken, broken + 1, broken + 2))
        .extracting(this::attempts)
        .containsExactly(0, 0, 3, 0, 0);
  }

  @Test
  void aKillInItsMidstIsNoStrike() {
    // While a letter is read nothing on file says so: a kill then leaves it as it came.
    List<Integer> midst = new ArrayList<>();
    bureau.fuse.blow(
        "read",
        () -> {
          midst.addAll(
              CompletableFuture.supplyAsync(
                      () ->
                          bureau.ask(
                              unitOfWork ->
                                  unitOfWork.agenda().waiting().stream()
                                      .map(LetterDue::attempts)
                                      .toList()))
                  .join());
          return new IllegalStateException("for the test");
        });
    bureau.answer(start.getFirst(), "A KON H");
    assertThat(midst).as("strikes before each of three readings").containsExactly(0, 1, 2);
  }

  @Test
  void onlyTheBrokenOneIsCounted() {
    // More than are read together, one of them broken: the others have not broken.
    bureau.fuse.blow("read", () -> new IllegalStateException("for the test"));
    for (int i = 0; i < 20; i++) {
      arrives("bert@x.org", "STATUS bismarck");
    }
    answers(start.getFirst(), "A KON H");
    for (int i = 0; i < 25; i++) {
      arrives("cora@x.org", "STATUS bismarck");
    }
    bureau.works();
    long broken = bureau.<InboxRow>ask(unitOfWork -> unitOfWork.registry().failed().getFirst()).id;
    assertThat(attempts(broken)).isEqualTo(3);
    assertThat(LongStream.rangeClosed(broken - 20, broken + 25).filter(id -> id != broken))
        .allMatch(id -> attempts(id) == 0);
  }

  @Test
  void aTurnIsJudgedBeforeTheLettersBehindIt() {
    // What comes behind the master's word is for the next phase, though it was read with it.
    answers(start.getFirst(), "STATUS");
    arrives("master@localhost", "PROCESS bismarck S1865M");
    arrives("bert@x.org", "STATUS bismarck");
    List<Bureau.Mail> mails = bureau.works();
    assertThat(mails.getFirst().subject()).contains("S1865M");
    assertThat(mails.getLast().to()).isEqualTo("bert@x.org");
    assertThat(mails.getLast().subject()).contains("F1865M");
  }
}
