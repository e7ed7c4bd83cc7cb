package depesche.bot.desk.letter;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Seat;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Title;
import depesche.adjudicator.rules.TitleWords;
import depesche.bot.desk.PrivateGames;
import depesche.bot.desk.SeatLookup;
import depesche.bot.desk.Services;
import depesche.bot.desk.play.EffectiveLines;
import depesche.bot.game.Game;
import depesche.bot.game.PastPictures;
import depesche.bot.game.parcel.ReplyTokens;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.post.discord.ButtonId;
import depesche.bot.post.discord.DiscordHandler.Form;
import depesche.bot.post.discord.DiscordHandler.Ranking;
import depesche.bot.post.discord.DiscordHandler.Typing;
import depesche.bot.report.MailContext;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Answers what Discord wants to know while somebody is still writing. Nothing here changes a game.
public final class Autocompletion {

  private static final int LONGEST_TITLE = 45;
  private static final int LONGEST_TEXT = 4000;

  /// Discord shows no more.
  private static final int MOST_GAMES = 25;

  private final Services services;

  public Autocompletion(Services services) {
    this.services = services;
  }

  /// {@return the commands that titles bring}
  public List<TitleWords.Shortcut> shortcuts() {
    return services.library().shortcuts();
  }

  /// {@return the form for all orders of the seat that is meant; nothing if the game does not run,
  /// or if a button wants what is not asked any more} Its token names the seat and the phase, and
  /// works for nobody else.
  public Optional<Form> form(UnitOfWork unitOfWork, String user, String channel, ButtonId asked) {
    return unitOfWork
        .directory()
        .account(user)
        .flatMap(
            player ->
                seat(unitOfWork, player, channel, asked)
                    .flatMap(seat -> form(unitOfWork, seat, player))
                    .filter(form -> !form.text().isBlank() || asked.phase().isEmpty()));
  }

  private Optional<StoredSeat> seat(
      UnitOfWork unitOfWork, PlayerRow player, String channel, ButtonId asked) {
    Optional<Game> game = DiscordCaller.game(services, unitOfWork, channel, asked.game());
    return game.isEmpty() && !asked.game().isEmpty()
        ? Optional.empty()
        : DiscordCaller.seat(unitOfWork, player, game, asked.seat())
            .filter(seat -> isNow(unitOfWork, seat, asked.phase()));
  }

  /// {@return the form in which a seat puts in order what it is asked for; nothing if it is not
  /// asked for it now}
  public Optional<Ranking> ranking(
      UnitOfWork unitOfWork, String user, String channel, ButtonId asked) {
    return unitOfWork
        .directory()
        .account(user)
        .flatMap(player -> seat(unitOfWork, player, channel, asked))
        .flatMap(
            seat -> {
              Game game = services.games().numbered(unitOfWork, seat.gameId());
              return game.menus(seat, false).stream()
                  .filter(menu -> menu.ordered() && menu.about().equals(asked.line()))
                  .findFirst()
                  .map(menu -> new Ranking(title(game), menu.words(), menu.most()));
            });
  }

  private static String title(Game game) {
    String title = "Orders: " + game.name() + " " + game.phase();
    return title.substring(0, Math.min(title.length(), LONGEST_TITLE));
  }

  private boolean isNow(UnitOfWork unitOfWork, StoredSeat seat, String phase) {
    Game game = services.games().numbered(unitOfWork, seat.gameId());
    return phase.isEmpty()
        || game.begun().filter(now -> now.isStillAsked(seat.name(), phase)).isPresent();
  }

  private Optional<Form> form(UnitOfWork unitOfWork, StoredSeat seat, PlayerRow player) {
    Game game = services.games().numbered(unitOfWork, seat.gameId());
    boolean open = game.isUnderWay();
    if (!open || game.otherRules().isPresent()) {
      return Optional.empty();
    }
    String filed = written(game, seat);
    List<String> good =
        filed.isBlank() ? game.position().examples(seat.name()) : apart(game, filed);
    String said = String.join("\n", good);
    String lines =
        Stream.concat(good.stream(), rest(game, seat, said).stream())
            .collect(Collectors.joining("\n"));
    return Optional.of(
        new Form(
            new ReplyTokens(unitOfWork).of(seat, game.phase(), player.address),
            title(game),
            lines.length() > LONGEST_TEXT ? said : lines,
            !filed.isBlank()));
  }

