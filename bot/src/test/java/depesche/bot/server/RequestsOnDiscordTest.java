package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// How many requests a turn costs on Discord, which takes fifty a second of a bot for all its
/// games.
class RequestsOnDiscordTest {

  private static final List<String> SEATS =
      List.of("anna", "bert", "cora", "dirk", "emma", "fred", "gert");

  private static final int TURNS = 3;

  /// In the mean of some turns.
  private static final double MOST = 4.5;

  @TempDir private Path folder;

  @Test
  void aTurnCostsFewRequests() {
    // One message for each reader, however long the report is, and one for the game's place, whose
    // status is edited once. Of seven two read on Discord, too.
    try (House house = House.open(folder)) {
      Evening evening = new Evening(house, "bismarck", "standard", SEATS, line -> line);
      Seven seven = new Seven(evening);
      evening.awaitDiscord(evening.phase());
      house.awaitQuiet();
      seven.people().subList(2, SEATS.size()).forEach(seven::orders);
      house.awaitQuiet();
      List<String> requests = new ArrayList<>();
      for (int turn = 1; turn <= TURNS; turn++) {
        int before = house.discord().requests().size();
        evening.process();
        evening.awaitDiscord(evening.phase());
        house.awaitQuiet();
        List<String> all = house.discord().requests();
        requests.addAll(all.subList(before, all.size()));
      }
      assertThat(requests).hasSizeLessThanOrEqualTo((int) (TURNS * MOST));
      assertThat(house.discord().refused()).isEmpty();
    }
  }
}
