package depesche.adjudicator.congress.play;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.decks.CongressCard;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressPhases;
import depesche.adjudicator.congress.game.CongressSeats;
import depesche.adjudicator.congress.news.CongressRefusal.TradeInRound;
import depesche.adjudicator.congress.news.SoloRefusal.BotDeclines;
import depesche.adjudicator.congress.solo.BestChoice;
import depesche.adjudicator.congress.state.CongressState;
import depesche.adjudicator.congress.state.IntroState;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import java.util.Optional;

/// Trades of the introductory scenario with those who have no seat: with the French bot, and of
/// Russia with Britain, which one player has (18.4.5.4).
final class IntroTrades {

  private final CongressGame game;

  IntroTrades(CongressGame game) {
    this.game = game;
  }

  Optional<Fact> trade(LiveTable table, Seat seat, String card, ActWords words) {
    words.check(() -> CongressGame.in(CongressPhases.NEGOTIATION).stops(table, "TRADE"));
    MajorPower other = CongressGame.power(words);
    if (other == MajorPower.FRANCE) {
      return words.refused().or(() -> withBot(table, seat, card, words));
    }
    words.check(() -> table.cards().lacks(LiveCards.hand(seat), card));
    words.check(() -> otherRound(table, seat, other));
    String back = words.card();
    Optional<Fact> refused =
        words.end().or(() -> table.cards().lacks(CongressHands.second(other), back));
    if (refused.isPresent()) {
      return refused;
    }
    swap(table, card, CongressHands.second(other), back, LiveCards.hand(seat));
    table.enter("TRADE", other.name(), "", "", words.why());
    CongressHands.tellSecond(table);
    table.stage().endPhase();
    return Optional.empty();
  }

  private static Optional<Fact> otherRound(LiveTable table, Seat seat, MajorPower with) {
    MajorPower acting = CongressGame.acting(table);
    return acting == CongressSeats.power(table, seat)
        ? Optional.empty()
        : Optional.of(new TradeInRound(with.name(), acting.name()));
  }

  private static void swap(LiveTable table, String card, String there, String back, String here) {
    table.cards().put(card, there, false);
    table.cards().put(back, here, false);
  }

  /// An answer to the bot's offer, or an offer to the bot.
  private Optional<Fact> withBot(LiveTable table, Seat seat, String card, ActWords words) {
    MajorPower from = words.skip("AS") ? CongressGame.power(words) : MajorPower.RUSSIA;
    String own = from == MajorPower.BRITAIN ? CongressHands.second(from) : LiveCards.hand(seat);
    Optional<Fact> refused = words.end().or(() -> table.cards().lacks(own, card));
    if (refused.isPresent()) {
      return refused;
    }
    Optional<IntroState.Offer> offered = CongressState.of(table).intro().offer();
    String back;
    if (offered.isEmpty()) {
      BestChoice<CongressCard> choice =
          IntroBot.diplomacy(game).accepted(IntroBot.hand(table, game));
      choice.reasons().forEach(table::tell);
      if (choice.best().isEmpty() || from != MajorPower.RUSSIA) {
        return Optional.of(new BotDeclines(MajorPower.FRANCE.name()));
      }
      back = IntroBot.id(IntroBot.one(table, choice.best()));
    } else {
      boolean french =
          game.card(card).filter(one -> one.nation().isOf(MajorPower.FRANCE)).isPresent();
      if (!french || from != offered.get().to()) {
        return Optional.of(new BotDeclines(MajorPower.FRANCE.name()));
      }
      back = offered.get().card();
      CongressState.intro(table, intro -> intro.offering(Optional.empty()));
    }
    swap(table, card, IntroBot.HAND, back, own);
    table.enter(
        "SWAP", table.book().shown(card), from.name(), table.book().shown(back), words.why());
    CongressHands.tellSecond(table);
    table.stage().endPhase();
    return Optional.empty();
  }
}
