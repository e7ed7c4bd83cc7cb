package depesche.bot.server;

import depesche.bot.ledger.mail.ParcelDue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// Mail on its way by several connections, as each mail waits for some answers of the relay: all
/// mails of one reader go by the same, one after the other. Few mails go by one.
///
/// @param lanes of parcels
record MailLanes(List<List<ParcelDue>> lanes) {

  /// Relays think ill of more from one machine.
  private static final int MOST = 4;

  /// Fewer mails do not need another connection.
  private static final int WORTH_ONE = 8;

  /// {@return the parcels, each reader's together and in order}
  ///
  /// @param ready all that may leave, oldest first
  static MailLanes of(List<ParcelDue> ready) {
    Map<String, List<ParcelDue>> byReader = new LinkedHashMap<>();
    ready.forEach(
        parcel -> byReader.computeIfAbsent(parcel.recipient(), _ -> new ArrayList<>()).add(parcel));
    List<List<ParcelDue>> lanes =
        IntStream.range(0, Math.clamp(ready.size() / WORTH_ONE, 1, MOST))
            .<List<ParcelDue>>mapToObj(_ -> new ArrayList<>())
            .toList();
    byReader
        .values()
        .forEach(
            parcels ->
                lanes.stream()
                    .min(Comparator.comparingInt(List::size))
                    .orElseThrow()
                    .addAll(parcels));
    // The oldest first, whoever is to have them.
    lanes.forEach(lane -> lane.sort(Comparator.comparingLong(ParcelDue::id)));
    return new MailLanes(lanes);
  }

  /// Serves all lanes side by side, and returns when all have been served.
  void serve(Consumer<List<ParcelDue>> server) {
    if (lanes.size() == 1) {
      server.accept(lanes.getFirst());
      return;
    }
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      CompletableFuture.allOf(
              lanes.stream()
                  .map(lane -> CompletableFuture.runAsync(() -> server.accept(lane), threads))
                  .toArray(CompletableFuture[]::new))
          .join();
    }
  }
}
