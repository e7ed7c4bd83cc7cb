package depesche.adjudicator.congress.play;

import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.displays.DisplayActs;
import depesche.adjudicator.congress.displays.LiveDisplays;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressPhases;
import depesche.adjudicator.congress.game.CongressSeats;
import depesche.adjudicator.congress.news.CongressRefusal.ActOfPhase;
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
import depesche.adjudicator.table.position.ActRefused;
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
    return List.of(TableVerb.any("TRADE", "TRADE 12 WITH BRITAIN", this::trade));
  }

  private void trade(LiveTable table, Seat seat, ActWords words) {
    PlayMode mode = CongressGame.mode(table);
    if (mode.hasDisplays()) {
      swap(table, seat, words);
      return;
    }
    String card = words.card();
    words.skip("WITH", "TO");
    Optional<MajorPower> named = MajorPower.named(words.peek());
    boolean second =
        named.filter(one -> IntroTrades.isBeside(mode, one)).isPresent()
            && CongressSeats.seat(table, named.get()).equals(seat);
    if (second) {
      intro.trade(table, seat, card, words);
      return;
    }
    MajorPower power =
        named.isPresent() ? CongressGame.power(words) : CongressSeats.power(table, words.seat());
    words.mustEnd();
    Seat other = CongressSeats.seat(table, power);
    if (seat.equals(other)) {
      throw new ActRefused(new TableRefusal.TradeWithSelf());
    }
    offer(table, new TradeOffer(seat, other, card), power);
  }

  /// An offer stands until the other side makes one; then both cards change hands, in the round of
  /// one of both, which is over with that.
  private static void offer(LiveTable table, TradeOffer offer, MajorPower with) {
    Seat seat = offer.from();
    if (Negotiations.isDeclared(table, seat, offer.card())) {
      throw new ActRefused(new CardDeclared(table.book().shown(offer.card())));
    }
    if (CongressSeats.power(table, seat) == MajorPower.FRANCE) {
      mustBeFirst(table, with);
      CongressState.trades(table, trades -> trades.with(with));
    }
    boolean answers =
        table.answers().offers().stream()
            .anyMatch(one -> one.from().equals(offer.to()) && one.to().equals(seat));
    if (answers) {
      mustBeRound(table, offer, with);
      count(table);
      table.stage().endPhase();
    }
    table.answers().offer(offer);
  }

  private static void mustBeRound(LiveTable table, TradeOffer offer, MajorPower with) {
    boolean negotiation =
        CongressPhases.is(table.stage().phase().name(), CongressPhases.NEGOTIATION);
    if (!negotiation) {
      throw new ActRefused(new ActOfPhase("TRADE", "negotiation"));
    }
    MajorPower acting = CongressGame.acting(table);
    Seat round = CongressSeats.seat(table, acting);
    if (!List.of(offer.from(), offer.to()).contains(round)) {
      throw new ActRefused(new TradeInRound(with.name(), acting.name()));
    }
  }

  // 18.2.3

  private static boolean isFrenchRound(LiveTable table) {
    return CongressGame.mode(table) == PlayMode.TWO_PLAYERS
        && CongressGame.actingNow(table).filter(MajorPower.FRANCE::equals).isPresent();
  }

  /// 18.2.3: France begins one trade with each Allied Power in a turn. A trade that the other side
  /// does not take is none.
  private static void mustBeFirst(LiveTable table, MajorPower with) {
    List<MajorPower> traded = CongressState.of(table).trades().traded();
    if (isFrenchRound(table) && traded.contains(with)) {
      throw new ActRefused(
          new TradedAlready(
              with.name(),
              MajorPower.allies().stream()
                  .filter(one -> !traded.contains(one))
                  .map(Enum::name)
                  .toList()));
    }
  }

  private static void count(LiveTable table) {
    if (isFrenchRound(table)) {
      MajorPower with = CongressState.of(table).trades().with().orElseThrow();
      mustBeFirst(table, with);
      CongressState.trades(table, trades -> trades.traded(with));
    }
  }

  /// `TRADE 12 AS FRANCE WITH RUSSIA 15`: the die has opened the one card, the other lies face up;
  /// each takes the space of the other.
  private static void swap(LiveTable table, Seat seat, ActWords words) {
    CongressGame.mustBe(table, "TRADE", CongressPhases.NEGOTIATION);
    String card = words.card();
    MajorPower power = words.skip("AS") ? CongressGame.power(words) : CongressGame.acting(table);
    words.skip("WITH", "TO");
    MajorPower other = CongressGame.power(words);
    String back = words.card();
    words.mustEnd();
    if (power.isAllied() == other.isAllied()) {
      throw new ActRefused(new NotInThisGame("TRADE"));
    }
    DisplayActs.mustHold(table, seat, power, card);
    LiveDisplays displays = new LiveDisplays(table);
    String side = LiveDisplays.side(power);
    String otherSide = LiveDisplays.side(other);
    CardDisplay there = displays.of(otherSide);
    Optional<DisplaySpace> space =
        LiveDisplays.space(there, back)
            .filter(one -> there.at(one).filter(lying -> lying.up()).isPresent());
    if (space.isEmpty()) {
      throw new ActRefused(
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
  }
}
