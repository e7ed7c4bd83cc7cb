package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import depesche.bot.desk.letter.FailureReply;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.post.discord.DiscordInput;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/// Messages that stop the program: a fault of ours costs nobody an answer.
class FailuresTest {

  private static final Logger EVERYTHING =
      (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
  private static final String SECRET = "A KON H";

  private final ListAppender<ILoggingEvent> log = new ListAppender<>();
  private final Bureau bureau = new Bureau();
  private List<Bureau.Mail> start = List.of();

  @BeforeEach
  void aGameRuns() {
    log.start();
    EVERYTHING.addAppender(log);
    start = bureau.begin();
  }

  @AfterEach
  void noOrderIsInTheLog() {
    EVERYTHING.detachAppender(log);
    log.list.forEach(
        event ->
            assertThat(event.getFormattedMessage() + event.getThrowableProxy())
                .doesNotContain(SECRET));
    bureau.close();
  }

  private static RuntimeException telltale() {
    return new IllegalStateException("could not read " + SECRET);
  }

  private InboxRow last() {
    return bureau.ask(
        unitOfWork ->
            unitOfWork.registry().failed().stream().reduce((_, later) -> later).orElseThrow());
  }

  /// {@return the last mail to somebody}
  private static Bureau.Mail to(List<Bureau.Mail> mails, String address) {
    return mails.stream()
        .filter(mail -> mail.to().equals(address))
        .reduce((_, later) -> later)
        .orElseThrow();
  }

  private static String plain(String text) {
    return text.replaceAll("\\s+", " ");
  }

  @Test
  void whoeverWroteAndTheMasterAreTold() {
    // A letter that stops the program is kept; its sender is answered, the master hears of game,
    // number and cause, and nobody reads an order but its own writer.
    bureau.fuse.blow("read", FailuresTest::telltale);
    List<Bureau.Mail> mails = bureau.answer(start.getFirst(), SECRET);
    assertThat(last().cause).contains("java.lang.IllegalStateException at depesche.");
    assertThat(mails).hasSize(2);
    assertThat(plain(to(mails, "anna@x.org").text()))
        .contains("error in the program", "Nothing in it counts", "earlier orders still stand");
    String told = plain(to(mails, "master@localhost").text());
    assertThat(told)
        .contains("bismarck", "Message " + last().id, "server's log", "./depesche reread");
    // No name of a class says anything to people; the number is in the log.
    assertThat(told).doesNotContain(SECRET).doesNotContain("Exception", "depesche.bot", ".java");
    assertThat(log.list.stream().map(ILoggingEvent::getFormattedMessage))
        .anyMatch(
            line -> line.startsWith("message %d put aside, answered by".formatted(last().id)));
  }

  @Test
  void theOthersGoOn() {
    // One letter that stops the program keeps no other waiting.
    bureau.fuse.blow("read", StackOverflowError::new);
    bureau.answer(start.getFirst(), SECRET);
    assertThat(plain(bureau.write("bert@x.org", "STATUS bismarck").getFirst().text()))
        .contains("Spring 1865");
  }

  @Test
  void anyErrorIsAnswered() {
    // Whatever a letter does to the program, even an error of the machine's, is answered.
    bureau.fuse.blow("read", () -> new OutOfMemoryError("for the test"));
    assertThat(to(bureau.answer(start.getFirst(), SECRET), "anna@x.org").text())
        .contains("error in");
  }

  @Test
  void withoutTemplatesItIsStillTold() {
    // If what the answer speaks of is broken too, plain words do: here no phase can be named.
    bureau.fuse.blow("phase", FailuresTest::telltale);
    List<Bureau.Mail> mails = bureau.answer(start.getFirst(), SECRET);
    assertThat(plain(to(mails, "anna@x.org").text())).contains("Nothing in it counts");
    assertThat(plain(to(mails, "master@localhost").text())).contains("reread", "bismarck");
  }

  private InboxRow letter() {
    return bureau.ask(
        unitOfWork -> {
          InboxRow letter = new InboxRow();
          letter.mailbox = "depesche@localhost";
          letter.uid = 4711;
          letter.digest = "4711";
          letter.received = bureau.now();
          letter.bytes =
              "From: Anna <anna@x.org>\r\nMessage-ID: <1@x.org>\r\n\r\nA KON H\r\n"
                  .getBytes(StandardCharsets.US_ASCII);
          return unitOfWork.enter(letter);
        });
  }

  @Test
  void aFaultOfTheDoorIsAnsweredByTheAddress() {
    // Where not even the outside can be read our way, the address alone is enough.
    InboxRow row = letter();
    FailureReply.Way curt = new FailureReply(bureau.services, bureau.reception()).ways().get(2);
    bureau.ask(
        unitOfWork -> {
          curt.answer(unitOfWork, unitOfWork.message(row.id));
          unitOfWork.message(row.id).state = InboxRow.State.FAILED;
          return row;
        });
    List<Bureau.Mail> mails = bureau.works();
    assertThat(mails).extracting(Bureau.Mail::to).contains("anna@x.org", "master@localhost");
  }

  @Test
  void aFaultOfTheWorldIsWaitedOut() {
    // A full disk or a locked database ends the round and counts for nothing; then all goes on.
    bureau.fuse.blow("read", () -> new UncheckedIOException(new FileSystemException("disk")));
    String order = "A " + bureau.armies("Red").getFirst() + " H";
    assertThatThrownBy(() -> bureau.answer(start.getFirst(), order));
    for (int round = 0; round < 9; round++) {
      assertThatThrownBy(bureau::works);
    }
    bureau.fuse.mend();
    assertThat(plain(bureau.works().getFirst().text())).contains(order);
    assertThat(bureau.<List<InboxRow>>ask(unitOfWork -> unitOfWork.registry().failed())).isEmpty();
  }

  @Test
  void aDatabaseThatTakesNothingIsWaitedForHoweverLong() {
    // A disk that is full over the weekend must not put letters aside.
    bureau.fuse.blow("read", () -> new IllegalStateException(new SQLException("full", "53100")));
    assertThatThrownBy(() -> bureau.answer(start.getFirst(), SECRET));
    for (int round = 0; round < 200; round++) {
      assertThatThrownBy(bureau::works);
    }
    assertThat(bureau.<List<InboxRow>>ask(unitOfWork -> unitOfWork.registry().failed())).isEmpty();
    bureau.fuse.mend();
    assertThat(bureau.works()).isNotEmpty();
  }

  @Test
  void aFaultThatNeverPassesHasItsBudget() {
    // What fails in every round by itself keeps the others waiting for a while, not for ever.
    bureau.fuse.blow("read", () -> new UncheckedIOException(new FileSystemException("disk")));
    assertThatThrownBy(() -> bureau.answer(start.getFirst(), SECRET));
    int rounds = 1;
    while (bureau.<List<InboxRow>>ask(unitOfWork -> unitOfWork.registry().failed()).isEmpty()) {
      rounds++;
      try {
        bureau.works();
      } catch (RuntimeException e) {
        assertThat(rounds).isLessThan(200);
      }
    }
    assertThat(rounds).isGreaterThan(100);
  }

  @Test
  void aCallOnDiscordIsAnsweredToo() {
    // A promise to a command is kept even if the command stops the program.
    bureau.ask(
        unitOfWork -> {
          unitOfWork.player("anna@x.org").orElseThrow().discord = "100000000000000001";
          InboxRow row = new InboxRow();
          row.mailbox = InboxRow.DISCORD;
          row.uid = 77;
          row.digest = "77";
          row.received = bureau.now();
          row.bytes =
              new DiscordInput(
                      "77",
                      "100000000000000001",
                      List.of(),
                      "",
                      "token",
                      "",
                      "bismarck",
                      List.of(SECRET),
                      DiscordInput.Oddity.NONE)
                  .bytes();
          return unitOfWork.enter(row);
        });
    bureau.fuse.blow("read", FailuresTest::telltale);
    List<Bureau.Mail> mails = bureau.works();
    assertThat(to(mails, "discord:reply:77:token").text()).contains("error in the program");
    assertThat(plain(to(mails, "master@localhost").text())).contains("bismarck");
  }

  @Test
  void aStrangerGetsFewAnswers() {
    // Nobody can use our faults to pester a third party.
    bureau.fuse.blow("title", FailuresTest::telltale);
    for (int i = 0; i < 5; i++) {
      bureau.write("stranger@x.org", "HELP ORDERS bismarck");
    }
    bureau.fuse.mend();
    long answers =
        bureau.ask(unitOfWork -> unitOfWork.people().answersTo("stranger@x.org", Instant.EPOCH));
    assertThat(answers).isEqualTo(3);
    assertThat(bureau.<List<InboxRow>>ask(unitOfWork -> unitOfWork.registry().failed())).hasSize(5);
  }

  @Test
  void itCanBeReadAgain() {
    // When the fault is mended, the letter counts as if it had been read when it came, and breaks
    // anew with an answer of its own if it is not.
    bureau.fuse.blow("read", FailuresTest::telltale);
    Bureau.Mail report = start.getFirst();
    String order = bureau.armies("Red").getFirst();
    bureau.answer(report, "A " + order + " H");
    reread();
    assertThat(bureau.works()).extracting(Bureau.Mail::to).contains("anna@x.org");
    bureau.fuse.mend();
    reread();
    assertThat(bureau.works().getFirst().text()).contains("A " + order + " H");
    assertThat(bureau.<List<InboxRow>>ask(unitOfWork -> unitOfWork.registry().failed())).isEmpty();
  }

  private void reread() {
    bureau.ask(unitOfWork -> unitOfWork.registry().readAgain(last().id));
  }

  @Test
  void whatIsReadAgainUndoesNothingNewer() {
    // The sender was told to write again; what they wrote then counts.
    bureau.fuse.blow("read", FailuresTest::telltale);
    String army = "A " + bureau.armies("Red").getFirst();
    bureau.answer(start.getFirst(), army + " H");
    bureau.fuse.mend();
    bureau.passes(Duration.ofMinutes(5));
    bureau.answer(start.getFirst(), army + " H");
    reread();
    assertThat(plain(bureau.works().getFirst().text())).contains("newer orders count");
  }

  @Test
  void parcelsNameTheMessageTheyAnswer() {
    // One number for a message, from arrival to answer.
    bureau.answer(start.getFirst(), "STATUS");
    ParcelRow answer =
        bureau.ask(
            unitOfWork -> {
              var due = unitOfWork.outTray().waiting(false);
              return unitOfWork.parcel(due.getLast().id());
            });
    assertThat(answer.game).isEqualTo("bismarck");
    assertThat(answer.seat).isNotEmpty();
    long message = java.util.Objects.requireNonNull(answer.message);
    assertThat(log.list.stream().map(ILoggingEvent::getFormattedMessage))
        .contains("message %d read, answered by parcel %d".formatted(message, answer.id));
  }
}
