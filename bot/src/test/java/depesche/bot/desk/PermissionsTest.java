package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Line;
import depesche.adjudicator.Verdict;
import depesche.bot.config.Secret;
import depesche.bot.config.Settings;
import depesche.bot.ledger.Book;
import depesche.bot.ledger.GameRow;
import depesche.bot.ledger.InboxRow;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.post.discord.Call;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Who may do what on Discord: every command, by everybody, in games of every state. The table in
/// `permissions.txt` is what is expected; `-Ddepesche.rewrite=true` writes it anew, and what has
/// changed is then read by a person.
class PermissionsTest {

  private static final Path TABLE =
      Path.of("..", "bot", "src", "test", "resources", "permissions.txt");
  private static final List<String> GAMES =
      List.of("forming", "running", "bidding", "resting", "finished");
  private static final List<String> ROLES =
      List.of("stranger", "onlooker", "player", "resigned", "master", "bearer", "observer");

  /// The role of masters, that of observers, and one that has nothing to do with us.
  private static final String MASTERS = "200000000000000001";

  private static final String OBSERVERS = "200000000000000002";
  private static final String OTHER = "200000000000000003";
  private static final List<String> COMMANDS =
      List.of(
          "STATUS GAME",
          "MAP GAME",
          "HISTORY GAME",
          "HELP",
          "JOIN GAME",
          "JOIN GAME AS Nowhere",
          "NAME Nordmark",
          "SET ZONE Europe/Paris",
          "SET PINGS ON",
          "SET REPORTS DISCORD",
          "SET SEALS ON",
          "RESIGN GAME",
          "BID INDUSTRY ARMIES",
          "PICK ANY VP",
          "CREATE fresh blood-and-iron",
          "START GAME",
          "PROCESS GAME PHASE",
          "PROCESS GAME S1801M",
          "SET DEADLINE GAME 2031-01-01 18:00",
          "SET CLOCK GAME hours 48 24 24",
          "PAUSE GAME",
          "RESUME GAME",
          "OPEN GAME",
          "LINK nonsense",
          "UNLINK",
          "SIGNOFF",
          "TRANSCRIPT GAME");

  private static final Settings.Discord DISCORD =
      new Settings.Discord(
          new Secret(Optional.of("NOWHERE"), Optional.empty()),
          "100000000000000001",
          "100000000000000002",
          Optional.of(MASTERS),
          Optional.of(OBSERVERS),
          Optional.empty(),
          Optional.empty());

  private Bureau bureau;
  private int calls;
  private List<String> bearers = List.of(OTHER, MASTERS);

  PermissionsTest() {
    bureau = new Bureau();
  }

  @BeforeEach
  void people() {
    Settings plain = Settings.standard();
    people(
        new Settings(
            plain.address(),
            plain.data(),
            plain.master(),
            plain.post(),
            plain.games(),
            Optional.of(DISCORD)));
  }

  private void people(Settings settings) {
    bureau.close();
    bureau = new Bureau(settings);
    String master = "master@localhost";
    for (String game : GAMES) {
      String title = game.equals("bidding") ? "great-powers" : "blood-and-iron";
      bureau.write(master, "CREATE " + game + " " + title);
      List<String> some = Bureau.PLAYERS.subList(0, game.equals("forming") ? 3 : 5);
      some.forEach(player -> bureau.write(player, "JOIN " + game));
      if (!game.equals("forming")) {
        bureau.write(master, "START " + game);
      }
    }
    bureau.write(master, "CREATE aside blood-and-iron");
    bureau.write("otto@x.org", "JOIN aside");
    account("otto@x.org", "onlooker");
    account("anna@x.org", "player");
    account("bert@x.org", "resigned");
    account(master, "master");
    for (String game : GAMES) {
      assertThat(kept("resigned", game, "RESIGN " + game)).isEqualTo("+Resigned");
    }
    assertThat(kept("master", "resting", "PAUSE resting")).isEqualTo("+GamePaused");
    assertThat(kept("master", "finished", "OPEN finished")).isEqualTo("+GameClosed");
  }

  @AfterEach
  void close() {
    bureau.close();
  }

  /// An account is a number; here each role has its own.
  private static String account(String role) {
    return String.valueOf(1000 + ROLES.indexOf(role));
  }

  /// {@return the roles that the server of Discord gave}
  private List<String> borne(String role) {
    return switch (role) {
      case "bearer" -> bearers;
      case "observer" -> List.of(OTHER, OBSERVERS);
      default -> List.of(OTHER);
    };
  }

  private void account(String address, String role) {
    bureau.ask(
        book -> {
          PlayerRow player = book.player(address).orElseGet(() -> registered(book, address));
          player.discord = account(role);
          return player;
        });
  }

  private static PlayerRow registered(Book book, String address) {
    PlayerRow player = new PlayerRow();
    player.address = address;
    player.zone = "Europe/Berlin";
    return book.enter(player);
  }

  /// Does something for good.
  private String kept(String role, String game, String command) {
    return bureau.ask(book -> serve(book, role, game, command, ""));
  }

