package depesche.bot.game;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.News;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.rules.GamePosition;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.people.OutcomeRow;
import depesche.bot.ledger.turn.SealRow;
import depesche.bot.people.MissLadder;
import depesche.bot.people.PeopleFact;
import depesche.bot.people.TableRules;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Predicate;

/// Who was silent, as [MissLadder] defines it. The fate of each seat is written down when a turn is
/// judged, and never computed again.
record Absences(Game game) {

  private static boolean isWeighty(Demand demand) {
    return demand.pace() == Demand.Pace.DELIBERATE;
  }

  private static boolean isSilent(
      GamePosition<?, ?> gamePosition, Demand demand, List<Letter> written) {
    return written.isEmpty() || gamePosition.read(demand.seat(), written).onFile().isEmpty();
  }

  /// Writes down what became of each seat that was asked something.
  ///
  /// @param letters those that counted
  /// @return what the table is told of it
  List<News> count(GamePosition<?, ?> gamePosition, Map<Seat, List<Letter>> letters, SealRow seal) {
    List<News> news = new ArrayList<>();
    Predicate<Demand> complete =
        demand -> {
          Reading<?> reading =
              gamePosition.read(demand.seat(), letters.getOrDefault(demand.seat(), List.of()));
          return reading.complete() && reading.isSettled();
        };
    boolean early = gamePosition.isApart() && gamePosition.isReady(complete);
    for (StoredSeat seat : game.seats()) {
      // Where no seat waits for another, only those whose letters are judged had to write.
      Optional<Demand> asked =
          gamePosition.demand(seat.name()).filter(demand -> !early || complete.test(demand));
      if (asked.isPresent()) {
        Demand demand = asked.get();
        List<Letter> written = letters.getOrDefault(demand.seat(), List.of());
        OutcomeRow row = new OutcomeRow();
        row.gameId = game.id();
        row.seatId = seat.id();
        row.turn = seal.turn;
        row.phase = gamePosition.phase().id();
        row.weighty = isWeighty(demand);
        row.playerId = seat.isHeld() ? seat.actor().orElse(null) : null;
        row.kind = kind(seat, isSilent(gamePosition, demand, written), row.weighty, news);
        game.book().enter(row);
      }
    }
    return news;
  }

  private OutcomeRow.Kind kind(StoredSeat seat, boolean silent, boolean weighty, List<News> news) {
    if (!seat.isHeld()) {
      return OutcomeRow.Kind.ABSENT;
    }
    if (!silent) {
      TableRules rules = TableRules.of(game);
      if (weighty && seat.answered(rules.refill())) {
        int left = rules.excused() - seat.excused();
        news.add(News.forAll(new PeopleFact.ExcuseGivenBack(seat.name(), left)));
      }
      return OutcomeRow.Kind.RECEIVED;
    }
    boolean excused = weighty && missed(seat, news) == MissLadder.EXCUSED;
    return excused ? OutcomeRow.Kind.EXCUSED : OutcomeRow.Kind.MISSED;
  }

  /// Counts a turn that a seat has let pass.
  ///
  /// @return what follows from it
  MissLadder missed(StoredSeat seat, List<News> news) {
    TableRules rules = TableRules.of(game);
    MissLadder rung = MissLadder.climb(rules, seat);
    String name = seat.name();
    Fact told =
        switch (rung) {
          case EXCUSED -> new PeopleFact.SeatExcused(name, rules.excused() - seat.excused());
          case COUNTED -> new GameNotice.SeatMissed(name);
          case ABANDONED -> new GameNotice.SeatAbandoned(name, seat.missed());
          case DISORDERED -> new PeopleFact.SeatDisordered(name, seat.missed());
          case PAUSED -> new PeopleFact.SeatHoldsUp(name, seat.missed());
        };
    news.add(News.forAll(told));
    return rung;
  }

  /// {@return whether the game waits for its master's word because of what the table was told}
  static boolean holdUp(List<News> news) {
    return news.stream().anyMatch(one -> one.fact() instanceof PeopleFact.SeatHoldsUp);
  }

  /// {@return who acts for others, by the seat: the number of each}
  SequencedMap<String, Long> standIns() {
    SequencedMap<String, Long> standIns = new LinkedHashMap<>();
    for (StoredSeat seat : game.seats()) {
      seat.standIn().ifPresent(player -> standIns.put(seat.name(), player.id));
    }
    return standIns;
  }

  /// {@return those of them who do so no more}
  SequencedMap<String, Long> relieved(SequencedMap<String, Long> standIns) {
    SequencedMap<String, Long> relieved = new LinkedHashMap<>(standIns);
    relieved.keySet().removeAll(standIns().keySet());
    return relieved;
  }

  /// A phase is over for those who act for others.
  ///
  /// @return what the table is told of it
  List<News> passStandIns() {
    return game.seats().stream()
        .filter(seat -> seat.passStandIn())
        .map(seat -> News.forAll(new PeopleFact.StandInEnded(seat.name())))
        .toList();
  }
}
