package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.Volume;
import depesche.bot.chance.Secrets;
import depesche.bot.desk.letter.Desks;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.mail.InboxRow;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// Issue 46, point 4: in two runs of anonymous games that differ only in who sits where, the
/// master, strangers and every other player are told the same, byte for byte, whatever anybody
/// writes.
class AnonymousPairsTest {

  private static final String MASTER = "master@localhost";

  /// These two have each other's seats in the other run.
  private static final List<String> EXCHANGED = List.of("anna@x.org", "bert@x.org");

  private static final List<String> OTHERS = List.of("cora@x.org", "dirk@x.org", "emma@x.org");
  private static final List<String> STRANGERS = List.of("zoe@x.org", "olaf@x.org");

  /// Forming, complete, with a report of its first turn, and with one of its second.
  private static final List<String> GAMES = List.of("half", "full", "first", "later");

  private static final String ACCOUNT = "10000000000000000";

  /// What the two look like: nothing of it is to be seen.
  private static final List<List<String>> LOOKS =
      List.of(
          List.of("SET ZONE Europe/Paris", "SET MYNAME Zyxanna"),
          List.of("SET ZONE Asia/Tokyo", "SET MYNAME Zyxbert"));

  /// One run.
  private static final class Run implements AutoCloseable {

    private final Bureau bureau = new Bureau(() -> Secrets.seeded("pairs"));
    private final UnaryOperator<String> person;
    private final Map<String, String> passwords = new HashMap<>();

    /// @param exchanged whether the two have each other's seats
    Run(boolean exchanged) {
      person =
          role ->
              exchanged && EXCHANGED.contains(role)
                  ? EXCHANGED.get(1 - EXCHANGED.indexOf(role))
                  : role;
      // Who they are is settled before they sit anywhere.
      bureau.write(MASTER, "CREATE aside blood-and-iron");
      for (int i = 0; i < EXCHANGED.size(); i++) {
        bureau.write(EXCHANGED.get(i), "JOIN aside");
        String[] lines = LOOKS.get(i).toArray(String[]::new);
        Bureau.Mail welcome =
            bureau.write(EXCHANGED.get(i), "RESIGN aside", "JOIN aside").getLast();
        bureau.answer(welcome, lines);
      }
      bureau.write("olaf@x.org", "OBSERVE aside");
      for (String game : GAMES) {
        bureau.write(
            MASTER, "CREATE " + game + " blood-and-iron anonymous=ON masters=OPEN log=OPEN");
        bureau.write("olaf@x.org", "OBSERVE " + game);
        join("bert@x.org", game, " AS Yellow NAME Nordmark");
        join("cora@x.org", game, "");
        join("anna@x.org", game, "");
        if (!game.equals("half")) {
          join("dirk@x.org", game, " AS Yellow");
          join("emma@x.org", game, " AS R*");
        }
      }
      bureau.write(MASTER, "START first", "START later", "PROCESS later S1865M");
      bureau.ask(
          unitOfWork -> {
            List<String> all = new ArrayList<>(EXCHANGED);
            all.addAll(OTHERS);
            for (int i = 0; i < all.size(); i++) {
              PlayerRow player = unitOfWork.player(all.get(i)).orElseThrow();
              player.discord = ACCOUNT + i;
              player.reports = i % 2 == 0 ? PlayerRow.Reports.DISCORD : PlayerRow.Reports.MAIL;
            }
            return all;
          });
    }

    private void join(String role, String game, String wish) {
      String text =
          bureau.write(person.apply(role), "JOIN " + game + wish).stream()
              .map(Bureau.Mail::text)
              .collect(Collectors.joining("\n"));
      Matcher password = Pattern.compile("SIGNON \\S+ (\\w+)").matcher(text);
      assertThat(password.find()).as(text).isTrue();
      passwords.put(role + game, Objects.requireNonNull(password.group(1)));
    }

    InboxRow letter(String role, String game, List<String> lines, boolean call) {
      String from = person.apply(role);
      if (call) {
        List<String> all = new ArrayList<>(EXCHANGED);
        all.addAll(OTHERS);
        int place = all.contains(from) ? all.indexOf(from) : 9;
        return Tried.call(ACCOUNT + place, game, lines);
      }
      List<String> signed = new ArrayList<>(lines);
      String password = passwords.get(role + game);
      if (password != null) {
        signed.addFirst("SIGNON " + game + " " + password);
      }
      return Tried.mail(from, "letter", signed);
    }

    /// {@return what everybody is told but the two}
    String told(List<InboxRow> letters) {
      return new Tried(bureau)
          .told(letters).stream()
              .filter(mail -> EXCHANGED.stream().noneMatch(mail.to()::contains))
              .filter(mail -> !mail.to().endsWith(ACCOUNT + 0) && !mail.to().endsWith(ACCOUNT + 1))
              .map(Tried::text)
              .map(AnonymousPairsTest::plain)
              .collect(Collectors.joining("\n"));
    }

