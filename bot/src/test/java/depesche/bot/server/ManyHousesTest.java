package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import depesche.bot.post.client.ReceivedMail;
import depesche.bot.standin.Message;
import depesche.bot.standin.StandIn;
import depesche.bot.standin.User;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SequencedMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// One game in many houses: some play by mail and some on Discord, a mailing list reads along, and
/// there is a page. What is told is the same everywhere, and nothing twice.
class ManyHousesTest {

  private static final List<String> NAMES = List.of("anna", "bert", "cora", "dirk", "emma");
  private static final String WORDS = "Let the whole club hear it.";
  private static final Pattern TOKEN = Pattern.compile("depesche\\+\\w+@localhost");

  @TempDir private Path folder;

  /// Where it is played.
  private interface Town {

    Person person(String name);

    StandIn discord();

    /// Something happens to the program, or nothing.
    void strikes() throws InterruptedException;
  }

  @Test
  void aGameWithARoughListIsTheSameEverywhere() throws Exception {
    // Issue 56, 5 and its bad input, without a list manager: a list that rewrites, drops, adds,
    // repeats, answers and holds.
    Path site = folder.resolve("site");
    try (House house = House.withSite(folder, site, StandIn.open());
        MailingList list =
            new MailingList(house.person("club"), new RoughList(List.of("reader@localhost")))) {
      Town town =
          new Town() {
            @Override
            public Person person(String name) {
              return house.person(name);
            }

            @Override
            public StandIn discord() {
              return house.discord();
            }

            @Override
            public void strikes() {}
          };
      HousesPlay play = new HousesPlay(town, list, site, new Random(seed()));
      play.begin();
      play.until(report -> play.turn == 3);
      play.end();
      house.awaitQuiet();
      list.release();
      house.awaitQuiet();
      play.isTheSameEverywhere(0);
      play.listIsAnsweredNothing();
    }
  }

  @Test
  @Timeout(value = 60, unit = TimeUnit.MINUTES)
  void aWholeGameWithARealListManagerAndKillsIsTheSameEverywhere() throws Exception {
    // Issue 56, 5: the program is killed while people write and while it sends.
    int kills = Integer.getInteger("depesche.kills", 0);
    assumeTrue(kills > 0, ".ci/long lists plays it");
    assumeTrue(Mlmmj.isHere(), "it needs mlmmj (apt-get install mlmmj)");
    Path site = folder.resolve("site");
    Random random = new Random(seed());
    List<Person> people = new ArrayList<>();
    try (StandIn discord = StandIn.open();
        Program program = Program.start(folder, settings(discord, site))) {
      program.awaitReady();
      discord.line().awaitBot();
      discord.line().awaitCommand("link");
      int[] left = {kills};
      Town town =
          new Town() {
            @Override
            public Person person(String name) {
              Person person = new Person(name, program.smtpPort(), program.imapPort());
              people.add(person);
              return person;
            }

            @Override
            public StandIn discord() {
              return discord;
            }

            @Override
            public void strikes() throws InterruptedException {
              if (left[0] > 0 && random.nextInt(3) > 0) {
                left[0]--;
                assertThat(program.endsWithin(Duration.ofMillis(random.nextInt(1500)))).isFalse();
                program.killAndRestart();
                program.awaitReady();
                discord.line().awaitBot();
              }
            }
          };
      Path listFolder = folder.resolve("club");
      try (MailingList list =
          new MailingList(
              town.person("club"),
              new Mlmmj(listFolder, program.smtpPort(), List.of("reader@localhost")))) {
        HousesPlay play = new HousesPlay(town, list, site, random);
        play.begin();
        play.until(report -> report.subject().contains("S1867M"));
        play.end();
        list.release();
        play.isTheSameEverywhere(kills);
        program.stop();
        assertThat(program.ask("replay", "bismarck")).contains("all as on file", "exit 0");
        assertThat(program.logs()).doesNotContain("put aside");
      }
    } finally {
      people.forEach(Person::close);
    }
  }

  private static long seed() {
    long seed = Long.getLong("depesche.seed", System.nanoTime());
    System.out.printf("ManyHousesTest: -Ddepesche.seed=%d%n", seed);
    return seed;
  }