  /// {@return what is on file without the line that says all the rest at once: each unit has its
  /// own}
  private static List<String> apart(Game game, String filed) {
    String rest = game.title().words().rest().map(TitleWords.Rest::line).orElse("");
    return filed.lines().filter(line -> !line.equalsIgnoreCase(rest)).toList();
  }

  /// {@return a line for each unit of which nothing is said: so the form has one for all of them}
  private List<String> rest(Game game, StoredSeat seat, String said) {
    GamePosition<?, ?> now = game.position();
    return game
        .title()
        .words()
        .rest()
        .filter(rest -> rest.kind().equalsIgnoreCase(now.phase().kind()))
        .map(rest -> lines(game, seat, said + "\n" + rest.line()))
        .orElse(List.of())
        .stream()
        .filter(line -> !lines(game, seat, said).contains(line))
        .toList();
  }

  /// {@return what would be on file, line by line}
  private List<String> lines(Game game, StoredSeat seat, String said) {
    return game
        .position()
        .read(new Seat(seat.name()), List.of(new Letter(game.phase(), said)))
        .onFile()
        .stream()
        .map(fact -> services.parcelWriter().say(game.heading(Optional.of(seat)), fact))
        .map(line -> line.split(":", 2)[0])
        .toList();
  }

  /// The lines that put on file what is there now, and no others; the newest stay if they are too
  /// much.
  private static String written(Game game, StoredSeat seat) {
    String text = EffectiveLines.text(game, seat, game.written(seat));
    if (text.length() <= LONGEST_TEXT) {
      return text;
    }
    int cut = text.indexOf('\n', text.length() - LONGEST_TEXT);
    return text.substring(cut + 1);
  }

  /// {@return what could be written there, best first}
  public List<String> suggest(UnitOfWork unitOfWork, Typing typing) {
    if (typing.option().equals(Typing.LINE)) {
      return lines(unitOfWork, typing);
    }
    String typed = typing.typed().toLowerCase(Locale.ROOT);
    List<String> words =
        switch (typing.option()) {
          case "game" -> games(unitOfWork, typing);
          case "title" -> services.library().titles().stream().map(Title::id).toList();
          case "seat" -> seats(unitOfWork, typing);
          case "topic" -> topics(unitOfWork, typing);
          case "question" -> questions(unitOfWork, typing);
          case "to" -> readers(unitOfWork, typing);
          case "turn" -> turns(unitOfWork, typing);
          default -> List.of();
        };
    return words.stream()
        .filter(word -> word.toLowerCase(Locale.ROOT).contains(typed))
        .sorted((one, other) -> Boolean.compare(starts(other, typed), starts(one, typed)))
        .toList();
  }

  /// The rules say what may be written next. Of several lines the last is being written.
  private List<String> lines(UnitOfWork unitOfWork, Typing typing) {
    Optional<Game> game = game(unitOfWork, typing, typing.game());
    Optional<StoredSeat> seat =
        unitOfWork
            .directory()
            .account(typing.user())
            .flatMap(player -> DiscordCaller.seat(unitOfWork, player, game));
    int begun = typing.typed().lastIndexOf(';') + 1;
    String before = typing.typed().substring(0, begun);
    String gap = before.isEmpty() ? "" : " ";
    return seat.stream()
        .flatMap(row -> lines(unitOfWork, row, typing.typed().substring(begun).strip()).stream())
        .map(line -> before + gap + line)
        .toList();
  }

  private List<String> lines(UnitOfWork unitOfWork, StoredSeat seat, String typed) {
    Game game = services.games().numbered(unitOfWork, seat.gameId());
    if (!game.hasBegun() || game.otherRules().isPresent()) {
      return List.of();
    }
    return game.position().suggest(seat.name(), typed);
  }

