package depesche.bot.game;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Seat;
import depesche.adjudicator.rules.Suggests;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.report.Due;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// What a seat may choose in a form, and what of it is on file.
public record SeatForm(Game game, StoredSeat seat) {

  private static final Pattern SIGNS = Pattern.compile("[\\s:;,>]+");

  /// {@return what is asked, with a form; without one if nothing can be chosen}
  public Due of(Due due) {
    List<Suggests.Menu> all = game.menus(seat, true);
    return due.forming(all, game.onFile(seat), all.isEmpty() ? List.of() : said(all));
  }

  /// A choice is on file if it was written and, said once more, changes nothing. That holds for
  /// every title, whatever it answers to a line.
  private List<String> said(List<Suggests.Menu> all) {
    List<Letter> letters = game.written(seat);
    return letters.stream()
        .flatMap(letter -> letter.lines().stream())
        .flatMap(line -> chosen(all, line).stream())
        .distinct()
        .filter(line -> isKept(letters, line))
        .toList();
  }

  private boolean isKept(List<Letter> letters, String line) {
    List<Letter> more = new ArrayList<>(letters);
    more.add(new Letter(game.phase(), line));
    return game.position().read(new Seat(seat.name()), more).onFile().equals(game.onFile(seat));
  }

  /// {@return the choice that a line says, however it is spelt}
  private static Optional<String> chosen(List<Suggests.Menu> all, String line) {
    String plain = plain(line);
    return all.stream().flatMap(menu -> chosen(menu, plain).stream()).findFirst();
  }

  private static Optional<String> chosen(Suggests.Menu menu, String plain) {
    if (menu.verb().isEmpty()) {
      return menu.words().stream().filter(word -> plain(word).equals(plain)).findFirst();
    }
    return Optional.of(plain).filter(menu::offers);
  }

  private static String plain(String line) {
    return SIGNS.matcher(line).replaceAll(" ").strip().toUpperCase(Locale.ROOT);
  }
}
