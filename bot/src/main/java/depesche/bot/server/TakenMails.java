package depesche.bot.server;

import depesche.bot.game.trouble.ParcelFate;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.file.LedgerClosed;
import depesche.bot.ledger.mail.ParcelDue;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.server.threads.Fault;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What the post has taken and the ledger does not know yet. It is noted in time even while the
/// post keeps the next mail waiting.
final class TakenMails {

  private static final Logger LOG = LoggerFactory.getLogger(TakenMails.class);

  private final Ledger ledger;
  private final ParcelFate parcelFate;
  private final Duration longest;
  private final BiConsumer<ParcelDue, ParcelRow> noted;
  private final Consumer<ParcelDue> lost;
  private final SequencedMap<ParcelDue, ParcelRow> parcels = new LinkedHashMap<>();

  /// @param longest after which they are noted at the latest
  /// @param noted follows for each
  /// @param lost follows for one that cannot be noted
  TakenMails(
      Ledger ledger,
      ParcelFate parcelFate,
      Duration longest,
      BiConsumer<ParcelDue, ParcelRow> noted,
      Consumer<ParcelDue> lost) {
    this.ledger = ledger;
    this.parcelFate = parcelFate;
    this.longest = longest;
    this.noted = noted;
    this.lost = lost;
  }

  /// @param row as it was when it was begun
  synchronized void add(ParcelDue parcel, ParcelRow row) {
    if (parcels.isEmpty()) {
      CompletableFuture.delayedExecutor(
              longest.toNanos(), TimeUnit.NANOSECONDS, Thread::startVirtualThread)
          .execute(this::noteInTime);
    }
    parcels.put(parcel, row);
  }

  private void noteInTime() {
    try {
      note();
    } catch (LedgerClosed _) {
      LOG.debug("the ledger closed before all was noted");
    }
  }

  /// Notes all of them, now.
  synchronized void note() {
    if (parcels.isEmpty()) {
      return;
    }
    try {
      note(parcels);
    } catch (LedgerClosed e) {
      throw e;
    } catch (RuntimeException _) {
      // Mails that were taken must not go again because another one cannot be noted.
      parcels.forEach(this::noteAlone);
    }
    parcels.clear();
  }

  private void noteAlone(ParcelDue parcel, ParcelRow row) {
    try {
      note(Collections.singletonMap(parcel, row));
    } catch (LedgerClosed e) {
      throw e;
    } catch (RuntimeException e) {
      LOG.error("parcel {} was sent and cannot be noted: {}", row.id, Fault.of(e).cause());
      lost.accept(parcel);
    }
  }

  private void note(Map<ParcelDue, ParcelRow> some) {
    Map<ParcelDue, ParcelRow> rows = new LinkedHashMap<>();
    ledger.work(
        unitOfWork -> {
          some.forEach((parcel, row) -> rows.put(parcel, parcelFate.accepted(unitOfWork, row)));
          return rows;
        });
    rows.forEach(noted);
  }
}
