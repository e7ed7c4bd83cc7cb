package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.standin.User;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Where a message on Discord names a command, it can be tapped. The stand-in itself checks that it
/// is one of those that are known where the message stands.
class TappedCommandsTest {

  private static final List<String> NAMES = List.of("anna", "bert", "cora", "dirk", "emma");

  @Test
  void aCommandThatIsNamedCanBeTapped(@TempDir Path folder) {
    // In the game's thread, in private messages, and in answers in both; what is not known there
    // and what a person wrote stays as it is typed, and so does every command in a mail.
    try (House house = House.open(folder)) {
      // What is written before their ids are known names them plainly.
      List.of("judge", "link", "order", "bid").forEach(house.discord().line()::awaitPrivateCommand);
      Evening evening = new Evening(house, "bismarck", "blood-and-iron", NAMES, Table::sense);
      evening.process();
      house.awaitQuiet();
      User anna = evening.user(0);
      assertThat(anna.privateMessages().getLast().text()).contains("</orders:", "</order:");
      assertThat(evening.report(evening.person(0)).text()).doesNotContain("</");
      anna.goes(evening.place());
      assertThat(anna.slash("help").answer().text()).contains("</judge:", "# /orders");
      String typed = "/orders \uE007orders\uE008 </orders:1>";
      assertThat(anna.slash("judge", "line", typed).answer().text())
          .contains("</help:")
          .doesNotContain("</orders:");
      house.stop();
      house.again();
      house.discord().line().awaitBot();
      assertThat(anna.slash("help").answer().text()).contains("</judge:");
      assertThat(anna.goesPrivate().slash("help").answer().text()).contains("</judge:");
      assertThat(house.discord().refused()).isEmpty();
    }
  }
}
