package depesche.bot.desk;

import depesche.bot.config.Settings;
import depesche.bot.game.Game;
import depesche.bot.game.Herald;
import depesche.bot.ledger.Book;
import depesche.bot.ledger.InboxRow;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.post.discord.Call;
import depesche.bot.post.discord.Destination;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Who is speaking on Discord, and of which game. The id of an account is proof enough, and so is
/// that of a role it bears; which of their seats is meant follows from the game that is named, from
/// the place they write in, or from their holding only one.
final class Caller {

  private Caller() {}

  /// {@return the call at the desk}
  static Visit visit(Staff staff, Book book, InboxRow message, Call call) {
    Optional<PlayerRow> player = book.directory().account(call.user());
    Optional<Game> game = game(staff, book, call.channel(), call.game());
    Visit visit =
        new Visit(
            staff,
            book,
            player.map(row -> row.address).orElseGet(() -> PlayerRow.onDiscord(call.user())),
            message.received,
            game.map(row -> "[" + row.name() + "]").orElse(""),
            new Herald.Correspondence("", List.of()),
            message.id,
            Optional.of(call));
    if (visit.isMastersAddress() || visit.bears(Settings.Discord::masters)) {
      // Such an account was linked by a letter that proved to be the master's, or it has the
      // master's role.
      visit.provedMaster();
    }
    if (player.filter(row -> isLost(book, row, call)).isPresent()) {
      visit.note(new Note.Unreachable());
    }
    if (!call.form().isEmpty()) {
      book.token(call.form()).ifPresent(visit::present);
    } else if (call.game().isEmpty() || game.isPresent()) {
      player.flatMap(row -> seat(book, row, game)).ifPresent(visit::proved);
    }
    return visit;
  }

  /// {@return whether nothing reaches them but the answers to their commands}
  private static boolean isLost(Book book, PlayerRow player, Call call) {
    return !player.hasMail()
        && book.registry().isGivenUp(new Destination.Person(call.user()).word());
  }

  /// {@return the game that is named, or in whose place something is said}
  static Optional<Game> game(Staff staff, Book book, String channel, String named) {
    return named.isEmpty()
        ? book.directory().gameAt(channel).map(staff.games()::of)
        : staff.games().named(book, named.toLowerCase(Locale.ROOT));
  }

  /// {@return the seat that is meant}
  static Optional<StoredSeat> seat(Book book, PlayerRow player, Optional<Game> game) {
    if (game.isPresent()) {
      return game.get().seats().stream()
          .filter(seat -> seat.isOf(player))
          .filter(seat -> seat.state() != StoredSeat.State.RESIGNED)
          .findFirst();
    }
    List<StoredSeat> held =
        book.seatsOf(player).stream()
            .filter(seat -> seat.state() != StoredSeat.State.RESIGNED)
            .toList();
    return held.size() == 1 ? Optional.of(held.getFirst()) : Optional.empty();
  }
}