    @Override
    public void close() {
      bureau.close();
    }
  }

  private static String plain(String text) {
    return text.lines().map(PairWorld::plain).collect(Collectors.joining("\n"));
  }

  private record Said(String role, String game, List<String> lines, boolean call) {}

  private static List<String> pool() throws IOException {
    List<String> pool = new ArrayList<>(PermissionsTest.COMMANDS);
    for (String example : PairsTest.commands(false)) {
      pool.add(example.replace("bismarck", "GAME"));
    }
    for (String word : Desks.words()) {
      pool.addAll(List.of(word, word + " GAME", word + " GAME SEAT", word + " SEAT@GAME x"));
      pool.addAll(List.of(word + " fred@x.org", word + " GAME fred@x.org"));
      pool.add(word + " GAME SEAT fred@x.org FOR 2");
    }
    for (int i = 0; i < 20; i++) {
      // What is about persons and seats is asked most.
      pool.addAll(
          List.of(
              "STAND-IN GAME SEAT fred@x.org FOR 2",
              "STAND-IN fred@x.org FOR 2",
              "REPLACE GAME SEAT fred@x.org",
              "BECOME GAME SEAT\nHELP\nSTATUS",
              "JOIN GAME AS SEAT",
              "STATUS GAME",
              "TRANSCRIPT GAME",
              "LIST",
              "LOG GAME",
              "START GAME",
              "PREVIEW GAME",
              "EJECT GAME SEAT"));
    }
    return pool;
  }

  private static Said said(Random random, List<String> pool, List<String> roles) {
    List<String> seats = List.of("Red", "Blue", "Green", "Yellow", "Black");
    List<String> people = List.of("anna@x.org", "bert@x.org", "cora@x.org", "fred@x.org");
    String game = GAMES.get(random.nextInt(GAMES.size()));
    List<String> lines = new ArrayList<>();
    for (int i = random.nextInt(2); i >= 0; i--) {
      lines.addAll(
          pool.get(random.nextInt(pool.size()))
              .replace("GAME", game)
              .replace("PHASE", "S1865M")
              .replace("SEAT", seats.get(random.nextInt(seats.size())))
              .replace("fred@x.org", people.get(random.nextInt(people.size())))
              .lines()
              .toList());
    }
    String role = roles.get(random.nextInt(roles.size()));
    return new Said(role, game, lines, !role.equals(MASTER) && random.nextInt(4) == 0);
  }

  /// The two first, of whose seats the others may only learn what they are told.
  private static List<Said> letters(Random random, List<String> pool) {
    List<String> outside = new ArrayList<>(OTHERS);
    outside.addAll(STRANGERS);
    outside.addAll(List.of(MASTER, MASTER, MASTER, MASTER));
    List<Said> letters = new ArrayList<>();
    if (random.nextInt(3) == 0) {
      letters.add(said(random, pool, EXCHANGED));
    }
    for (int i = random.nextInt(2); i >= 0; i--) {
      letters.add(said(random, pool, outside));
    }
    return letters;
  }

  private static List<String> play(boolean exchanged, List<List<Said>> pairs) {
    try (Run run = new Run(exchanged)) {
      List<String> told = new ArrayList<>();
      for (List<Said> letters : pairs) {
        told.add(
            run.told(
                letters.stream()
                    .map(one -> run.letter(one.role(), one.game(), one.lines(), one.call()))
                    .toList()));
      }
      return told;
    }
  }

  @Test
  void nobodyIsToldWhoSitsWhere() throws IOException {
    long seed = Long.getLong("depesche.seed", System.nanoTime());
    int volume = Volume.of(3000);
    System.out.println(volume + " pairs of anonymous games, -Ddepesche.seed=" + seed);
    List<String> pool = pool();
    Random random = new Random(seed);
    List<List<Said>> pairs = new ArrayList<>();
    for (int i = 0; i < volume; i++) {
      pairs.add(letters(random, pool));
    }
    List<String> here = play(false, pairs);
    List<String> there = play(true, pairs);
    List<String> differs = new ArrayList<>();
    for (int i = 0; i < volume; i++) {
      // At its end everybody may know.
      boolean over = here.get(i).contains("Who played:");
      if (!over && !here.get(i).equals(there.get(i))) {
        differs.add(pairs.get(i) + Tried.difference(here.get(i), there.get(i)));
      }
    }
    assertThat(differs).isEmpty();
    assertThat(here).filteredOn(String::isEmpty).hasSizeLessThan(volume / 4);
  }
}