  private String settings(StandIn discord, Path site) throws IOException {
    Path token = Files.writeString(folder.resolve("token"), discord.token());
    Files.setPosixFilePermissions(token, PosixFilePermissions.fromString("rw-------"));
    return """
    site: {folder: %s}
    discord:
      token: {file: %s}
      rest: %s
      gateway: %s
      guild: "%s"
      games: "%s"
    """
        .formatted(
            site,
            token,
            discord.rest(),
            discord.gateway(),
            discord.guild(),
            discord.place("games").id());
  }

  /// A game and who follows it.
  private static final class HousesPlay {

    private final Town town;
    private final MailingList list;
    private final Path site;
    private final Owed owed;
    private final Person master;
    private final Person reader;
    private final SequencedMap<Person, Optional<User>> players = new LinkedHashMap<>();
    private final SequencedMap<Integer, String> phases = new LinkedHashMap<>();
    private int turn = 1;

    HousesPlay(Town town, MailingList list, Path site, Random random) {
      this.town = town;
      this.list = list;
      this.site = site;
      this.owed = new Owed(random);
      this.master = town.person("master");
      this.reader = town.person("reader");
    }

    /// Five sit down, two of them on Discord, and the owner of the list says yes.
    void begin() {
      House.ask(master, "CREATE bismarck blood-and-iron listpress=ON");
      for (String name : NAMES) {
        Person person = town.person(name);
        assertThat(House.ask(person, "JOIN bismarck").text()).contains("password");
        players.put(person, Optional.empty());
      }
      for (Person person : List.copyOf(players.sequencedKeySet()).subList(0, 2)) {
        User user = town.discord().user(person.address().replaceAll("@.*", ""));
        user.slash("link", "what", person.address()).answer();
        ReceivedMail code =
            person.find("a code", mail -> plain(mail.text()).contains("to link this address"));
        players.put(person, Optional.of(House.use(user, code)));
      }
      Person owner = town.person("club-owner");
      House.ask(master, "REPORTS bismarck TO " + MailingList.ADDRESS);
      ReceivedMail asked = owner.find("the code", mail -> mail.text().contains("ACCEPT "));
      Matcher code = Pattern.compile("ACCEPT (\\w+)").matcher(asked.text());
      assertThat(code.find()).isTrue();
      assertThat(plain(House.ask(owner, "ACCEPT " + code.group(1)).text()))
          .contains("go to " + MailingList.ADDRESS);
      assertThat(House.ask(master, "START bismarck").text()).contains("has begun");
    }

    private ReceivedMail report(Person person) {
      return report(person, turn);
    }

    private static ReceivedMail report(Person person, int turn) {
      return person.find("report " + turn, mail -> isReport(mail, turn));
    }

    private static boolean isReport(ReceivedMail mail, int turn) {
      return mail.messageId().startsWith("<bismarck.turn." + turn + ".");
    }

    /// Plays on.
    void until(Predicate<ReceivedMail> end) throws InterruptedException {
      Person cora = List.copyOf(players.sequencedKeySet()).get(2);
      while (!end.test(report(cora))) {
        if (turn == 2) {
          String press = String.join("\n", "PRESS TO ALL", WORDS, "ENDPRESS");
          cora.answer(cora.write(press, Optional.of(report(cora))));
        }
        phase();
        list.work();
      }
    }

    private void phase() throws InterruptedException {
      phases.put(turn + 1, report(master).subject().replaceAll("^\\[\\S+ (\\S+)\\].*", "$1"));
      SequencedMap<Person, String> letters = new LinkedHashMap<>();
      for (Person player : players.sequencedKeySet()) {
        List<String> due = owed.answer(report(player).text());
        Optional<User> user = players.getOrDefault(player, Optional.empty());
        if (due.isEmpty()) {
          continue;
        }
        if (user.isPresent()) {
          user.get().goes(town.discord().channel("bismarck"));
          String said = String.join("; ", due);
          assertThat(user.get().slash("judge", "line", said).answer().text()).contains("OK: ");
        } else {
          letters.put(player, player.write(String.join("\n", due), Optional.of(report(player))));
        }
      }
      town.strikes();
      letters.forEach((player, id) -> assertThat(player.answer(id).text()).contains("OK: "));
      turn++;
    }

    /// All agree that it ends.
    void end() throws InterruptedException {
      SequencedMap<Person, String> letters = new LinkedHashMap<>();
      for (Person player : players.sequencedKeySet()) {
        letters.put(player, player.write("SET DRAW", Optional.of(report(player))));
      }
      town.strikes();
      letters.forEach(Person::answer);
      Stream.concat(players.sequencedKeySet().stream(), Stream.of(master))
          .forEach(person -> person.find("the end", HousesPlay::isEnd));
      read("the end", HousesPlay::isEnd);
    }

