package depesche.bot.desk;

import static depesche.bot.desk.Verdicts.refused;
import static depesche.bot.desk.Verdicts.taken;

import depesche.adjudicator.Verdict;
import depesche.bot.chance.Tokens;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.game.Game;
import depesche.bot.game.Notice;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.report.Mail;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// `JOIN bismarck`, `JOIN Red@bismarck`, `JOIN bismarck AS Red NAME Nordmark`: takes a seat of a
/// game that is forming, or one that its player has left.
final class Join implements Desk {

  private static final String NAME = "NAME";
  private static final String NAMED = "(?i)\\sname\\s";

  private static final Pattern FORM =
      Pattern.compile("join\\s+(?:(\\S+)@)?(\\S+)(?:\\s+as\\s+(\\S+))?", Pattern.CASE_INSENSITIVE);

  @Override
  public List<String> words() {
    return List.of("JOIN");
  }

  /// A country's name counts as it is written.
  @Override
  public Form form(String word) {
    return Form.VERBATIM;
  }

  @Override
  public Verdict serve(Visit visit, Command command) {
    Command said = command.before(NAME);
    Optional<Refusal> unplain = Verdicts.unplain(command.text().split(NAMED, 2)[0]);
    if (unplain.isPresent()) {
      return refused(unplain.get());
    }
    Command plain = said.plain();
    Matcher form = FORM.matcher(plain.rest(0));
    if (!form.matches() && plain.words().size() > 2) {
      return refused(new Refusal.CommandTooLong(plain.said(2), "JOIN"));
    }
    String game = form.matches() ? form.group(2) : plain.said(1);
    String wish = form.matches() ? or(form.group(1), or(form.group(3), "")) : "";
    String country = command.behind(NAME);
    if (game.isEmpty()) {
      return refused(new Refusal.GameNotNamed("JOIN", open(visit)));
    }
    return visit
        .named(game.toLowerCase(Locale.ROOT))
        .map(row -> join(visit, row, wish, country))
        .orElseGet(() -> refused(new Refusal.UnknownGame(game, open(visit))));
  }

  private static String or(@Nullable String text, String standard) {
    return text == null ? standard : text;
  }

  /// {@return the names of games that still have room}
  static List<String> open(Visit visit) {
    return visit.book.lobby().open(Visit.MOST_GAMES);
  }

  private static Verdict join(Visit visit, Game game, String wish, String country) {
    Optional<StoredSeat> held = visit.seatIn(game).filter(row -> row.isHeld());
    if (held.isPresent()) {
      return refused(new Refusal.AlreadyJoined(game.name(), held.get().name()));
    }
    if (game.state() == GameLife.State.OVER) {
      return Verdicts.notNow("JOIN", game);
    }
    List<String> free = Seats.free(game);
    if (free.isEmpty()) {
      return refused(new Refusal.TableFull(game.name()));
    }
    String named = wish.isEmpty() ? free.getFirst() : wish;
    Optional<StoredSeat> seat = Seats.named(game, named);
    if (seat.isEmpty()) {
      return refused(new Refusal.UnknownSeat(named, free));
    }
    if (!Seats.isFree(seat.get())) {
      return refused(new Refusal.SeatTaken(seat.get().name(), free));
    }
    Optional<Refusal> fixed =
        country.isEmpty() ? Optional.empty() : Countries.fixed(visit, game, seat.get());
    if (fixed.isPresent()) {
      return new Verdict.Doubted(joined(visit, game, seat.get()), fixed.get());
    }
    return country.isEmpty()
        ? take(visit, game, seat.get())
        : Countries.name(visit, game, seat.get(), country)
            .map(Verdicts::refused)
            .orElseGet(() -> take(visit, game, seat.get()));
  }

  private static Verdict take(Visit visit, Game game, StoredSeat seat) {
    return taken(joined(visit, game, seat));
  }

  private static DeskFact joined(Visit visit, Game game, StoredSeat seat) {
    PlayerRow player = visit.player().orElseGet(() -> register(visit));
    visit.seatIn(game).ifPresent(former -> former.leave());
    String password =
        visit.book.word(Tokens.PASSWORD, "password", game.name(), seat.name(), visit.sign);
    seat.take(player);
    seat.setPassword(Tokens.hash(seat.salt(), password));
    visit.book.flush();
    visit.proved(seat);
    int seats = game.seats().size();
    int taken = seats - Seats.free(game).size();
    visit.enclose(
        new Mail.Welcome(
            game.heading(Optional.of(seat)), password, taken, seats, List.of(game.commitment())));
    announce(visit, game, seat, taken, seats);
    String title = game.title().name();
    return new DeskFact.Joined(game.name(), seat.name(), title);
  }

  private static PlayerRow register(Visit visit) {
    PlayerRow player = new PlayerRow();
    player.address = visit.address;
    player.discord = visit.account().orElse(null);
    player.zone = visit.staff.settings().games().zone();
    return visit.book.enter(player);
  }

  /// The master hears of every new player; of a running game the whole table does.
  private static void announce(Visit visit, Game game, StoredSeat seat, int taken, int seats) {
    if (game.state() == GameLife.State.FORMING) {
      game.show("joined." + visit.sign, visit.now);
      game.tellMaster(
          "joined." + visit.sign,
          List.of(
              taken == seats
                  ? new Notice.TableComplete(game.name())
                  : new Notice.SeatJoined(seat.name(), taken, seats)),
          visit.now);
    } else {
      game.tell("joined." + visit.sign, List.of(new Notice.SeatTakenOver(seat.name())), visit.now);
    }
  }
}
