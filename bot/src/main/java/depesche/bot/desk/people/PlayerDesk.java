package depesche.bot.desk.people;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.CountryNames;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.Unproven;
import depesche.bot.game.Anonymity;
import depesche.bot.game.Game;
import depesche.bot.game.GameNotice;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.people.DigestTime;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A player's own affairs: `NAME Nordmark`, `SET ZONE Europe/Berlin`, `SET MAP OFF`, `SET FORMAT
/// BBCODE`, `RESIGN bismarck`, and with an account on Discord `SET PINGS ON`, `SET REPORTS
/// DISCORD`.
public final class PlayerDesk implements Desk {

  @Override
  public List<String> words() {
    return List.of(
        "NAME",
        "SETZONE",
        "ZONE",
        "RESIGN",
        "WITHDRAW",
        "SETMAP",
        "SETFORMAT",
        "SETPINGS",
        "SETREPORTS");
  }

  @Override
  public Form form(String word) {
    return word.equals("NAME") ? Form.VERBATIM : Form.ONE_WORD;
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    return switch (command.word(0)) {
      case "NAME" -> name(request, command.rest(1));
      case "RESIGN", "WITHDRAW" -> resign(request, command.said(1));
      case "SETMAP" -> map(request, command.rest(1).strip().toUpperCase(Locale.ROOT));
      case "SETFORMAT" -> format(request, command.word(1));
      case "SETPINGS" -> pings(request, command.word(1));
      case "SETREPORTS" -> reports(request, command.word(1));
      default -> zone(request, command.said(1));
    };
  }

  private static LineOutcome name(Request request, String country) {
    if (request.seat().isEmpty()) {
      return refused(Unproven.of(request));
    }
    StoredSeat seat = request.seat().get();
    Game game = request.game(seat);
    if (game.isOver()) {
      return CommonVerdicts.notNow("NAME", game);
    }
    Optional<Refusal> fixed = new CountryNames(game).fixed(seat);
    if (fixed.isPresent()) {
      return refused(fixed.get());
    }
    if (game.turn() > 1 && !seat.country().isEmpty()) {
      return refused(new Refusal.CountryFixed(seat.country()));
    }
    Optional<Refusal> refusal = new CountryNames(game).name(seat, country);
    return refusal
        .map(LineOutcome::refused)
        .orElseGet(() -> taken(new DeskFact.CountryNamed(seat.name(), seat.country())));
  }

  private static LineOutcome zone(Request request, String word) {
    if (!request.isKnown()) {
      return refused(Unproven.of(request));
    }
    if (request.player().isEmpty()) {
      return refused(
          request.isCall() ? Unproven.of(request) : new Refusal.Unproven("JOIN bismarck"));
    }
    try {
      ZoneId zone = ZoneId.of(word);
      request.player().get().zone = zone.getId();
      request
          .player()
          .filter(player -> new DigestTime(player).isWanted())
          .ifPresent(player -> new DigestTime(player).setNext(request.now));
      return taken(new DeskFact.ZoneSet(zone.getId()));
    } catch (DateTimeException _) {
      return refused(new Refusal.UnknownZone(word));
    }
  }

  private static LineOutcome map(Request request, String word) {
    String how = word.equals("ON") ? "SMALL" : word;
    if (!List.of("OFF", "SMALL", "LARGE", "DARK", "LIGHT").contains(how)) {
      return refused(new Refusal.MapUnclear(word));
    }
    if (!request.isKnown() || request.player().isEmpty()) {
      return refused(Unproven.of(request));
    }
    PlayerRow player = request.player().get();
    if (List.of("DARK", "LIGHT").contains(how)) {
      player.darkMap = how.equals("DARK");
    } else {
      player.ownMap = !how.equals("OFF");
      player.largeMap = how.equals("LARGE");
    }
    return taken(new DeskFact.MapSet(how));
  }

