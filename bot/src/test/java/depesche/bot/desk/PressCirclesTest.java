package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.config.SecretSource;
import depesche.bot.config.Settings;
import depesche.bot.game.press.PressThreads;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredGame;
import depesche.bot.people.TableRules;
import depesche.bot.post.discord.DiscordHandler.Circle;
import depesche.bot.post.discord.DiscordInput;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Which press is shown in a private thread on Discord: never one whose thread would say who wrote
/// it or who else reads it, where that is not known.
class PressCirclesTest extends PressTable {

  private static final String THREAD = "900000000000000001";
  private int said;

  PressCirclesTest() {
    super(new Bureau(onDiscord()));
  }

  private static Settings onDiscord() {
    return Settings.standard()
        .with(
            new Settings.Discord(
                new SecretSource(Optional.of("NOWHERE"), Optional.empty()),
                Optional.of("100000000000000001"),
                Optional.of("100000000000000002"),
                Optional.empty(),
                Optional.empty(),
                Optional.of("100000000000000003"),
                Optional.empty(),
                Optional.empty()));
  }

  private static String account(int seat) {
    return "77700077700077700" + seat;
  }

  private void link(int seat) {
    bureau.ask(
        unitOfWork -> {
          PlayerRow player = unitOfWork.player(address(seat)).orElseThrow();
          player.discord = account(seat);
          return player;
        });
  }

  private void begins(String... options) {
    begin(options);
    link(0);
    link(1);
  }

  private static List<Bureau.Mail> circles(List<Bureau.Mail> mails) {
    return mails.stream().filter(mail -> mail.to().startsWith("discord:circle:")).toList();
  }

  private static String circle(List<Bureau.Mail> mails) {
    return circles(mails).getFirst().to().replace("discord:circle:", "");
  }

  private Optional<Circle> asked(String number) {
    return bureau.ask(unitOfWork -> new PressThreads(unitOfWork).circle(number));
  }

  @Test
  void eachSetOfSeatsHasOneThread() {
    // The same seats have the same thread, in whatever order they write; others have another.
    begins("threads=on");
    List<Bureau.Mail> first = says(0, "PRESS TO " + name(1), "shall we?");
    assertThat(circles(first)).hasSize(1);
    assertThat(circles(first).getFirst().text()).contains("shall we?").contains("mention me");
    assertThat(circle(says(1, "PRESS TO " + name(0), "yes"))).isEqualTo(circle(first));
    List<Bureau.Mail> group = says(2, "PRESS TO " + name(0) + " " + name(1), "and I?");
    assertThat(circle(group)).isNotEqualTo(circle(first));
    assertThat(asked(circle(group)).orElseThrow().in())
        .containsExactlyInAnyOrder(account(0), account(1));
    List<Bureau.Mail> others = says(0, "PRESS TO ALL BUT " + name(1), "not them");
    assertThat(circles(others)).isEmpty();
    assertThat(asked("999999")).isEmpty();
  }

  @Test
  void pressThatHidesSomethingIsInNoThread() {
    // The members of a thread would betray its writer or its readers.
    begins("threads=on", "press=choose", "fake=on", "partial=on");
    says(0, "PRESS GREY TO " + name(1), "beware");
    bureau.passes(QUARTER);
    List<Bureau.Mail> grey = bureau.works();
    assertThat(circles(grey)).isEmpty();
    assertThat(circles(reply(to(1, grey).getFirst(), "REPLY", "who are you?"))).isEmpty();
    String to = "PRESS TO " + name(1);
    for (String head :
        List.of(
            to + " FAKE TO " + name(2),
            to + " FAKE TO " + name(1) + " " + name(2),
            to + " FROM " + name(2),
            "PRESS PARTIAL TO " + name(1) + " " + name(2),
            "PRESS TO ALL",
            "PRESS TO MASTER",
            "PRESS TO M " + name(1))) {
      List<Bureau.Mail> mails = says(0, head, "hm");
      assertThat(press(mails)).as(head).isNotEmpty();
      assertThat(circles(mails)).as(head).isEmpty();
    }
  }

  @Test
  void noThreadShowsMoreThanItsReadersKnow() {
    // issue: a taint scan. Everybody in a thread is a reader and was told of all the others.
    long seed = Long.getLong("depesche.seed", System.nanoTime());
    System.out.println("depesche.seed=" + seed);
    Random random = new Random(seed);
    begins("threads=on", "press=choose", "fake=on", "partial=on");
    IntStream.range(2, 5).forEach(this::link);
    Map<String, Set<String>> open = new HashMap<>();
    List<Bureau.Mail> mails = new ArrayList<>();
    for (int number = 0; number < 40; number++) {
      int writer = random.nextInt(5);
      List<Integer> others = new ArrayList<>(List.of(0, 1, 2, 3, 4));
      others.remove(Integer.valueOf(writer));
      Collections.shuffle(others, random);
      List<Integer> readers = others.subList(0, 1 + random.nextInt(3));
      String stranger = name(others.getLast());
      String kind = List.of("", "", "GREY ", "PARTIAL ").get(random.nextInt(4));
      String forged =
          List.of("", "", " FAKE TO " + stranger, " FROM " + stranger).get(random.nextInt(4));
      String word = "qz" + number + "zq";
      if (kind.isEmpty() && forged.isEmpty()) {
        Set<String> accounts = new TreeSet<>(Set.of(account(writer)));
        readers.forEach(reader -> accounts.add(account(reader)));
        open.put(word, accounts);
      }
      String to = readers.stream().map(this::name).collect(Collectors.joining(", "));
      mails.addAll(says(writer, kind + "PRESS TO " + to + forged, word));
    }
    bureau.passes(QUARTER);
    mails.addAll(bureau.works());
    Map<String, Set<String>> shown = new HashMap<>();
    for (Bureau.Mail mail : circles(mails)) {
      String word = mail.text().replaceAll("(?s).*(qz\\d+zq).*", "$1");
      shown.put(word, new TreeSet<>(asked(circle(List.of(mail))).orElseThrow().in()));
    }
    assertThat(shown).isEqualTo(open).isNotEmpty();
  }

