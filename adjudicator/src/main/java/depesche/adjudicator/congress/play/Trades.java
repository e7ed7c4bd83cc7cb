package depesche.adjudicator.congress.play;

import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.displays.DisplayActs;
import depesche.adjudicator.congress.displays.LiveDisplays;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressPhases;
import depesche.adjudicator.congress.news.SoloRefusal.CardNotAvailable;
import depesche.adjudicator.congress.news.SoloRefusal.NotInThisGame;
import depesche.adjudicator.congress.scenarios.PlayMode;
import depesche.adjudicator.congress.solo.CardChoice;
import depesche.adjudicator.congress.solo.CardDisplay;
import depesche.adjudicator.congress.solo.DisplaySpace;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
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
    boolean second =
        MajorPower.named(words.peek())
            .filter(power -> IntroTrades.isBeside(mode, power))
            .isPresent();
    if (second) {
      intro.trade(table, seat, card, words);
      return;
    }
    Seat other = words.seat();
    words.mustEnd();
    if (seat.equals(other)) {
      throw new ActRefused(new NotInThisGame("TRADE"));
    }
    table.answers().offer(new TradeOffer(seat, other, card));
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
  }
}
