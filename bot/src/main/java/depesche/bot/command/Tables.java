package depesche.bot.command;

import depesche.adjudicator.Moment;
import depesche.adjudicator.Title;
import depesche.bot.Rehearsed;
import depesche.bot.chance.Secrets;
import depesche.bot.chance.Tokens;
import depesche.bot.chance.Vault;
import depesche.bot.config.Settings;
import depesche.bot.game.Gazette;
import depesche.bot.game.Herald;
import depesche.bot.game.Notary;
import depesche.bot.game.Timetable;
import depesche.bot.game.Umpire;
import depesche.bot.ledger.Book;
import depesche.bot.ledger.GameRow;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.SeatRow;
import depesche.bot.ledger.TokenRow;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Many tables of one title that have just been set up, and a letter of every seat in the
/// moderator's mailbox. One is set up by the rules, the others are like it, with secrets, players
/// and addresses of their own.
final class Tables {

  private static final String TITLE = "blood-and-iron";

  /// So many games are entered in one transaction.
  private static final int BATCH = 100;

  private final Settings settings;
  private final Path data;
  private final Instant now;
  private final int due;
  private final Duration pace;
  private final Rehearsed rehearsed;
  private final Timetable timetable = new Timetable(Duration.ZERO);

  /// @param data the folder of the ledger that is filled; there is none in it yet
  /// @param due in how many games every seat has written; the others have twice the time
  /// @param pace after this time answers are due
  Tables(Settings settings, Path home, Path data, Instant now, int due, Duration pace) {
    this.settings = settings;
    this.data = data;
    this.now = now;
    this.due = due;
    this.pace = pace;
    this.rehearsed = Rehearsed.in(home);
  }

  /// Sets up the tables.
  ///
  /// @param mailbox the folder of the moderator's mailbox, which is made
  /// @return how many seats each has
  int set(int games, Path mailbox) {
    GameRow pattern = pattern();
    List<String> letters = letters(pattern);
    try (Ledger ledger = Ledger.in(data)) {
      Files.createDirectories(mailbox);
      int mails = 0;
      for (int first = 0; first < games; first += BATCH) {
        int until = Math.min(first + BATCH, games);
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

  private List<String> senders(Ledger ledger, GameRow pattern, int seats, int first, int until) {
    return ledger.work(
        book ->
            IntStream.range(first, until)
                .boxed()
                .flatMap(number -> table(book, pattern, number, seats).stream())
                .toList());
  }

  private Umpire umpire() {
    Herald herald = new Herald(settings, rehearsed.library(), rehearsed.writer(), _ -> new byte[0]);
    Gazette gazette = new Gazette(rehearsed.library(), herald);
    Notary notary = new Notary(rehearsed.library(), () -> Secrets.seeded("bench"));
    return new Umpire(rehearsed.library(), gazette, timetable, notary);
  }

  /// {@return a game that the rules have set up, in a ledger that is given up at once}
  private GameRow pattern() {
    Title title = rehearsed.library().rules(TITLE).title();
    Vault vault = Vault.in(data.resolve("pattern.key"));
    try (Ledger scrap = Ledger.open("jdbc:h2:mem:pattern", vault)) {
      return scrap.work(
          book -> {
            GameRow game = new GameRow();
            game.name = "pattern";
            game.title = title.id();
            game.edition = title.edition();
            game.clock = settings.games().clock();
            game.master = settings.master().address();
            game.created = now;
            book.enter(game);
            for (int place = 0; place < title.most(); place++) {
              seat(book, game, place, title.colours().get(place));
            }
            umpire().open(book, game, now);
            return game;
          });
    }
  }

  private static SeatRow seat(Book book, GameRow game, int place, String name) {
    SeatRow seat = new SeatRow();
    seat.gameId = game.id;
    seat.place = place;
    seat.name = name;
    seat.countryKey = SeatRow.nameless(place);
    return book.enter(seat);
  }

  /// Every seat orders one of its units: something is missing until the deadline is past.
  private List<String> letters(GameRow pattern) {
    Moment<?, ?> moment = Moment.at(rehearsed.library().rules(TITLE), pattern.position);
    return moment.demands().stream()
        .map(demand -> moment.suggest(demand.seat().name(), "").getFirst())
        .toList();
  }

  /// {@return from where and to where each seat writes}
  private List<String> table(Book book, GameRow pattern, int number, int seats) {
    GameRow game = new GameRow();
    game.name = "g" + number;
    game.title = pattern.title;
    game.edition = pattern.edition;
    game.state = GameRow.State.RUNNING;
    game.turn = pattern.turn;
    game.phase = pattern.phase;
    game.position = pattern.position;
    game.clock = pattern.clock;
    game.master = pattern.master;
    game.setup = pattern.setup;
    game.head = pattern.head.replace("\"pattern\"", "\"" + game.name + "\"");
    game.sum = pattern.sum;
    game.created = now;
    book.keep(game, Secrets.seeded(game.name));
    book.enter(game);
    List<String> senders = new ArrayList<>();
    Title title = rehearsed.library().rules(TITLE).title();
    for (int place = 0; place < seats; place++) {
      String name = title.colours().get(place);
      PlayerRow player = new PlayerRow();
      player.address = "p" + place + "." + number + "@example.org";
      player.zone = settings.games().zone();
      SeatRow seat = seat(book, game, place, name);
      seat.playerId = book.enter(player).id;
      seat.state = SeatRow.State.HELD;
      TokenRow token = new TokenRow();
      token.token = book.word(Tokens.TOKEN, "token", game.name, name);
      token.seatId = seat.id;
      token.phase = game.phase;
      book.enter(token);
      senders.add("From: %s\r\nTo: %s".formatted(player.address, settings.address(token.token)));
    }
    timetable.move(book, game, now.plus(number < due ? pace : pace.multipliedBy(2)), now);
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