    /// {@return a mail that came by the list}
    private ReceivedMail read(String what, Predicate<ReceivedMail> kind) {
      await(what + " on the list")
          .atMost(House.patience())
          .until(
              () -> {
                list.work();
                return reader.look() && reader.found(kind).isPresent();
              });
      return reader.found(kind).orElseThrow();
    }

    private static boolean isEnd(ReceivedMail mail) {
      return mail.subject().contains("the game is over");
    }

    /// Every judged phase is told alike by mail, on the list, on Discord and on its page.
    void isTheSameEverywhere(int kills) {
      for (int number = 2; number <= turn; number++) {
        int told = number;
        String title = Evening.title(phases.getOrDefault(told, ""));
        TreeSet<String> facts = ToldFacts.of(report(master, told).text());
        assertThat(facts).as(title).isNotEmpty();
        for (Person player : players.sequencedKeySet()) {
          assertThat(ToldFacts.of(report(player, told).text())).as(title).isEqualTo(facts);
        }
        ReceivedMail listed = read(title, mail -> isReport(mail, told));
        assertThat(listed.subject()).contains("[bismarck] " + title);
        assertThat(ToldFacts.of(listed.text())).as(title + " on the list").isEqualTo(facts);
        await(title + " on Discord")
            .atMost(House.patience())
            .until(() -> inThread(title).stream().map(ToldFacts::of).toList().contains(facts));
        await(title + " on its page")
            .atMost(House.patience())
            .until(() -> onPage(title).map(ToldFacts::of).equals(Optional.of(facts)));
      }
      nothingTwice(kills);
    }

    private void nothingTwice(int kills) {
      List<String> ids = list.posts().stream().map(ReceivedMail::messageId).toList();
      List<String> distinct = ids.stream().distinct().toList();
      assertThat(ids.size() - distinct.size()).as("handed over again").isLessThanOrEqualTo(kills);
      for (int number = 1; number <= turn; number++) {
        String begins = "<bismarck.turn." + number + ".";
        assertThat(distinct).as(begins).filteredOn(id -> id.startsWith(begins)).hasSize(1);
      }
      assertThat(list.posts()).anyMatch(post -> post.text().contains(WORDS));
      assertThat(distinct).as("reports, press and the end").hasSize(turn + 2);
      for (ReceivedMail post : list.posts()) {
        String raw = new String(post.raw(), StandardCharsets.UTF_8);
        String sent = raw.substring(raw.indexOf("\nFrom: "));
        assertThat(TOKEN.matcher(sent).find()).as(post.subject()).isFalse();
      }
      for (Person player : players.sequencedKeySet()) {
        Mailboxes.aRepeatIsTheSameMail(player, kills);
      }
      for (String title : phases.values()) {
        long reports =
            inThread(Evening.title(title)).stream()
                .filter(text -> !ToldFacts.of(text).isEmpty())
                .distinct()
                .count();
        assertThat(reports).as(title + " on Discord").isLessThanOrEqualTo(1);
      }
    }

    /// What a list says is not answered; the master hears of it once.
    void listIsAnsweredNothing() {
      assertThat(list.posts()).allMatch(post -> post.subject().startsWith("[bismarck] "));
      master.look();
      assertThat(master.mails())
          .filteredOn(mail -> plain(mail.text()).contains("“Re: [bismarck] "))
          .hasSize(1);
      assertThat(reader.mails()).allMatch(mail -> mail.text().contains("The club."));
    }

    private List<String> inThread(String title) {
      return town.discord().channel("bismarck").messages().stream()
          .map(Message::text)
          .filter(text -> text.contains(title) && text.contains("\n" + title))
          .toList();
    }

    private Optional<String> onPage(String title) {
      try (Stream<Path> pages = Files.walk(site.resolve("bismarck"))) {
        for (Path page : pages.filter(one -> one.toString().endsWith(".html")).toList()) {
          Document read = Jsoup.parse(Files.readString(page));
          if (read.title().equals("bismarck: " + title)) {
            return Optional.of(read.body().text());
          }
        }
        return Optional.empty();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private static String plain(String text) {
      return House.plain(text);
    }
  }
}
