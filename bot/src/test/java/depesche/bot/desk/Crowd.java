package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Line;
import depesche.adjudicator.Verdict;
import depesche.bot.config.SecretSource;
import depesche.bot.config.Settings;
import depesche.bot.desk.letter.DiscordCaller;
import depesche.bot.desk.letter.LetterHandler;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.post.discord.DiscordInput;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Games of every state, and somebody of every sort who gives commands on Discord.
final class Crowd implements AutoCloseable {

  static final List<String> GAMES = List.of("forming", "running", "bidding", "resting", "finished");
  static final List<String> ROLES =
      List.of("stranger", "onlooker", "player", "resigned", "master", "bearer", "observer");

  /// The role of masters, that of observers, and one that has nothing to do with us.
  private static final String MASTERS = "200000000000000001";

  private static final String OBSERVERS = "200000000000000002";
  private static final String OTHER = "200000000000000003";
  private static final Settings.Discord DISCORD =
      new Settings.Discord(
          new SecretSource(Optional.of("NOWHERE"), Optional.empty()),
          Optional.of("100000000000000001"),
          Optional.of("100000000000000002"),
          Optional.of(MASTERS),
          Optional.of(OBSERVERS),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());

  final Bureau bureau;
  private int calls;
  private List<String> bearers = List.of(OTHER, MASTERS);

  /// Everybody is there, and both roles are named in the settings.
  Crowd() {
    this(withRoles());
  }

  Crowd(Settings settings) {
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

  static Settings withRoles() {
    return Settings.standard().with(DISCORD);
  }

  @Override
  public void close() {
    bureau.close();
  }

  /// Takes the masters' role from the one who bears it.
  void dismissMaster() {
    bearers = List.of(OTHER);
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
        unitOfWork -> {
          PlayerRow player =
              unitOfWork.player(address).orElseGet(() -> registered(unitOfWork, address));
          player.discord = account(role);
          return player;
        });
  }

  private static PlayerRow registered(UnitOfWork unitOfWork, String address) {
    PlayerRow player = new PlayerRow();
    player.proved = Bureau.BEGIN;
    player.address = address;
    player.zone = "Europe/Berlin";
    return unitOfWork.enter(player);
  }

  /// Does something for good.
  String kept(String role, String game, String command) {
    return bureau.ask(unitOfWork -> serve(unitOfWork, role, game, command, ""));
  }

  /// {@return what would become of a command; it is taken back}
  String verdict(String role, String game, String command, String form) {
    try {
      return bureau.ask(
          unitOfWork -> {
            throw new Undone(serve(unitOfWork, role, game, command, form));
          });
    } catch (Undone undone) {
      return undone.verdicts;
    }
  }

  private String serve(
      UnitOfWork unitOfWork, String role, String game, String command, String form) {
    String phase = unitOfWork.game(game).map(StoredGame::phase).orElse("");
    String line = command.replace("GAME", game).replace("PHASE", phase).strip();

    DiscordInput discordInput =
        new DiscordInput(
            "1",
            account(role),
            borne(role),
            "7",
            "token",
            form,
            game,
            List.of(line),
            DiscordInput.Oddity.NONE);
    calls++;
    InboxRow message = new InboxRow();
    message.mailbox = InboxRow.DISCORD;
    message.uid = calls;
    message.digest = "call " + calls;
    message.received = bureau.now();
    message.bytes = discordInput.bytes();
    message.state = InboxRow.State.DONE;
    unitOfWork.enter(message);
    Request request = DiscordCaller.request(bureau.services, unitOfWork, message, discordInput);
    return LetterHandler.read(request, discordInput.lines(), List.of()).stream()
        .map(Line::verdict)
        .map(Crowd::name)
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
