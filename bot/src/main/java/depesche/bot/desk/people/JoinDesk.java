package depesche.bot.desk.people;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.adjudicator.Fact;
import depesche.adjudicator.notation.SmallWords;
import depesche.bot.chance.RandomTokens;
import depesche.bot.clock.ClockTerms;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.CountryNames;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.SeatLookup;
import depesche.bot.game.Game;
import depesche.bot.game.GameNotice;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.people.PeopleFact;
import depesche.bot.people.ProofFact;
import depesche.bot.people.TableFact;
import depesche.bot.people.Veil;
import depesche.bot.post.discord.DiscordInput;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// `JOIN bismarck`, `JOIN Red@bismarck`, `JOIN bismarck AS Red NAME Nordmark`: takes a seat of a
/// game that is forming, or one that its player has left.
public final class JoinDesk implements Desk {

  private static final String NAME = "NAME";
  private static final String AS = "AS";
  private static final String NAMED = "(?i)\\sname\\s";

  private static final Pattern FORM =
      Pattern.compile("join\\s+(?:(\\S+)@)?(\\S+)", Pattern.CASE_INSENSITIVE);

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
  public LineOutcome serve(Request request, Command command) {
    Command said = command.before(NAME);
    Optional<Refusal> unplain = CommonVerdicts.unplain(command.text().split(NAMED, 2)[0]);
    if (unplain.isPresent()) {
      return refused(unplain.get());
    }
    Command plain = said.before(AS).plain();
    Matcher form = FORM.matcher(plain.rest(0));
    if (!form.matches() && plain.words().size() > 2) {
      return refused(new Refusal.CommandTooLong(plain.said(2), "JOIN"));
    }
    String game = form.matches() ? form.group(2) : plain.said(1);
    String behind = SmallWords.withoutPoliteness(said.behind(AS));
    String wish = behind.isEmpty() && form.matches() ? or(form.group(1), "") : behind;
    String country = command.behind(NAME);
    if (game.isEmpty()) {
      return refused(new Refusal.GameNotNamed("JOIN", open(request)));
    }
    String name = game.toLowerCase(Locale.ROOT);
    return request
        .named(name)
        .map(row -> join(request, row, wish, country))
        .or(() -> new JoinBar(request).ejected(name).map(LineOutcome::refused))
        .orElseGet(() -> refused(new Refusal.UnknownGame(game, open(request))));
  }

  private static String or(@Nullable String text, String standard) {
    return text == null ? standard : text;
  }

  /// {@return the names of games that still have room}
  public static List<String> open(Request request) {
    return request.unitOfWork.lobby().open(Request.MOST_GAMES);
  }

  private static LineOutcome join(Request request, Game game, String wish, String country) {
    Optional<StoredSeat> held = request.seatIn(game).filter(row -> row.isHeld());
    if (held.isPresent()) {
      return refused(new Refusal.AlreadyJoined(game.name(), held.get().name()));
    }
    if (game.isOver()) {
      return CommonVerdicts.notNow("JOIN", game);
    }
    Optional<Fact> barred = new JoinBar(request).of(game);
    if (barred.isPresent()) {
      return refused(barred.get());
    }
    List<String> free = new SeatLookup(game).offered(request);
    if (free.isEmpty() && !new SeatLookup(game).free().isEmpty()) {
      return refused(new ProofOffers(request).kept(game));
    }
    SeatWish asked = SeatWish.read(game, wish);
    Optional<Fact> obstacle = asked.obstacle(game, free);
    if (obstacle.isPresent()) {
      return refused(obstacle.get());
    }
    StoredSeat seat = asked.taken(request, game);
    Optional<LineOutcome> secret =
        new SeatSecrecy(request).bars(game, seat, request.address).map(LineOutcome::refused);
    if (secret.isPresent()) {
      return secret.get();
    }
    if (!request.authorship.isProved()) {
      String named = asked.seat().map(StoredSeat::name).orElse("");
      return LineOutcome.awaited(
          new ProofFact.SeatAsked(game.name(), game.title().name(), named), Optional.of(seat));
    }
    Optional<Refusal> fixed =
        country.isEmpty() ? Optional.empty() : new CountryNames(game).fixed(seat);
    if (fixed.isPresent()) {
      LineOutcome joined = wishing(request, game, seat, asked);
      return LineOutcome.doubted(joined.done().orElseThrow(), fixed.get()).with(joined.effects());
    }
    return country.isEmpty()
        ? wishing(request, game, seat, asked)
        : new CountryNames(game)
            .name(seat, country)
            .map(LineOutcome::refused)
            .orElseGet(() -> wishing(request, game, seat, asked));
  }

