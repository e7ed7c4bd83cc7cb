package depesche.bot.desk;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.rules.Scored;
import depesche.bot.game.Anonymity;
import depesche.bot.game.Game;
import depesche.bot.game.series.GameOutcome;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.people.Veil;
import depesche.bot.report.SeatLine;
import java.util.Comparator;
import java.util.List;
import java.util.SequencedMap;

/// Who plays a game and how they stand, in a line: what everybody may know.
public record Scoreboard(Game game) {

  /// {@return who plays}
  public Fact players() {
    Anonymity anonymity = new Anonymity(game);
    int taken = (int) game.seats().stream().filter(StoredSeat::isHeld).count();
    List<StoredSeat> seats = new Veil(game).covers() ? List.of() : game.seats();
    return new DeskFact.PlayersTold(
        game.name(),
        taken,
        game.seats().size(),
        seats.stream()
            .map(
                seat -> {
                  SeatLine line = anonymity.line(seat);
                  String account = anonymity.account(seat);
                  return new DeskFact.PlayerTold(line.seat(), line.state(), line.who(), account);
                })
            .toList());
  }

  /// {@return how they stand}
  public LineOutcome scores() {
    if (!game.hasBegun()) {
      return CommonVerdicts.notNow("SCOREBOARD", game);
    }
    boolean over = game.isOver();
    boolean counts = !game.position().scores().isEmpty();
    String unit = game.position().unit().filter(_ -> counts).map(Scored.Unit::name).orElse("");
    return unit.isEmpty() && !over
        ? LineOutcome.refused(new DeskFact.Refusal.NothingCounted(game.name()))
        : LineOutcome.taken(
            new DeskFact.ScoresTold(game.name(), game.phase(), over, unit, seats(over)));
  }

  private List<DeskFact.ScoreTold> seats(boolean over) {
    Anonymity anonymity = new Anonymity(game);
    SequencedMap<Seat, Integer> scores = game.position().scores();
    List<String> winners = over ? new GameOutcome(game).result().winners() : List.of();
    return game.seats().stream()
        .map(
            seat ->
                new DeskFact.ScoreTold(
                    seat.name(),
                    scores.getOrDefault(new Seat(seat.name()), 0),
                    winners.contains(seat.name()),
                    anonymity.line(seat).who(),
                    anonymity.account(seat)))
        .sorted(Comparator.comparingInt(DeskFact.ScoreTold::score).reversed())
        .toList();
  }
}
