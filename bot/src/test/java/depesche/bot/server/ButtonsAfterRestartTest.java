package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.standin.Message;
import depesche.bot.standin.User;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Nothing of a button is kept in memory: all that it means stands in it.
class ButtonsAfterRestartTest {

  @Test
  void buttonsWorkAfterARestart(@TempDir Path folder) {
    // A message of before a restart says the same when its button is pressed.
    try (House house = House.open(folder)) {
      List<String> names = List.of("anna", "bert", "cora", "dirk", "emma");
      Evening evening = new Evening(house, "bismarck", "blood-and-iron", names, Table::sense);
      evening.process();
      house.awaitQuiet();
      User anna = evening.user(0);
      Message message =
          anna.privateMessages().reversed().stream()
              .filter(one -> one.buttons().contains("Ready"))
              .findFirst()
              .orElseThrow();
      house.stop();
      house.again();
      house.discord().line().awaitBot();
      assertThat(anna.press(message, "Ready").answer().text()).contains("READY");
      assertThat(anna.press(message, "Enter orders").modal().values()).isNotEmpty();
    }
  }
}
