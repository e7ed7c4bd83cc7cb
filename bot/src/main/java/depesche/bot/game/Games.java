package depesche.bot.game;

import depesche.adjudicator.Title;
import depesche.bot.ledger.Book;
import depesche.bot.ledger.NewGame;
import depesche.bot.ledger.StoredGame;
import java.util.List;
import java.util.Optional;

/// Where games are found and made, and who serves them.
public final class Games {

  private final Library library;
  private final Herald herald;
  private final Timetable timetable;
  private final Notary notary;
  private final Gazette gazette;
  private final Umpire umpire;

  public Games(Library library, Herald herald, Timetable timetable, Notary notary) {
    this.library = library;
    this.herald = herald;
    this.timetable = timetable;
    this.notary = notary;
    this.gazette = new Gazette(herald);
    this.umpire = new Umpire(gazette, timetable, notary);
  }

  /// {@return the game of this name}
  public Optional<Game> named(Book book, String name) {
    return book.game(name).map(this::of);
  }

  public Game numbered(Book book, long id) {
    return of(book.game(id));
  }

  /// {@return a stored game with its rules, the same whenever it is asked for in a transaction}
  public Game of(StoredGame stored) {
    return stored.book().as(Game.class, stored, game -> new Game(game, this));
  }

  /// {@return all games there are, by name}
  public List<Game> all(Book book) {
    return book.games().stream().map(this::of).toList();
  }

  /// {@return a new game with all the seats that its title may have, committed to its chance}
  public Game create(Book book, NewGame made) {
    Game game = of(book.create(made));
    notary.commit(game);
    return game;
  }

  /// {@return the names of all seats that a table of this title may have}
  public static List<String> seats(Title title) {
    return title.colours().subList(0, title.most());
  }

  Library library() {
    return library;
  }

  Herald herald() {
    return herald;
  }

  Timetable timetable() {
    return timetable;
  }

  Notary notary() {
    return notary;
  }

  Gazette gazette() {
    return gazette;
  }

  Umpire umpire() {
    return umpire;
  }
}
