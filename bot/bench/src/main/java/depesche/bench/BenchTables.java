package depesche.bench;

import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Title;
import depesche.bot.chance.RandomTokens;
import depesche.bot.chance.Secrets;
import depesche.bot.chance.Vault;
import depesche.bot.config.Settings;
import depesche.bot.game.Commitments;
import depesche.bot.game.DeadlineSchedule;
import depesche.bot.game.Game;
import depesche.bot.game.Games;
import depesche.bot.game.ParcelWriter;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.NewGame;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.TokenRow;
import depesche.bot.ledger.turn.TurnRow;
import depesche.bot.server.start.CheckedTemplates;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/// Many tables of one title that have just been set up, and a letter of every seat in the
/// moderator's mailbox. One is set up by the rules, the others are like it, with secrets, players
/// and addresses of their own.
final class BenchTables {

  /// So many games are entered in one transaction.
  private static final int BATCH = 100;

  private final Settings settings;
  private final Path data;
  private final Instant now;
  private final int due;
  private final Duration pace;
  private final CheckedTemplates checkedTemplates;
  private final Games games;
  private final String rules;
  private final List<Sender> all = new ArrayList<>();
  private List<String> letters = List.of();

  /// Somebody who writes, and the address they write to.
  record Sender(String from, String to) {}

  /// @param data the folder of the ledger that is filled; there is none in it yet
  /// @param due in how many games every seat has written; the others have twice the time
  /// @param pace after this time answers are due
  /// @param rules the id of their title
  BenchTables(
      Settings settings, Path home, Path data, Instant now, int due, Duration pace, String rules) {
    this.settings = settings;
    this.data = data;
    this.now = now;
    this.due = due;
    this.pace = pace;
    this.rules = rules;
    this.checkedTemplates = CheckedTemplates.in(home);
    this.games = games();
  }

  /// Sets up the tables.
  ///
  /// @param mailbox the folder of the moderator's mailbox, which is made
  /// @return how many seats each has
  int set(int count, Path mailbox) {
    Game pattern = pattern();
    letters = letters(pattern);
    try (Ledger ledger = Ledger.of(settings, data)) {
      Files.createDirectories(mailbox);
      int mails = 0;
      for (int first = 0; first < count; first += BATCH) {
        int until = Math.min(first + BATCH, count);
        List<String> senders = senders(ledger, pattern, letters.size(), first, until);
        int writing = Math.clamp(due - first, 0, until - first) * letters.size();
        for (int i = 0; i < writing; i++) {
          drop(mailbox, ++mails, senders.get(i), letters.get(i % letters.size()));
        }
      }
      // The validity and the next number, as the post office keeps them.
      Files.writeString(mailbox.resolve("numbers"), "1\n" + (mails + 1) + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return letters.size();
  }

  /// {@return everybody, game by game}
  List<Sender> senders() {
    return Collections.unmodifiableList(all);
  }

  /// {@return a letter that somebody could write}
  String letter(int sender) {
    return letters.get(sender % letters.size());
  }

  private List<String> senders(Ledger ledger, Game pattern, int seats, int first, int until) {
    return ledger.work(
        unitOfWork ->
            IntStream.range(first, until)
                .boxed()
                .flatMap(number -> table(unitOfWork, pattern, number, seats).stream())
                .toList());
  }

  private Games games() {
    ParcelWriter parcelWriter =
        new ParcelWriter(settings, checkedTemplates.mailWriter(), _ -> new byte[0]);
    Commitments commitments = new Commitments(() -> Secrets.seeded("bench"));
    return new Games(
        checkedTemplates.library(), parcelWriter, new DeadlineSchedule(Duration.ZERO), commitments);
  }

  /// {@return a game that the rules have set up, in a ledger that is given up at once}
  private Game pattern() {
    Title title = checkedTemplates.library().rules(rules).title();
    Vault vault = Vault.in(data.resolve("pattern.key"));
    NewGame made =
        new NewGame(
            "pattern",
            title.id(),
            title.edition(),
            List.of(),
            settings.games().clock(),
            settings.master().address(),
            games.seats(title, List.of()),
            now);
    try (Ledger scrap = Ledger.open("jdbc:h2:mem:pattern", vault)) {
      return scrap.work(
          unitOfWork -> {
            Game game = games.create(unitOfWork, made);
            game.open(now);
            return game;
          });
    }
  }

  /// Every seat orders one of its units: something is missing until the deadline is past.
  private static List<String> letters(Game pattern) {
    GamePosition<?, ?> gamePosition = pattern.position();
    return gamePosition.demands().stream()
        .map(demand -> gamePosition.suggest(demand.seat().name(), "").getFirst())
        .toList();
  }

  /// {@return from where and to where each seat writes}
  private List<String> table(UnitOfWork unitOfWork, Game pattern, int number, int seats) {
    String name = "g" + number;
    String head = pattern.chance().head().replace("\"pattern\"", "\"" + name + "\"");
    StoredGame game = pattern.copy(unitOfWork, name, head, Secrets.seeded(name));
    TurnRow turn = new TurnRow();
    turn.gameId = game.id();
    turn.turn = game.turn();
    turn.judged = now;
    turn.position = game.positionText();
    unitOfWork.enter(turn);
    List<String> senders = new ArrayList<>();
    for (StoredSeat seat : game.seats().subList(0, seats)) {
      PlayerRow player = new PlayerRow();
      player.address = "p" + seat.place() + "." + number + "@example.org";
      player.zone = settings.games().zone();
      player.proved = now;
      seat.take(unitOfWork.enter(player));
      TokenRow token = new TokenRow();
      token.token = unitOfWork.word(RandomTokens.TOKEN, "token", name, seat.name());
      token.seatId = seat.id();
      token.phase = game.phase();
      unitOfWork.enter(token);
      all.add(new Sender(player.address, settings.address(token.token)));
      senders.add("From: %s\r\nTo: %s".formatted(player.address, settings.address(token.token)));
    }
    // Nobody sat at the pattern, so it is paused.
    game.life().resume();
    games.of(game).moveDeadline(now.plus(number < due ? pace : pace.multipliedBy(2)), now);
    return senders;
  }

  /// Puts a letter where the post office keeps what it was given.
  private void drop(Path mailbox, int number, String envelope, String text) throws IOException {
    String letter =
        "%s\r\nMessage-ID: <%d.bench@example.org>\r\nSubject: orders\r\n\r\n%s\r\n"
            .formatted(envelope, number, text);
    String name = "%010d_%d_".formatted(number, now.getEpochSecond());
    Files.write(mailbox.resolve(name), letter.getBytes(StandardCharsets.US_ASCII));
  }
}