  @Test
  void everybodyMayDoWhatTheTableSays() throws IOException {
    // Roles are checked on every command: commands × games × roles, each cell from the same state.
    List<String> rows = new ArrayList<>();
    rows.add("command | game | " + String.join(" | ", ROLES));
    for (String command : COMMANDS) {
      for (String game : GAMES) {
        rows.add(
            command
                + " | "
                + game
                + " | "
                + ROLES.stream()
                    .map(role -> verdict(role, game, command, ""))
                    .collect(Collectors.joining(" | ")));
      }
    }
    assertThat(COMMANDS.size() * GAMES.size() * ROLES.size()).isGreaterThanOrEqualTo(500);
    if (Boolean.getBoolean("depesche.rewrite")) {
      Files.writeString(TABLE, String.join("\n", rows) + "\n");
    }
    assertThat(rows).isEqualTo(Files.readAllLines(TABLE));
  }

  @Test
  void noFormServesSomebodyElse() {
    // A form is bound to user, seat and phase: its token is worth nothing in another's hand.
    String token =
        bureau.ask(
            book -> {
              GameRow game = book.game("running").orElseThrow();
              return bureau.staff.herald().token(book, book.seats(game).getFirst(), game.phase);
            });
    assertThat(verdict("player", "", "A BER H", token)).doesNotContain("Unclear");
    for (String other :
        List.of("stranger", "onlooker", "resigned", "master", "bearer", "observer")) {
      assertThat(verdict(other, "", "A BER H", token)).as(other).contains("-SeatUnclear");
    }
  }

  @Test
  void withoutRolesInTheSettingsNoneCounts() {
    // Both roles are the operator's choice: without them games are shown to all, and no role of
    // the server makes a master.
    people(Settings.standard());
    for (String game : GAMES) {
      assertThat(verdict("bearer", game, "PAUSE GAME", "")).isEqualTo("-NotMaster");
      for (String command : List.of("STATUS GAME", "MAP GAME", "HISTORY GAME", "TRANSCRIPT GAME")) {
        String shown = verdict("player", game, command, "");
        for (String role : ROLES) {
          assertThat(verdict(role, game, command, "")).as(role + command).isEqualTo(shown);
        }
      }
    }
  }

  @Test
  void aRoleCountsNoLongerThanItIsBorne() {
    // Each command brings the roles of its own moment, and nothing is remembered of them.
    assertThat(kept("bearer", "running", "PAUSE running")).isEqualTo("+GamePaused");
    bearers = List.of();
    assertThat(kept("bearer", "running", "RESUME running")).isEqualTo("-NotMaster");
  }

  @Test
  void aMasterByRoleSeesNoOrders() {
    // Whoever runs a game may know no more than an onlooker.
    kept("player", "bidding", "BID COLONIES NAVIES");
    assertThat(bureau.works()).anyMatch(mail -> tells(mail, "colonies,? navies"));
    assertThat(kept("bearer", "bidding", "STATUS bidding")).isEqualTo("+Enclosed");
    assertThat(kept("bearer", "bidding", "TRANSCRIPT bidding")).isEqualTo("+Enclosed");
    assertThat(bureau.works())
        .anyMatch(mail -> tells(mail, "transcript"))
        .noneMatch(mail -> tells(mail, "colonies,? navies"));
  }

  private static boolean tells(Bureau.Mail mail, String word) {
    return Pattern.compile(word, Pattern.CASE_INSENSITIVE)
        .matcher(mail.text() + mail.transcript())
        .find();
  }

  private String verdict(String role, String game, String command, String form) {
    try {
      return bureau.ask(
          book -> {
            throw new Undone(serve(book, role, game, command, form));
          });
    } catch (Undone undone) {
      return undone.verdicts;
    }
  }

  private String serve(Book book, String role, String game, String command, String form) {
    String phase = book.game(game).map(row -> row.phase).orElse("");
    String line = command.replace("GAME", game).replace("PHASE", phase).strip();

    Call call =
        new Call(
            "1",
            account(role),
            borne(role),
            "7",
            "token",
            form,
            game,
            List.of(line),
            Call.Oddity.NONE);
    calls++;
    InboxRow message = new InboxRow();
    message.mailbox = InboxRow.DISCORD;
    message.uid = calls;
    message.digest = "call " + calls;
    message.received = bureau.now();
    message.bytes = call.bytes();
    message.state = InboxRow.State.DONE;
    book.enter(message);
    Visit visit = Caller.visit(bureau.staff, book, message, call);
    Reception.read(visit, call.lines(), List.of());
    return visit.lines().stream()
        .map(Line::verdict)
        .map(PermissionsTest::name)
        .collect(Collectors.joining(" "));
  }

  private static String name(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Taken(var meaning) -> "+" + meaning.getClass().getSimpleName();
      case Verdict.Doubted(var meaning, _) -> "?" + meaning.getClass().getSimpleName();
      case Verdict.Refused(var why) -> "-" + why.getClass().getSimpleName();
      case Verdict.Skipped _ -> "skipped";
    };
  }

  /// Takes everything back that a cell did.
  @SuppressWarnings("serial")
  private static final class Undone extends RuntimeException {

    private final String verdicts;

    Undone(String verdicts) {
      super(null, null, false, false);
      this.verdicts = verdicts;
    }
  }
}
