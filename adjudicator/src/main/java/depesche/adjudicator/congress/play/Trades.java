package depesche.adjudicator.congress.play;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressPhases;
import depesche.adjudicator.congress.game.CongressSeats;
import depesche.adjudicator.congress.news.CongressRefusal.CardDeclared;
import depesche.adjudicator.congress.news.CongressRefusal.TradeInRound;
import depesche.adjudicator.congress.news.CongressRefusal.TradedAlready;
import depesche.adjudicator.congress.news.SoloRefusal.CardNotAvailable;
import depesche.adjudicator.congress.news.SoloRefusal.NotInThisGame;
import depesche.adjudicator.congress.scenarios.PlayMode;
import depesche.adjudicator.congress.solo.CardChoice;
import depesche.adjudicator.congress.solo.CardDisplay;
import depesche.adjudicator.congress.solo.DisplaySpace;
import depesche.adjudicator.congress.state.CongressState;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.news.TableRefusal;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.TradeOffer;
import java.util.List;
import java.util.Optional;

/// Trades (11.6): a card for a card. One player swaps cards between the displays of both sides, or
/// with the bot of the introductory scenario.
final class Trades {

  private final IntroTrades intro;

  Trades(CongressGame game) {
    intro = new IntroTrades(game);
  }

  List<TableVerb> verbs() {
    return List.of(
        TableVerb.any("TRADE {card} WITH {partner}", this::trade)
            .or("TRADE {card} AS FRANCE WITH {ally} {card}")
            .naming(
                "partner", (table, seat) -> hasDisplays(table) ? List.of() : partners(table, seat))
            .naming("ally", (table, _) -> hasDisplays(table) ? List.of("RUSSIA") : List.of()));
  }

  private static boolean hasDisplays(LiveTable table) {
    return CongressGame.mode(table).hasDisplays();
  }

  private static List<String> partners(LiveTable table, Seat seat) {
    MajorPower own = CongressSeats.power(table, seat);
    return CongressSeats.clockwise(table).stream()
        .filter(power -> power != own)
        .map(Enum::name)
        .toList();
  }

  private Optional<Fact> trade(LiveTable table, Seat seat, ActWords words) {
    PlayMode mode = CongressGame.mode(table);
    if (mode.hasDisplays()) {
      return CongressGame.in(CongressPhases.NEGOTIATION)
          .stops(table, "TRADE")
          .or(() -> swap(table, seat, words));
    }
    String card = words.card();
    words.skip("WITH", "TO");
    Optional<MajorPower> named = MajorPower.named(words.peek());
    boolean second =
        named.filter(one -> CongressSeats.isBeside(mode, one)).isPresent()
            && CongressSeats.seat(table, named.get()).equals(seat);
    if (second) {
      return words.refused().or(() -> intro.trade(table, seat, card, words));
    }
    Optional<Seat> sitting = named.isPresent() ? Optional.empty() : Optional.of(words.seat());
    MajorPower spoken = named.isPresent() ? CongressGame.power(words) : MajorPower.FRANCE;
    if (words.end().isPresent()) {
      return words.end();
    }
    MajorPower power = sitting.map(one -> CongressSeats.power(table, one)).orElse(spoken);
    Seat other = CongressSeats.seat(table, power);
    return seat.equals(other)
        ? Optional.of(new TableRefusal.TradeWithSelf())
        : offer(table, new TradeOffer(seat, other, card), power);
  }

  /// An offer stands until the other side makes one; then both cards change hands, in the round of
  /// one of both, which is over with that.
  private static Optional<Fact> offer(LiveTable table, TradeOffer offer, MajorPower with) {
    Seat seat = offer.from();
    if (Negotiations.isDeclared(table, seat, offer.card())) {
      return Optional.of(new CardDeclared(table.book().shown(offer.card())));
    }
    Optional<Fact> refused = Optional.empty();
    if (CongressSeats.power(table, seat) == MajorPower.FRANCE) {
      refused = again(table, with);
      CongressState.trades(table, trades -> trades.with(with));
    }
    boolean answers =
        table.answers().offers().stream()
            .anyMatch(one -> one.from().equals(offer.to()) && one.to().equals(seat));
    if (answers) {
      refused =
          refused
              .or(() -> CongressGame.in(CongressPhases.NEGOTIATION).stops(table, "TRADE"))
              .or(() -> otherRound(table, offer, with))
              .or(() -> counted(table));
    }
    return refused.or(() -> table.answers().offer(offer));
  }

