package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.Volume;
import depesche.bot.desk.letter.Desks;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.post.discord.DiscordHandler.Typing;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Issue 46, point 5: to a stranger a private game is a game that does not exist. Whatever they
/// write about it, by mail or on Discord, they get the bytes that a name brings which no game has.
class PrivateGameTest {

  private static final String MASTER = "master@localhost";

  /// Private games that are forming, running and over, and names that no game has.
  private static final List<String> GAMES = List.of("dusky7", "dawny7", "moory7");

  private static final List<String> NAMES = List.of("wqvky7", "wqvly7", "wqvty7");

  /// Nobody we know, who plays another game, and who runs one.
  private static final List<String> STRANGERS = List.of("zoe@x.org", "otto@x.org", "ruth@x.org");

  private static final String ACCOUNT = "1000000000000000009";

  private final Bureau bureau = new Bureau(Crowd.withRoles());

  @AfterEach
  void close() {
    bureau.close();
  }

  @BeforeEach
  void begin() {
    bureau.write(MASTER, "CREATE sedan blood-and-iron");
    bureau.write("otto@x.org", "JOIN sedan");
    Bureau.Mail asked = to("ruth@x.org", bureau.write(MASTER, "PROMOTE sedan ruth@x.org"));
    Matcher code = Pattern.compile("ACCEPT \\w+").matcher(asked.text());
    assertThat(code.find()).isTrue();
    bureau.write("ruth@x.org", code.group());
    for (String game : GAMES) {
      bureau.write(MASTER, "CREATE " + game + " blood-and-iron private=ON");
      for (String player : Bureau.PLAYERS) {
        bureau.write(MASTER, "INVITE " + game + " " + player);
        bureau.write(player, "JOIN " + game);
      }
    }
    bureau.write(MASTER, "START dawny7", "START moory7");
    GAMES.forEach(game -> bureau.write(MASTER, "EJECT " + game + " Black"));
    bureau.write(MASTER, "OPEN moory7");
    bureau.ask(
        unitOfWork -> {
          PlayerRow ruth = unitOfWork.player("ruth@x.org").orElseThrow();
          ruth.discord = ACCOUNT + "1";
          return ruth;
        });
  }

  private static Bureau.Mail to(String address, List<Bureau.Mail> mails) {
    return mails.stream().filter(mail -> mail.to().equals(address)).toList().getLast();
  }

  private String told(InboxRow letter) {
    return new Tried(bureau)
        .told(List.of(letter)).stream().map(Tried::text).collect(Collectors.joining("\n"));
  }

  private String mailed(String from, String subject, List<String> lines) {
    return told(Tried.mail(from, subject, lines));
  }

  // What strangers write

  private static List<String> lines() throws IOException {
    List<String> lines = new ArrayList<>(PermissionsTest.COMMANDS);
    for (String example : PairsTest.commands(false)) {
      lines.add(example.replace("bismarck", "GAME"));
    }
    for (String word : Desks.words()) {
      for (String rest : List.of("", " GAME", " GAME Red", " Red@GAME x", " GAME F1866M ON")) {
        lines.add(word + rest);
      }
    }
    lines.addAll(
        List.of(
            "HELP orders GAME",
            "SIGNON MASTER@GAME secret",
            "STATSU GAME",
            "STATU GAME",
            "note GAME that I am away",
            "log GAME",
            "A BER - SAX",
            "PRESS GAME TO Red\nHello\nENDPRESS",
            "PRESS TO Red GAME\nHello\nENDPRESS",
            "SERIES JOIN GAME",
            "SERIES TABLE GAME",
            "MIX GAME 123",
            "do not JOIN GAME"));
    return lines;
  }

  private String ask(Random random, List<String> pool, String game) {
    boolean mail = random.nextInt(3) > 0;
    boolean about = random.nextInt(3) == 0;
    String who = STRANGERS.get(random.nextInt(STRANGERS.size()));
    String account = random.nextBoolean() ? ACCOUNT : ACCOUNT + "1";
    List<String> lines = new ArrayList<>();
    for (int i = random.nextInt(3); i >= 0; i--) {
      String line = pool.get(random.nextInt(pool.size())).replace("GAME", game);
      lines.add(mail && random.nextInt(4) == 0 ? line.toLowerCase(Locale.ROOT) : line);
    }
    List<String> read = List.of(String.join("\n", lines).split("\n"));
    return who
        + account
        + read
        + "\n"
        + (mail
            ? mailed(who, about ? "Re: [" + game + " Red] S1866M" : "letter", read)
            : told(Tried.call(account, about ? game : "", read)));
  }

