package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.standin.Exchange;
import depesche.bot.standin.Message;
import depesche.bot.standin.User;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// People who have neither a mail address nor a command play by what stands under the messages they
/// see, and by the forms that it opens.
class PlayedByClicksTest {

  private static final String ENTER = "Enter orders";

  @TempDir private Path folder;

  @Test
  void aYearOfBloodAndIronIsPlayedByClicks() {
    // A form holds good orders for what is asked, so a beginner can send it as it is.
    play("blood-and-iron", "F1865", List.of("Anna", "Bert", "Cora", "Dirk", "Emma"));
  }

  @Test
  void aTurnOfGreatPowersIsPlayedByClicks() {
    // Same buttons, whatever the title.
    play("great-powers", "2-", List.of("Anna", "Bert", "Cora"));
  }

  private void play(String title, String until, List<String> names) {
    try (House house = House.open(folder)) {
      Person master = house.person("master");
      House.ask(master, "CREATE salon " + title);
      house.awaitQuiet();
      Message forming = house.discord().channel("salon").messages().getFirst();
      List<User> users = names.stream().map(house.discord()::user).toList();
      for (User user : users) {
        assertThat(user.press(forming, "Join").answer().text()).contains("Welcome");
      }
      House.ask(master, "START salon");
      String phase = phase(house);
      for (int turns = 0; !phase.startsWith(until); turns++) {
        assertThat(turns).as("the game goes on").isLessThan(20);
        for (User user : users) {
          asked(user, phase).ifPresent(message -> answer(user, message));
        }
        String next = phase(house);
        assertThat(next).as("all have answered").isNotEqualTo(phase);
        phase = next;
      }
      assertThat(house.discord().refused()).isEmpty();
    }
  }

  private static void answer(User user, Message message) {
    Exchange form = user.press(message, ENTER);
    assertThat(form.modal().values().getFirst()).isNotBlank();
    Message receipt = form.submit().answer();
    assertThat(receipt.onlyFor()).contains(user);
    assertThat(receipt.text()).doesNotContain("Still missing").contains("OK: ");
  }

  /// {@return what asks somebody for something in a phase, if anything does}
  private static Optional<Message> asked(User user, String phase) {
    return user.privateMessages().reversed().stream()
        .filter(message -> message.buttons().contains(ENTER))
        .findFirst()
        .filter(message -> message.text().contains(":" + phase + ":"));
  }

  /// {@return the phase of which the buttons in the game's place speak}
  private static String phase(House house) {
    house.awaitQuiet();
    return house.discord().channel("salon").messages().stream()
        .flatMap(message -> Stream.of(message.text().split("\n")))
        .filter(line -> line.startsWith("orders:salon:"))
        .map(line -> line.split(":")[2])
        .reduce((_, last) -> last)
        .orElse("");
  }
}