  private static LineOutcome format(Request request, String word) {
    Optional<PlayerRow.Paste> how =
        Arrays.stream(PlayerRow.Paste.values()).filter(one -> one.name().equals(word)).findFirst();
    if (how.isEmpty()) {
      return refused(new Refusal.FormatUnclear(word));
    }
    if (!request.isKnown() || request.player().filter(PlayerRow::hasMail).isEmpty()) {
      return refused(Unproven.of(request));
    }
    request.player().get().paste = how.get();
    return taken(new DeskFact.FormatSet(word));
  }

  private static LineOutcome pings(Request request, String word) {
    Optional<PlayerRow> player = request.player().filter(row -> row.discord != null);
    if (player.isEmpty() || !List.of("ON", "OFF").contains(word)) {
      return refused(new Refusal.PingsUnclear(word));
    }
    if (!request.isKnown()) {
      return refused(Unproven.of(request));
    }
    player.get().pings = word.equals("ON");
    return taken(new DeskFact.PingsSet(player.get().pings));
  }

  private static LineOutcome reports(Request request, String word) {
    Optional<PlayerRow.Reports> where =
        Arrays.stream(PlayerRow.Reports.values())
            .filter(reports -> reports.name().equals(word))
            .findFirst();
    Optional<PlayerRow> player =
        request.player().filter(row -> where.filter(to -> reaches(row, to)).isPresent());
    if (player.isEmpty() || where.isEmpty()) {
      return refused(new Refusal.ReportsUnclear(word));
    }
    if (!request.isKnown()) {
      return refused(Unproven.of(request));
    }
    Optional<String> anonymous =
        where
            .filter(PlayerRow.Reports.THREAD::equals)
            .flatMap(_ -> anonymous(request, player.get()));
    if (anonymous.isPresent()) {
      return refused(new Refusal.ThreadAnonymous(anonymous.get()));
    }
    player.get().reports = where.get();
    return taken(new DeskFact.ReportsSet(word.toLowerCase(Locale.ROOT)));
  }

  private static boolean reaches(PlayerRow player, PlayerRow.Reports where) {
    return switch (where) {
      case MAIL -> player.hasMail();
      case DISCORD, THREAD -> player.discord != null;
      case BOTH -> player.hasMail() && player.discord != null;
    };
  }

  /// {@return the anonymous game that is meant, or in which alone they play} In such a game a ping
  /// would say who plays.
  private static Optional<String> anonymous(Request request, PlayerRow player) {
    List<StoredSeat> seats =
        request.seat().map(List::of).orElseGet(() -> request.unitOfWork.seatsOf(player));
    List<Game> games = seats.stream().map(request::game).filter(game -> !game.isOver()).toList();
    return games.stream().allMatch(game -> new Anonymity(game).holds())
        ? games.stream().findFirst().map(Game::name)
        : Optional.empty();
  }

  private static LineOutcome resign(Request request, String word) {
    if (request.seat().isEmpty()) {
      return refused(Unproven.of(request));
    }
    StoredSeat seat = request.seat().get();
    Game game = request.game(seat);
    if (!game.name().equalsIgnoreCase(word)) {
      return refused(
          CommonVerdicts.notThatGame(request, word, game)
              .orElseGet(() -> new Refusal.ResignUnsure(game.name())));
    }
    if (game.isOver()) {
      return CommonVerdicts.notNow("RESIGN", game);
    }
    if (request.player().filter(seat::isOf).isEmpty()) {
      // The seat is not a stand-in's to give up.
      return StandInDesk.dismiss(game, seat);
    }
    boolean forming = game.isForming();
    if (forming) {
      seat.vacate();
    } else {
      seat.resign();
    }
    LineOutcome resigned =
        taken(new DeskFact.Resigned(seat.name(), game.name()))
            .with(LetterEffect.everyone(game, new GameNotice.SeatResigned(seat.name())));
    if (forming) {
      seat.forget();
      request.unitOfWork.flush();
      return resigned.with(new LetterEffect.Vacated(game, seat));
    }
    game.muster().offer(seat, request.now);
    return resigned;
  }
}