  /// What can be asked about the board, that of the seat first.
  private List<String> questions(UnitOfWork unitOfWork, Typing typing) {
    Optional<Game> named = game(unitOfWork, typing, typing.game());
    Optional<StoredSeat> seat =
        unitOfWork
            .directory()
            .account(typing.user())
            .flatMap(player -> DiscordCaller.seat(unitOfWork, player, named));
    return named
        .or(() -> seat.map(row -> services.games().numbered(unitOfWork, row.gameId())))
        .filter(game -> game.hasBegun() && game.otherRules().isEmpty())
        .map(game -> game.position().questions(seat.map(row -> new Seat(row.name()))))
        .orElse(List.of());
  }

  private static boolean starts(String word, String typed) {
    return word.toLowerCase(Locale.ROOT).startsWith(typed);
  }

  /// Players in private games find those, too.
  private static List<String> games(UnitOfWork unitOfWork, Typing typing) {
    boolean joining = typing.command().equals("join");
    String typed = typing.typed().toLowerCase(Locale.ROOT);
    Optional<PlayerRow> player =
        unitOfWork.directory().account(typing.user()).filter(_ -> !joining);
    List<String> run = player.map(unitOfWork.people()::runBy).orElse(List.of());
    List<StoredSeat> held = player.map(unitOfWork::seatsOf).orElse(List.of());
    Stream<String> own =
        Stream.concat(
            run.stream(), held.stream().map(seat -> unitOfWork.game(seat.gameId()).name()));
    return Stream.concat(
            own.filter(name -> name.contains(typed)),
            unitOfWork.lobby().like(typed, joining, MOST_GAMES).stream())
        .distinct()
        .limit(MOST_GAMES)
        .toList();
  }

  /// {@return the game that is meant, as far as it is there for the one who is typing}
  private Optional<Game> game(UnitOfWork unitOfWork, Typing typing, String named) {
    Optional<PlayerRow> player = unitOfWork.directory().account(typing.user());
    return DiscordCaller.game(services, unitOfWork, typing.channel(), named)
        .filter(
            game ->
                new PrivateGames(unitOfWork)
                    .shows(game, PlayerRow.onDiscord(typing.user()), player));
  }

  private List<String> seats(UnitOfWork unitOfWork, Typing typing) {
    return game(unitOfWork, typing, typing.game())
        .map(game -> new SeatLookup(game).offered())
        .orElse(List.of());
  }

  private Optional<StoredSeat> seat(UnitOfWork unitOfWork, Typing typing) {
    Optional<Game> named = game(unitOfWork, typing, typing.game());
    return unitOfWork
        .directory()
        .account(typing.user())
        .flatMap(player -> DiscordCaller.seat(unitOfWork, player, named));
  }

  /// {@return the game that is named, or the only one of the one who is typing}
  private Optional<Game> meant(UnitOfWork unitOfWork, Typing typing) {
    return game(unitOfWork, typing, typing.game())
        .or(
            () ->
                seat(unitOfWork, typing)
                    .map(row -> services.games().numbered(unitOfWork, row.gameId())));
  }

  /// Whom a press may go to: one more behind those who are named already.
  private List<String> readers(UnitOfWork unitOfWork, Typing typing) {
    Optional<StoredSeat> seat = seat(unitOfWork, typing);
    return meant(unitOfWork, typing)
        .map(game -> new ReaderWords(game).next(seat, typing.typed()))
        .orElse(List.of());
  }

  /// The phases that have a map, the latest first, without and with their orders.
  private List<String> turns(UnitOfWork unitOfWork, Typing typing) {
    List<String> phases =
        meant(unitOfWork, typing)
            .filter(game -> game.hasBegun() && game.otherRules().isEmpty())
            .map(game -> new PastPictures(game).phases())
            .orElse(List.of());
    return phases.reversed().stream()
        .flatMap(phase -> Stream.of(phase + " ORDERS", phase))
        .toList();
  }

  private List<String> topics(UnitOfWork unitOfWork, Typing typing) {
    MailContext nowhere = MailContext.none(ZoneId.of(services.settings().games().zone()));
    return game(unitOfWork, typing, typing.game())
        .map(game -> game.heading(Optional.empty()))
        .map(services.parcelWriter()::topics)
        .orElseGet(() -> services.parcelWriter().topics(nowhere));
  }
}
