package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.Volume;
import depesche.bot.standin.Exchange;
import depesche.bot.standin.Fault;
import depesche.bot.standin.Message;
import depesche.bot.standin.User;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Clicks of anybody on anything, old or new, once or twice, and forms filled in anyhow: each has a
/// short answer that nobody else sees.
class RandomClicksTest {

  private static final int CLICKS = 20;
  private static final int LONGEST = 6000;
  private static final Pattern SEAT = Pattern.compile("(?m)^orders:[^:]*:[^:]*:([^:]+):");

  @TempDir private static Path folder;
  private static House house;
  private static Random random;
  private static List<ClickedGame> games;

  @BeforeAll
  static void open() {
    long seed = Long.getLong("depesche.seed", System.nanoTime());
    System.out.printf("RandomClicksTest: -Ddepesche.seed=%d%n", seed);
    random = new Random(seed);
    house = House.open(folder);
    games =
        List.of(
            new ClickedGame(house, "salon", "blood-and-iron", names("salon", 5), random),
            new ClickedGame(house, "world", "great-powers", names("world", 3), random));
  }

  @AfterAll
  static void close() {
    house.close();
  }

  @AfterEach
  void nothingWasRefused() {
    assertThat(house.discord().refused()).isEmpty();
  }

  private static List<String> names(String game, int seats) {
    return List.of("Anna", "Bert", "Cora", "Dirk", "Emma").subList(0, seats).stream()
        .map(name -> name + game)
        .toList();
  }

  @Test
  void noClickWaitsForTheAnswerToAnother() {
    // Each is acknowledged though no answer can leave yet.
    house.awaitQuiet();
    CountDownLatch gate = new CountDownLatch(1);
    house.discord().inject(new Fault.Held(gate), "messages/@orig", CLICKS);
    List<Exchange> clicks = new ArrayList<>();
    try {
      for (int i = 0; i < CLICKS; i++) {
        ClickedGame game = games.get(i % 2);
        User user = game.users().get(i % game.users().size());
        Message message = user.privateMessages().getLast();
        clicks.add(user.press(message, i % 4 == 0 ? "Wait" : "My orders"));
      }
      clicks.forEach(Exchange::acknowledgedAfter);
      assertThat(clicks).noneMatch(Exchange::isAnswered);
    } finally {
      gate.countDown();
    }
    clicks.forEach(click -> assertThat(click.answer().onlyFor()).contains(click.user()));
    house.awaitQuiet();
  }

  @Test
  @Timeout(900)
  void everyClickIsAnsweredAndDoesNothingByHalf() {
    // Of another's message, of a turn that is over, twice at once, with anything in it.
    for (int step = 0; step < Volume.of(300); step++) {
      ClickedGame game = games.get(random.nextInt(games.size()));
      if (random.nextInt(8) == 0) {
        game.round();
      }
      User user = any(random.nextInt(10) == 0 ? games.getFirst().users() : game.users());
      User owner = any(game.users());
      Message message = any(owner.privateMessages());
      for (Exchange click : clicks(user, message)) {
        judge(click, owner != user && SEAT.matcher(message.text()).find());
      }
    }
  }

  private static <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  /// {@return what somebody presses or chooses there, perhaps twice at once}
  private static List<Exchange> clicks(User user, Message message) {
    List<String> menus = List.copyOf(message.menus().sequencedKeySet());
    List<String> buttons = message.buttons();
    List<Exchange> clicks = new ArrayList<>();
    for (int times = random.nextInt(4) == 0 ? 2 : 1; times > 0; times--) {
      if (!menus.isEmpty() && random.nextBoolean()) {
        String menu = any(menus);
        List<String> words = message.menus().getOrDefault(menu, List.of());
        clicks.add(
            random.nextInt(4) == 0
                ? user.forges(message, menu, any(List.of("RESIGN", "", "PICK Nothing", "A A A")))
                : user.choose(message, menu, any(words)));
      } else if (!buttons.isEmpty()) {
        clicks.add(user.press(message, any(buttons)));
      }
    }
    return clicks;
  }

  private static void judge(Exchange click, boolean foreign) {
    Exchange last = click;
    if (!click.isMessage()) {
      last = click.modal().choices().isEmpty() ? filled(click) : ranked(click);
    }
    Message answer = last.answer();
    assertThat(answer.onlyFor()).contains(click.user());
    assertThat(answer.text()).isNotBlank().doesNotContain("could not save");
    assertThat(answer.text().length()).as("%s", answer).isLessThan(LONGEST);
    if (foreign) {
      assertThat(answer.text()).doesNotContain("OK: ");
    }
  }

  private static Exchange ranked(Exchange form) {
    return form.submit(
        form.modal().choices().stream().map(RandomClicksTest::any).toArray(String[]::new));
  }

  /// As it is, without a line, with sixty of them, or with anything.
  private static Exchange filled(Exchange form) {
    String text = form.modal().values().getFirst();
    return switch (random.nextInt(4)) {
      case 0 -> form.submit();
      case 1 -> form.submit(text.lines().skip(1).reduce("A", (one, other) -> one + "\n" + other));
      case 2 -> form.submit("A XYZ - QRS\n".repeat(60));
      default -> form.submit("Hello; RESIGN; `@everyone` BID BID");
    };
  }
}