  private static Optional<Fact> otherRound(LiveTable table, TradeOffer offer, MajorPower with) {
    MajorPower acting = CongressGame.acting(table);
    Seat round = CongressSeats.seat(table, acting);
    return List.of(offer.from(), offer.to()).contains(round)
        ? Optional.empty()
        : Optional.of(new TradeInRound(with.name(), acting.name()));
  }

  // 18.2.3

  private static boolean isFrenchRound(LiveTable table) {
    return CongressGame.mode(table) == PlayMode.TWO_PLAYERS
        && CongressGame.actingNow(table).filter(MajorPower.FRANCE::equals).isPresent();
  }

  /// 18.2.3: France begins one trade with each Allied Power in a turn. A trade that the other side
  /// does not take is none.
  private static Optional<Fact> again(LiveTable table, MajorPower with) {
    List<MajorPower> traded = CongressState.of(table).trades().traded();
    List<String> left =
        MajorPower.allies().stream().filter(one -> !traded.contains(one)).map(Enum::name).toList();
    return isFrenchRound(table) && traded.contains(with)
        ? Optional.of(new TradedAlready(with.name(), left))
        : Optional.empty();
  }

  /// The trade is done, and counts.
  private static Optional<Fact> counted(LiveTable table) {
    Optional<Fact> refused = Optional.empty();
    if (isFrenchRound(table)) {
      MajorPower with = CongressState.of(table).trades().with().orElseThrow();
      refused = again(table, with);
      CongressState.trades(table, trades -> trades.traded(with));
    }
    table.stage().endPhase();
    return refused;
  }

  /// `TRADE 12 AS FRANCE WITH RUSSIA 15`: the die has opened the one card, the other lies face up;
  /// each takes the space of the other.
  private static Optional<Fact> swap(LiveTable table, Seat seat, ActWords words) {
    String card = words.card();
    MajorPower power = words.skip("AS") ? CongressGame.power(words) : CongressGame.acting(table);
    words.skip("WITH", "TO");
    MajorPower other = CongressGame.power(words);
    String back = words.card();
    if (words.end().isPresent()) {
      return words.end();
    }
    if (power.isAllied() == other.isAllied()) {
      return Optional.of(new NotInThisGame("TRADE"));
    }
    Optional<Fact> lacks = DisplayActs.lacks(table, seat, power, card);
    if (lacks.isPresent()) {
      return lacks;
    }
    LiveDisplays displays = new LiveDisplays(table);
    String side = LiveDisplays.side(power);
    String otherSide = LiveDisplays.side(other);
    CardDisplay there = displays.of(otherSide);
    Optional<DisplaySpace> space =
        LiveDisplays.space(there, back)
            .filter(one -> there.at(one).filter(lying -> lying.up()).isPresent());
    if (space.isEmpty()) {
      return Optional.of(
          new CardNotAvailable(
              table.book().shown(back),
              there.shown().values().stream()
                  .filter(one -> one.up())
                  .map(one -> table.book().shown(one.card()))
                  .toList()));
    }
    CardChoice choice = displays.choice(side).orElseThrow();
    DisplaySpace from = LiveDisplays.space(choice.display(), card).orElseThrow();
    displays.keep(otherSide, there.exchanged(space.get(), card));
    displays.played(side, choice.trading(from, back, displays.shuffle(side)));
    table.enter(
        "SWAP", table.book().shown(card), power.name(), table.book().shown(back), words.why());
    displays.tell(side);
    displays.tell(otherSide);
    table.stage().endPhase();
    return Optional.empty();
  }
}
