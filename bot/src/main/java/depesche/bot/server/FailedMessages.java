package depesche.bot.server;

import depesche.bot.archive.RequestFolder;
import depesche.bot.archive.ServerRequest;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.file.LedgerClosed;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.server.threads.Fault;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The messages that stopped the program and were put aside: lists them and has them read again,
/// when the command asks for it. A running server is asked by a [ServerRequest].
public final class FailedMessages implements AutoCloseable {

  /// What a request of ours is called.
  public static final String REREAD = "reread";

  /// The word for all of them.
  public static final String ALL = "all";

  private static final Logger LOG = LoggerFactory.getLogger(FailedMessages.class);

  private final Ledger ledger;
  private final RequestFolder requests;
  private final Runnable wake;
  private final CountDownLatch closed = new CountDownLatch(1);

  private FailedMessages(Ledger ledger, RequestFolder requests, Runnable wake) {
    this.ledger = ledger;
    this.requests = requests;
    this.wake = wake;
  }

  /// Begins to look for requests.
  ///
  /// @param wake lets the office look for work
  static FailedMessages start(Ledger ledger, RequestFolder requests, Runnable wake) {
    FailedMessages aside = new FailedMessages(ledger, requests, wake);
    Thread.ofPlatform().name("put aside").start(aside::work);
    return aside;
  }

  private void work() {
    while (!over()) {
      try {
        requests.pending(REREAD).ifPresent(this::serve);
      } catch (LedgerClosed _) {
        return;
      } catch (IOException | RuntimeException e) {
        LOG.error("nothing is read again: {}", Fault.of(e).cause());
      }
    }
  }

  /// {@return whether the end came within a second}
  private boolean over() {
    try {
      return closed.await(1, TimeUnit.SECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return true;
    }
  }

  private void serve(ServerRequest serverRequest) {
    try {
      serverRequest.take();
      ServerRequest.Answer answer = answer(ledger, serverRequest.text());
      wake.run();
      serverRequest.answer(answer);
    } catch (IOException e) {
      LOG.error("a request is not answered: {}", Fault.of(e).cause());
    }
  }

  /// Does what is asked for.
  ///
  /// @param asked numbers, or [#ALL], or nothing for a list
  /// @return what came of it, a line each
  public static ServerRequest.Answer answer(Ledger ledger, String asked) {
    ServerRequest.Answer answer = ledger.work(unitOfWork -> answer(unitOfWork, asked.strip()));
    ledger.barrier();
    return answer;
  }

  private static ServerRequest.Answer answer(UnitOfWork unitOfWork, String asked) {
    List<InboxRow> aside = unitOfWork.registry().failed();
    if (asked.isEmpty()) {
      return new ServerRequest.Answer(0, aside.stream().map(FailedMessages::line).toList());
    }
    List<String> lines = new ArrayList<>();
    int status = 0;
    List<String> numbers =
        asked.equals(ALL)
            ? aside.stream().map(row -> String.valueOf(row.id)).toList()
            : List.of(asked.split("\\s+"));
    for (String number : numbers) {
      boolean found = unitOfWork.registry().readAgain(Long.parseLong(number));
      status = found ? status : 1;
      lines.add(
          found
              ? "message " + number + " is read again"
              : "no message " + number + " was put aside");
    }
    return new ServerRequest.Answer(status, lines);
  }

  private static String line(InboxRow row) {
    String cause = row.cause.isEmpty() ? "the program ended while it was read" : row.cause;
    return "message %d of %s: %s".formatted(row.id, row.received, cause);
  }

  @Override
  public void close() {
    closed.countDown();
  }
}