  @Test
  void thereAreNoThreadsUnlessTheGameWantsThem() {
    // The standard is off.
    begins();
    assertThat(circles(says(0, "PRESS TO " + name(1), "shall we?"))).isEmpty();
  }

  @Test
  void anAnonymousGameHasNoThreads() {
    // A thread shows accounts.
    String master = "master@localhost";
    String create = "CREATE bismarck blood-and-iron threads=on ";
    assertThat(bureau.write(master, create + "anonymous=on").getFirst().text())
        .contains("the game is anonymous");
    begins("anonymous=on");
    assertThat(bureau.write(master, "SET PRESS bismarck threads=on").getFirst().text())
        .contains("the game is anonymous");
    assertThat(bureau.write(master, "SET RULE bismarck threads=on").getFirst().text())
        .contains("the game is anonymous");
    bureau.ask(
        unitOfWork -> {
          StoredGame game = unitOfWork.game("bismarck").orElseThrow();
          TableRules.set(game, TableRules.Rule.THREADS, "ON");
          return game;
        });
    List<Bureau.Mail> mails = says(0, "PRESS TO " + name(1), "shall we?");
    assertThat(press(mails)).isNotEmpty();
    assertThat(circles(mails)).isEmpty();
  }

  @Test
  void aGameWithTouchPressHasNoThreads() {
    // Everybody in a thread reads all of it, neighbour of its writer or not.
    String master = "master@localhost";
    assertThat(
            Holders.flat(
                bureau
                    .write(master, "CREATE bismarck blood-and-iron threads=on touch=on")
                    .getFirst()))
        .contains("with touch press not everybody may write to everybody");
    begins("threads=on");
    assertThat(bureau.write(master, "SET PRESS bismarck touch=on").getFirst().text())
        .contains("choose threads=off or touch=off");
    bureau.write(master, "SET PRESS bismarck threads=off touch=on");
    assertThat(bureau.write(master, "SET RULE bismarck threads=on").getFirst().text())
        .contains("choose threads=off or touch=off");
  }

  @Test
  void aMessageInAThreadIsPressToItsOtherSeats() {
    // It is never an order, and does not come back to where it was written.
    begins("threads=on");
    String number = circle(says(2, "PRESS TO " + name(0) + " " + name(1), "shall we?"));
    bureau.ask(unitOfWork -> new PressThreads(unitOfWork).made(number, THREAD));
    List<Bureau.Mail> mails = calls(account(0), "I would like to", "STATUS");
    assertThat(readers(mails)).contains(address(1), address(2));
    assertThat(press(mails).getFirst().text()).contains("STATUS");
    assertThat(circles(mails)).isEmpty();
    assertThat(readers(calls("777000777000777009", "me too"))).isEmpty();
    assertThat(readers(calls(account(0), "PRESS TO " + name(3), "aside"))).contains(address(3));
  }

  @Test
  void whoHasLeftIsTakenOut() {
    // What the seats write later is not for them; they are noted until they are out.
    begins("threads=on");
    String number = circle(says(0, "PRESS TO " + name(1), "shall we?"));
    assertThat(asked(number).orElseThrow().in()).containsExactly(account(0), account(1));
    List<String> both = List.of(account(0), account(1));
    bureau.ask(unitOfWork -> new PressThreads(unitOfWork).admitted(number, both, List.of()));
    assertThat(asked(number).orElseThrow().in()).isEmpty();
    assertThat(circle(says(1, "RESIGN bismarck"))).isEqualTo(number);
    assertThat(asked(number).orElseThrow().out()).containsExactly(account(1));
    assertThat(circles(says(0, "STATUS"))).isEmpty();
    bureau.ask(unitOfWork -> new PressThreads(unitOfWork).made(number, THREAD));
    assertThat(readers(calls(account(1), "let me in"))).isEmpty();
  }

  private List<Bureau.Mail> calls(String account, String... lines) {
    DiscordInput input =
        new DiscordInput(
            String.valueOf(++said + 1_200_000_000_000_000_000L),
            account,
            List.of(),
            THREAD,
            "",
            "",
            "",
            List.of(lines),
            DiscordInput.Oddity.NONE);
    return heard(said, input);
  }
}