  private static String without(String name, String text) {
    return Pattern.compile(name, Pattern.CASE_INSENSITIVE).matcher(text).replaceAll("GAME");
  }

  @Test
  void aStrangerGetsTheAnswerToANameThatNoGameHas() throws IOException {
    long seed = Long.getLong("depesche.seed", System.nanoTime());
    int volume = Volume.of(2000);
    System.out.println(volume + " letters about a private game, -Ddepesche.seed=" + seed);
    List<String> pool = lines();
    Random seeds = new Random(seed);
    List<String> differs = new ArrayList<>();
    for (int i = 0; i < volume; i++) {
      long one = seeds.nextLong();
      int at = seeds.nextInt(GAMES.size());
      String here = without(GAMES.get(at), ask(new Random(one), pool, GAMES.get(at)));
      String there = without(NAMES.get(at), ask(new Random(one), pool, NAMES.get(at)));
      if (!here.equals(there)) {
        differs.add(
            GAMES.get(at) + ": " + here.lines().findFirst() + Tried.difference(here, there));
      }
    }
    assertThat(differs).isEmpty();
  }

  private List<String> suggested(String account, String command, String option, String game) {
    return bureau.ask(
        unitOfWork ->
            bureau
                .enquiry()
                .suggest(unitOfWork, new Typing(account, "7", game, command, option, "")));
  }

  @Test
  void nothingOnDiscordSuggestsOrShowsIt() {
    // Games, seats and readers are suggested to those who are not strangers, and it has no place.
    assertThat(suggested(ACCOUNT, "status", "game", ""))
        .contains("sedan")
        .doesNotContainAnyElementsOf(GAMES);
    assertThat(suggested(ACCOUNT, "join", "seat", "dusky7")).isEmpty();
    assertThat(suggested(ACCOUNT, "join", "seat", "sedan")).contains("Blue");
    assertThat(suggested(ACCOUNT, "press", "to", "dawny7")).isEmpty();
    bureau.ask(
        unitOfWork -> {
          PlayerRow anna = unitOfWork.player("anna@x.org").orElseThrow();
          anna.discord = ACCOUNT + "2";
          return anna;
        });
    assertThat(suggested(ACCOUNT + "2", "status", "game", ""))
        .contains("sedan", "dusky7", "dawny7");
    assertThat(suggested(ACCOUNT + "2", "press", "to", "dawny7")).contains("Blue");
    List<String> places =
        bureau.ask(
            unitOfWork ->
                unitOfWork.outTray().waiting(true).stream()
                    .map(due -> unitOfWork.parcel(due.id()).recipient)
                    .toList());
    assertThat(places).anyMatch(place -> place.endsWith("sedan"));
    GAMES.forEach(game -> assertThat(places).noneMatch(place -> place.endsWith(game)));
  }

  @Test
  void whoWasAskedPlaysOrWatchesSeesIt() {
    // The invited, the players, the observers and the masters are no strangers; the ejected are.
    Proven.enter(bureau, "fred@x.org");
    bureau.write(MASTER, "INVITE dawny7 fred@x.org");
    assertThat(mailed("fred@x.org", "letter", List.of("STATUS dawny7"))).contains("Spring");
    assertThat(mailed("anna@x.org", "letter", List.of("STATUS dawny7"))).contains("Spring");
    assertThat(mailed(MASTER, "letter", List.of("STATUS dawny7"))).contains("Spring");
    assertThat(mailed("emma@x.org", "letter", List.of("STATUS dawny7"))).contains("no game");
    assertThat(mailed("zoe@x.org", "letter", List.of("JOIN dawny7"))).contains("no game");
    bureau.write(MASTER, "PROMOTE dawny7 ruth@x.org");
    assertThat(mailed("ruth@x.org", "letter", List.of("STATUS dawny7"))).contains("Spring");
  }
}
