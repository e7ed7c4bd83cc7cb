package depesche.bot.desk;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Moment;
import depesche.adjudicator.Seat;
import depesche.adjudicator.TitleWords;
import depesche.bot.game.Game;
import depesche.bot.ledger.Book;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.post.discord.Switchboard.Form;
import depesche.bot.post.discord.Switchboard.Typing;
import depesche.bot.report.Heading;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// Answers what Discord wants to know while somebody is still writing. Nothing here changes a game.
public final class Enquiry {

  private static final int LONGEST_TITLE = 45;
  private static final int LONGEST_TEXT = 4000;

  /// Discord shows no more.
  private static final int MOST_GAMES = 25;

  private final Staff staff;

  public Enquiry(Staff staff) {
    this.staff = staff;
  }

  /// {@return the commands that titles bring}
  public List<TitleWords.Shortcut> shortcuts() {
    return staff.library().shortcuts();
  }

  /// {@return the form for all orders of the seat that is meant; nothing if the game does not run}
  /// Its token names the seat and the phase, and works for nobody else.
  public Optional<Form> form(Book book, String user, String channel, String named) {
    Optional<PlayerRow> player = book.directory().account(user);
    Optional<Game> game = Caller.game(staff, book, channel, named);
    if (player.isEmpty() || (game.isEmpty() && !named.isEmpty())) {
      return Optional.empty();
    }
    return Caller.seat(book, player.get(), game).flatMap(seat -> form(book, seat));
  }

  private Optional<Form> form(Book book, StoredSeat seat) {
    Game game = staff.games().numbered(book, seat.gameId());
    boolean open = game.state() == GameLife.State.RUNNING || game.state() == GameLife.State.PAUSED;
    if (!open) {
      return Optional.empty();
    }
    String title = "Orders: " + game.name() + " " + game.phase();
    return Optional.of(
        new Form(
            staff.herald().token(book, seat, game.phase()),
            title.substring(0, Math.min(title.length(), LONGEST_TITLE)),
            written(game, seat)));
  }

  /// The lines that put on file what is there now, and no others; the newest stay if they are too
  /// much.
  private String written(Game game, StoredSeat seat) {
    Moment<?, ?> moment = game.position();
    List<Letter> letters =
        game.written(seat).stream()
            .filter(letter -> moment.phase().sharesTurn(letter.phase()))
            .toList();
    String text =
        Gist.of(letters, kept -> moment.read(new Seat(seat.name()), kept).onFile()).stream()
            .flatMap(letter -> letter.lines().stream())
            .map(String::strip)
            .collect(Collectors.joining("\n"));
    if (text.length() <= LONGEST_TEXT) {
      return text;
    }
    int cut = text.indexOf('\n', text.length() - LONGEST_TEXT);
    return text.substring(cut + 1);
  }

  /// {@return what could stand where somebody is writing, best first}
  public List<String> suggest(Book book, Typing typing) {
    if (typing.option().equals(Typing.LINE)) {
      return lines(book, typing);
    }
    String typed = typing.typed().toLowerCase(Locale.ROOT);
    List<String> words =
        switch (typing.option()) {
          case "game" -> games(book, typing);
          case "seat" -> seats(book, typing);
          case "topic" -> topics(book, typing);
          default -> List.of();
        };
    return words.stream()
        .filter(word -> word.toLowerCase(Locale.ROOT).contains(typed))
        .sorted((one, other) -> Boolean.compare(starts(other, typed), starts(one, typed)))
        .toList();
  }

  /// What may be written next is the rules' affair. Of several lines the last is being written.
  private List<String> lines(Book book, Typing typing) {
    Optional<Game> game = Caller.game(staff, book, typing.channel(), typing.game());
    Optional<StoredSeat> seat =
        book.directory().account(typing.user()).flatMap(player -> Caller.seat(book, player, game));
    int begun = typing.typed().lastIndexOf(';') + 1;
    String before = typing.typed().substring(0, begun);
    String gap = before.isEmpty() ? "" : " ";
    return seat.stream()
        .flatMap(row -> lines(book, row, typing.typed().substring(begun).strip()).stream())
        .map(line -> before + gap + line)
        .toList();
  }

  private List<String> lines(Book book, StoredSeat seat, String typed) {
    Game game = staff.games().numbered(book, seat.gameId());
    if (!game.hasBegun()) {
      return List.of();
    }
    return game.position().suggest(seat.name(), typed);
  }

  private static boolean starts(String word, String typed) {
    return word.toLowerCase(Locale.ROOT).startsWith(typed);
  }

  private static List<String> games(Book book, Typing typing) {
    boolean joining = typing.command().equals("join");
    String typed = typing.typed().toLowerCase(Locale.ROOT);
    return book.lobby().like(typed, joining, MOST_GAMES);
  }

  private List<String> seats(Book book, Typing typing) {
    return Caller.game(staff, book, typing.channel(), typing.game())
        .map(game -> Seats.free(game))
        .orElse(List.of());
  }

  private List<String> topics(Book book, Typing typing) {
    Heading nowhere = Heading.none(ZoneId.of(staff.settings().games().zone()));
    return Caller.game(staff, book, typing.channel(), "")
        .map(game -> game.heading(Optional.empty()))
        .map(staff.herald()::topics)
        .orElseGet(() -> staff.herald().topics(nowhere));
  }
}
