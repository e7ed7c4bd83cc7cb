package depesche.bot.server;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.standin.Exchange;
import depesche.bot.standin.StandIn;
import depesche.bot.standin.User;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Measures the program against the stand-in for Discord, and prints figures; no test of every day:
/// `mvn -B -pl bot -am test -Dtest=DiscordLoad -Dsurefire.failIfNoSpecifiedTests=false`.
class DiscordLoad {

  private static final int GAMES = Integer.getInteger("depesche.games", 1000);
  private static final int SECONDS = Integer.getInteger("depesche.seconds", 20);
  private static final int A_SECOND = 50;
  private static final int SEATS = 3;
  private static final Duration LONG = Duration.ofHours(1);
  private static final Duration SILENCE = Duration.ofSeconds(10);

  @TempDir private Path folder;

  @Test
  void interactionsAreAcknowledged() {
    // Acknowledged within 500 ms at 50 a second.
    try (House house = House.open(folder)) {
      Evening evening =
          new Evening(house, "world", "great-powers", List.of("anna", "bert", "cora"), line -> "");
      List<User> users = List.of(evening.user(0), evening.user(1));
      List<String> lines = List.of("STATUS world", "BID NAVIES COLONIES ARMIES", "HELP BIDS");
      users.forEach(user -> user.goes(evening.place()));
      List<Exchange> warm = asked(A_SECOND, i -> judge(users.get(i % 2), lines.get(i % 3)));
      warm.forEach(Exchange::answer);
      List<Exchange> asked =
          asked(A_SECOND * SECONDS, i -> judge(users.get(i % 2), lines.get(i % 3)));
      List<Duration> waits = asked.stream().map(Exchange::acknowledgedAfter).sorted().toList();
      System.out.printf(
          "%,d interactions at %d a second: acknowledged after %d ms in the middle, %d ms for the"
              + " slowest hundredth, %d ms at most%n",
          waits.size(),
          A_SECOND,
          waits.get(waits.size() / 2).toMillis(),
          waits.get(waits.size() * 99 / 100).toMillis(),
          waits.getLast().toMillis());
      long begun = System.nanoTime();
      asked.forEach(DiscordLoad::awaitAnswer);
      System.out.printf("the last answer came %.1f s after the last question%n", seconds(begun));
      assertThat(house.discord().refused()).isEmpty();
    }
  }

  @Test
  void twentyPeopleClickAtOnce() {
    // A click is acknowledged within 500 ms, by a form or by the promise of an answer.
    try (House house = House.open(folder)) {
      List<ClickedGame> games =
          Stream.of("salon", "berlin", "paris", "vienna")
              .map(
                  name -> new ClickedGame(house, name, "blood-and-iron", five(name), new Random(1)))
              .toList();
      for (String button : List.of("My orders", ClickedGame.ENTER, "Wait", ClickedGame.ENTER)) {
        List<Exchange> clicks =
            games.stream()
                .flatMap(game -> game.users().stream())
                .map(user -> user.press(user.privateMessages().getLast(), button))
                .toList();
        List<Duration> waits = clicks.stream().map(Exchange::acknowledgedAfter).sorted().toList();
        System.out.printf(
            "%d clicks on %s at once: acknowledged after %d ms in the middle, %d ms at most%n",
            waits.size(),
            button,
            waits.get(waits.size() / 2).toMillis(),
            waits.getLast().toMillis());
        house.awaitQuiet();
      }
      assertThat(house.discord().refused()).isEmpty();
    }
  }

  private static List<String> five(String game) {
    return Stream.of("Anna", "Bert", "Cora", "Dirk", "Emma").map(name -> name + game).toList();
  }

  @Test
  void reportsOfManyGamesLeave() {
    // 1,000 games' reports leave with no 429, at 50 requests a second.
    StandIn discord = StandIn.open(A_SECOND, Duration.ofSeconds(1));
    try (House house = House.open(folder, discord)) {
      Person person = house.person("master");
      User master = house.link(person, "Master");
      awaitAnswer(judge(master, "SET REPORTS MAIL"));
      begin(discord, master);
      quiet(discord);
      discord.limit(5, Duration.ofSeconds(5));
      int before = discord.requests().size();
      long begun = System.nanoTime();
      List<Exchange> judged = asked(GAMES, i -> judge(master, "PROCESS " + game(i) + " 1-Bid"));
      judged.forEach(DiscordLoad::awaitAnswer);
      assertThat(judged)
          .extracting(one -> House.plain(one.answer().text()))
          .allMatch(text -> text.contains("sealed and are being judged"));
      System.out.printf("%,d games were called in %.0f s%n", GAMES, seconds(begun));
      double took = (quiet(discord) - begun) / 1e9;
      int requests = discord.requests().size() - before;
      System.out.printf(
          "their reports: %,d requests in %.0f s, %.1f a second; refused: %d%n",
          requests, took, requests / took, discord.refused().size());
      assertThat(discord.refused()).isEmpty();
    }
  }

  private static void begin(StandIn discord, User master) {
    asked(GAMES, i -> judge(master, "CREATE " + game(i) + " great-powers"))
        .forEach(DiscordLoad::awaitAnswer);
    System.out.printf("%,d games were made%n", GAMES);
    asked(GAMES * SEATS, i -> judge(discord.user("Player " + i), "JOIN " + game(i / SEATS)))
        .forEach(DiscordLoad::awaitAnswer);
    System.out.printf("%,d players have joined%n", GAMES * SEATS);
    asked(GAMES, i -> judge(master, "START " + game(i))).forEach(DiscordLoad::awaitAnswer);
    System.out.printf("%,d games were started%n", GAMES);
  }

  private static String game(int number) {
    return "game-" + number;
  }

  private static Exchange judge(User user, String line) {
    return user.slash("judge", "line", line);
  }

  /// Asks at an even pace, whether or not the answers come.
  private static List<Exchange> asked(int times, IntFunction<Exchange> question) {
    List<Exchange> asked = new CopyOnWriteArrayList<>();
    try (ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor()) {
      var _ =
          clock.scheduleAtFixedRate(
              () -> asked.add(question.apply(asked.size())), 0, 1000 / A_SECOND, MILLISECONDS);
      Awaitility.await("questions").atMost(LONG).until(() -> asked.size() >= times);
      clock.shutdownNow();
    }
    return asked.subList(0, times);
  }

  private static void awaitAnswer(Exchange exchange) {
    Awaitility.await("an answer").atMost(LONG).pollDelay(Duration.ZERO).until(exchange::isAnswered);
  }

  /// Waits until no request has come for a while.
  ///
  /// @return when the last one had come
  private static long quiet(StandIn discord) {
    AtomicInteger seen = new AtomicInteger();
    AtomicLong last = new AtomicLong(System.nanoTime());
    Awaitility.await("silence")
        .atMost(LONG)
        .until(
            () -> {
              int now = discord.requests().size();
              if (seen.getAndSet(now) != now) {
                last.set(System.nanoTime());
              }
              return System.nanoTime() - last.get() > SILENCE.toNanos();
            });
    return last.get();
  }

  private static double seconds(long begun) {
    return (System.nanoTime() - begun) / 1e9;
  }
}