  private static LineOutcome wishing(Request request, Game game, StoredSeat seat, SeatWish asked) {
    LineOutcome joined = joined(request, game, seat);
    asked.keep(game, seat);
    return joined;
  }

  /// A game has begun, and its seats may have been dealt: the sender's is another one then.
  public static List<LetterEffect> follow(Request request, Game game) {
    return request
        .seat()
        .filter(seat -> seat.gameId() == game.id())
        .flatMap(_ -> request.seatIn(game))
        .<LetterEffect>map(seat -> new LetterEffect.Turned(request.standing.proved(seat)))
        .stream()
        .toList();
  }

  /// {@return the sender, registered if they were not}
  public static PlayerRow player(Request request) {
    return request.player().orElseGet(() -> register(request));
  }

  /// Gives the sender a seat.
  static LineOutcome joined(Request request, Game game, StoredSeat seat) {
    PlayerRow player = player(request);
    request.seatIn(game).filter(former -> former.isOf(player)).ifPresent(former -> former.leave());
    String password =
        request.unitOfWork.word(
            RandomTokens.PASSWORD, "password", game.name(), seat.name(), request.envelope.sign());
    // Somebody who has only been silent is told that the seat is no longer theirs.
    LetterEffect passed =
        LetterEffect.seat(game, seat, new PeopleFact.SeatPassedOn(game.name(), seat.name()));
    boolean silent = game.hasBegun() && !seat.isOf(player) && seat.isAnswerable();
    seat.take(player);
    request.unitOfWork.proofs().free(seat.id());
    seat.setPassword(password);
    request.unitOfWork.flush();
    int seats = game.seats().size();
    int taken = seats - new SeatLookup(game).free().size();
    MailContext heading = game.heading(Optional.of(seat));
    Function<Request, Mail> welcome =
        _ ->
            new Mail.Welcome(
                heading,
                password,
                taken,
                seats,
                List.of(game.commitment()),
                List.of(ClockTerms.of(game.policy(), game.title())),
                SeatWish.told(game, seat),
                TableFact.rules(game));
    return taken(new DeskFact.Joined(game.name(), seat.name(), game.title().name()))
        .with(silent ? List.of(passed) : List.of())
        .with(
            new LetterEffect.Turned(request.standing.proved(seat)),
            new LetterEffect.Enclosed(welcome))
        .with(announced(game, seat, taken, seats));
  }

  private static PlayerRow register(Request request) {
    PlayerRow player = register(request, request.address);
    player.discord = request.envelope.call().map(DiscordInput::user).orElse(null);
    return player;
  }

  /// {@return a new player of this address}
  static PlayerRow register(Request request, String address) {
    PlayerRow player = new PlayerRow();
    player.address = address;
    player.zone = request.services.settings().games().zone();
    return request.unitOfWork.enter(player);
  }

  /// The master hears of every new player; of a running game the whole table does.
  private static List<LetterEffect> announced(Game game, StoredSeat seat, int taken, int seats) {
    return game.isForming()
        ? List.of(
            new LetterEffect.Shown(game, "joined", false),
            LetterEffect.masters(
                game,
                taken == seats
                    ? new GameNotice.TableComplete(game.name())
                    : new GameNotice.SeatJoined(
                        new Veil(game).covers() ? "" : seat.name(), taken, seats)))
        : List.of(LetterEffect.everyone(game, new GameNotice.SeatTakenOver(seat.name())));
  }
}
