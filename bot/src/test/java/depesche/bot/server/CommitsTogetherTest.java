package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Vault;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.database.Reopened;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.ledger.mail.ParcelRow;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Many work in the database at once, and it stops while some of them commit.
class CommitsTogetherTest {

  private static final int THREADS = 4;
  private static final int EACH = Integer.getInteger("depesche.commits", 30);
  private static final int STOPS = Integer.getInteger("depesche.commits.stops", 30);

  @TempDir Path folder;

  @Test
  void eachTransactionIsWhollyThereOrNotAtAll() throws Exception {
    // All that was committed is there, and of the rest nothing: neither one of its rows nor an
    // entry of an index.
    long seed = Long.getLong("depesche.seed", System.nanoTime());
    System.out.printf("CommitsTogetherTest: -Ddepesche.seed=%d%n", seed);
    Random random = new Random(seed);
    try (Ledger ledger = Ledger.open(Reel.url(), Vault.in(folder.resolve("chance.key")))) {
      Reel.Disk disk = Reel.disk();
      AtomicReference<Outside> outside = new AtomicReference<>(new Outside());
      Reel.running().cut();
      work(ledger, outside.get());
      List<Reel.Moment> moments = Reel.running().cut();
      Outside then = new Outside();
      double due = random.nextDouble();
      for (Reel.Moment moment : moments) {
        disk.apply(moment);
        if (moment instanceof Reel.Call(var effect)) {
          effect.accept(then);
        }
        due += (double) STOPS / moments.size();
        if (due >= 1) {
          due -= 1;
          Reel.reopen(ledger, disk);
          Set<String> letters = words(ledger, "select digest from inbox where content is not null");
          assertThat(letters).as("committed").containsAll(then.heard);
          assertThat(words(ledger, "select parcel_key from parcel where recipient <> ''"))
              .as("letters and their answers")
              .isEqualTo(letters);
          assertThat(Reopened.strayed(ledger)).isEmpty();
        }
      }
    }
  }

  private static void work(Ledger ledger, Outside outside) throws Exception {
    try (ExecutorService threads = Executors.newFixedThreadPool(THREADS)) {
      List<Future<?>> all = new ArrayList<>();
      for (int thread = 0; thread < THREADS; thread++) {
        String name = "thread " + thread + " ";
        all.add(
            threads.submit(
                () -> {
                  for (int i = 0; i < EACH; i++) {
                    String word = name + i;
                    ledger.work(unitOfWork -> enter(unitOfWork, word));
                    Reel.running().call(outside, there -> there.heard.add(word));
                  }
                }));
      }
      for (Future<?> one : all) {
        one.get();
      }
    }
  }

  private static ParcelRow enter(UnitOfWork unitOfWork, String word) {
    InboxRow letter = new InboxRow();
    letter.mailbox = word;
    letter.digest = word;
    letter.bytes = new byte[2000];
    unitOfWork.registry().store(letter);
    unitOfWork.flush();
    ParcelRow parcel = new ParcelRow();
    parcel.key = word;
    parcel.messageId = word;
    parcel.recipient = "somebody";
    parcel.created = Instant.EPOCH;
    parcel.due = Instant.EPOCH;
    parcel.bytes = new byte[2000];
    return unitOfWork.enter(parcel);
  }

  private static Set<String> words(Ledger ledger, String question) {
    List<String> rows = Reopened.rows(ledger, List.of(question));
    Set<String> words = new HashSet<>();
    rows.subList(1, rows.size()).forEach(row -> words.add(row.strip()));
    return words;
  }
}
