package depesche.bot.desk;

import static depesche.bot.desk.Verdicts.refused;
import static depesche.bot.desk.Verdicts.taken;

import depesche.adjudicator.Verdict;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.game.Game;
import depesche.bot.game.Notice;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A player's own affairs: `NAME Nordmark`, `SET ZONE Europe/Berlin`, `RESIGN bismarck`, and with
/// an account on Discord `SET PINGS ON`, `SET REPORTS DISCORD`.
final class Settle implements Desk {

  @Override
  public List<String> words() {
    return List.of("NAME", "SETZONE", "ZONE", "RESIGN", "WITHDRAW", "SETPINGS", "SETREPORTS");
  }

  @Override
  public Form form(String word) {
    return word.equals("NAME") ? Form.VERBATIM : Form.ONE_WORD;
  }

  @Override
  public Verdict serve(Visit visit, Command command) {
    return switch (command.word(0)) {
      case "NAME" -> name(visit, command.rest(1));
      case "RESIGN", "WITHDRAW" -> resign(visit, command.said(1));
      case "SETPINGS" -> pings(visit, command.word(1));
      case "SETREPORTS" -> reports(visit, command.word(1));
      default -> zone(visit, command.said(1));
    };
  }

  private static Verdict name(Visit visit, String country) {
    if (visit.seat().isEmpty()) {
      return refused(visit.unproven());
    }
    StoredSeat seat = visit.seat().get();
    Game game = visit.game(seat);
    Optional<Refusal> fixed = Countries.fixed(visit, game, seat);
    if (fixed.isPresent()) {
      return refused(fixed.get());
    }
    if (game.turn() > 1 && !seat.country().isEmpty()) {
      return refused(new Refusal.CountryFixed(seat.country()));
    }
    Optional<Refusal> refusal = Countries.name(visit, game, seat, country);
    return refusal
        .map(Verdicts::refused)
        .orElseGet(() -> taken(new DeskFact.CountryNamed(seat.name(), seat.country())));
  }

  private static Verdict zone(Visit visit, String word) {
    if (!visit.isKnown()) {
      return refused(visit.unproven());
    }
    if (visit.player().isEmpty()) {
      return refused(visit.isCall() ? visit.unproven() : new Refusal.Unproven("JOIN bismarck"));
    }
    try {
      ZoneId zone = ZoneId.of(word);
      visit.player().get().zone = zone.getId();
      return taken(new DeskFact.ZoneSet(zone.getId()));
    } catch (DateTimeException _) {
      return refused(new Refusal.UnknownZone(word));
    }
  }

  private static Verdict pings(Visit visit, String word) {
    Optional<PlayerRow> player = visit.player().filter(row -> row.discord != null);
    if (player.isEmpty() || !List.of("ON", "OFF").contains(word)) {
      return refused(new Refusal.PingsUnclear(word));
    }
    if (!visit.isKnown()) {
      return refused(visit.unproven());
    }
    player.get().pings = word.equals("ON");
    return taken(new DeskFact.PingsSet(player.get().pings));
  }

  private static Verdict reports(Visit visit, String word) {
    Optional<PlayerRow> player = visit.player().filter(row -> row.discord != null && row.hasMail());
    Optional<PlayerRow.Reports> where =
        Arrays.stream(PlayerRow.Reports.values())
            .filter(reports -> reports.name().equals(word))
            .findFirst();
    if (player.isEmpty() || where.isEmpty()) {
      return refused(new Refusal.ReportsUnclear(word));
    }
    if (!visit.isKnown()) {
      return refused(visit.unproven());
    }
    player.get().reports = where.get();
    return taken(new DeskFact.ReportsSet(word.toLowerCase(Locale.ROOT)));
  }

  private static Verdict resign(Visit visit, String word) {
    if (visit.seat().isEmpty()) {
      return refused(visit.unproven());
    }
    StoredSeat seat = visit.seat().get();
    Game game = visit.game(seat);
    if (!game.name().equalsIgnoreCase(word)) {
      return refused(new Refusal.ResignUnsure(game.name()));
    }
    if (game.state() == GameLife.State.OVER) {
      return Verdicts.notNow("RESIGN", game);
    }
    boolean forming = game.state() == GameLife.State.FORMING;
    if (forming) {
      seat.vacate();
    } else {
      seat.resign();
    }
    game.tell("resigned." + visit.sign, List.of(new Notice.SeatResigned(seat.name())), visit.now);
    if (forming) {
      seat.forget();
    }
    return taken(new DeskFact.Resigned(seat.name(), game.name()));
  }
}
