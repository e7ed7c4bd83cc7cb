package depesche.adjudicator.table.acts;

import static depesche.adjudicator.table.acts.TableVerb.any;
import static depesche.adjudicator.table.acts.TableVerb.turn;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.table.layout.ChoiceLayout;
import depesche.adjudicator.table.news.TableNews;
import depesche.adjudicator.table.news.TableRefusal;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.TradeOffer;
import java.util.List;
import java.util.Optional;

/// Acts with cards. Only cards of one's own hand, or that lie open before one's own seat.
final class CardActs {

  private CardActs() {}

  static List<TableVerb> all() {
    return List.of(
        turn("DRAW 1", CardActs::draw),
        turn("PLAY {card}", CardActs::play),
        turn("DISCARD {card}", CardActs::discard),
        turn("REVEAL {card}", CardActs::reveal),
        any("SHOW {card} TO {seat}", CardActs::show),
        turn("GIVE {card} TO {seat}", CardActs::give),
        turn("RETURN {card} TOP", CardActs::giveBack),
        turn("SHUFFLE discard INTO {deck}", CardActs::shuffle),
        turn("SEARCH {deck}", CardActs::search),
        any("TRADE {card} WITH {seat}", CardActs::trade),
        any("DECLINE", CardActs::decline),
        any("VALUE {card} 5", CardActs::value));
  }

  private static Optional<Fact> draw(LiveTable table, Seat seat, ActWords words) {
    int count = words.isNumber() ? words.number() : 1;
    words.skip("CARD", "CARDS");
    String deck = words.deck();
    if (words.end().isPresent()) {
      return words.end();
    }
    if (count < 1) {
      return Optional.of(
          new TableRefusal.NoSuchTableThing("number", String.valueOf(count), List.of("1")));
    }
    table.cards().draw(table.book().deck(deck), count, seat, "DRAW");
    table.enter("DRAW", deck, "", String.valueOf(count), words.why());
    return Optional.empty();
  }

  /// Plays a card from the hand; words behind its name are said with it.
  private static Optional<Fact> play(LiveTable table, Seat seat, ActWords words) {
    String card = words.card();
    words.check(() -> table.cards().lacks(LiveCards.hand(seat), card));
    String said = KnownWords.take(table, words);
    if (words.end().isPresent()) {
      return words.end();
    }
    table.cards().lay(seat, card, table.book().deckOf(card).played());
    String value = table.cards().value(card).map(String::valueOf).orElse("");
    table.enter("PLAY", table.book().shown(card), value, said, words.why());
    table.cards().show(seat, card);
    return Optional.empty();
  }

  private static Optional<Fact> discard(LiveTable table, Seat seat, ActWords words) {
    return leave(table, seat, words, ChoiceLayout.After.DISCARD, "DISCARD");
  }

  static Optional<Fact> remove(LiveTable table, Seat seat, ActWords words) {
    return leave(table, seat, words, ChoiceLayout.After.REMOVE, "OUT");
  }

  /// Cards of the hand, or that lie open before the seat, go.
  private static Optional<Fact> leave(
      LiveTable table, Seat seat, ActWords words, ChoiceLayout.After where, String kind) {
    List<String> cards = words.cards();
    Optional<Fact> refused = words.end("card");
    for (String card : cards) {
      boolean open = table.cards().pile(LiveCards.front(seat)).contains(card);
      refused =
          refused.or(
              () -> open ? Optional.empty() : table.cards().lacks(LiveCards.hand(seat), card));
      if (refused.isPresent()) {
        return refused;
      }
      table.cards().lay(seat, card, where);
      table.enter(kind, table.book().shown(card), "", "", words.why());
    }
    return Optional.empty();
  }

  private static Optional<Fact> reveal(LiveTable table, Seat seat, ActWords words) {
    List<String> cards = words.cards();
    Optional<Fact> refused = words.end("card").or(() -> lacks(table, seat, cards));
    if (refused.isPresent()) {
      return refused;
    }
    for (String card : cards) {
      String value = table.cards().value(card).map(String::valueOf).orElse("");
      table.enter("REVEAL", table.book().shown(card), value, "", words.why());
      table.cards().show(seat, card);
    }
    return Optional.empty();
  }

  private static Optional<Fact> lacks(LiveTable table, Seat seat, List<String> cards) {
    return cards.stream()
        .flatMap(card -> table.cards().lacks(LiveCards.hand(seat), card).stream())
        .findFirst();
  }

  private static Optional<Fact> same(Seat seat, Seat other) {
    return seat.equals(other) ? Optional.of(new TableRefusal.TradeWithSelf()) : Optional.empty();
  }

  private static Optional<Fact> show(LiveTable table, Seat seat, ActWords words) {
    List<String> cards = words.cards();
    words.skip("TO");
    Seat other = words.seat();
    Optional<Fact> refused =
        words.end().or(() -> lacks(table, seat, cards)).or(() -> same(seat, other));
    if (refused.isEmpty()) {
      handed("SHOW", table, seat, cards, other, words.why());
    }
    return refused;
  }

  private static void handed(
      String kind, LiveTable table, Seat seat, List<String> cards, Seat other, String why) {
    table.enter(kind, other.name(), "", String.valueOf(cards.size()), why);
    table.tell(new TableNews.SecretCards(kind, seat.name(), table.book().shown(cards)), other);
  }

  private static Optional<Fact> give(LiveTable table, Seat seat, ActWords words) {
    List<String> cards = words.cards();
    words.skip("TO");
    Seat other = words.seat();
    Optional<Fact> refused = words.end().or(() -> same(seat, other));
    for (String card : cards) {
      refused = refused.or(() -> table.cards().lacks(LiveCards.hand(seat), card));
      if (refused.isPresent()) {
        return refused;
      }
      table.cards().put(card, LiveCards.hand(other), false);
    }
    handed("GIVE", table, seat, cards, other, words.why());
    return Optional.empty();
  }

  /// Face down: nobody hears which card it is.
  private static Optional<Fact> giveBack(LiveTable table, Seat seat, ActWords words) {
    String card = words.card();
    boolean bottom = words.skip("BOTTOM", "UNDER");
    words.skip("TOP");
    Optional<Fact> refused = words.end().or(() -> table.cards().lacks(LiveCards.hand(seat), card));
    if (refused.isEmpty()) {
      String deck = table.book().deckOf(card).name();
      table.cards().put(card, LiveCards.draw(deck), !bottom);
      table.enter("RETURN", deck, "", bottom ? "BOTTOM" : "TOP", words.why());
    }
    return refused;
  }

  private static Optional<Fact> shuffle(LiveTable table, Seat seat, ActWords words) {
    words.skip("THE");
    boolean discards = words.skip("DISCARD", "DISCARDS");
    words.skip("PILE");
    String deck = words.deck();
    if (words.end().isPresent()) {
      return words.end();
    }
    String pile = discards ? LiveCards.discard(deck) : LiveCards.draw(deck);
    int count = table.cards().pile(pile).size();
    if (count == 0) {
      return Optional.of(new TableRefusal.TooFewCards(deck, 1, 0));
    }
    table.cards().shuffle(table.book().deck(deck), pile);
    String from = discards ? count + " discards" : "";
    table.enter("SHUFFLE", deck, "", from, words.why());
    return Optional.empty();
  }

  /// Looks through a deck; everybody hears it.
  private static Optional<Fact> search(LiveTable table, Seat seat, ActWords words) {
    String deck = words.deck();
    return words.then(
        () -> {
          table.chance();
          List<String> cards = table.cards().pile(LiveCards.draw(deck));
          table.enter("SEARCH", deck, "", "", words.why());
          table.tell(new TableNews.SecretCards("SEARCH", deck, table.book().shown(cards)), seat);
        });
  }

  private static Optional<Fact> trade(LiveTable table, Seat seat, ActWords words) {
    String card = words.card();
    words.skip("WITH", "TO");
    Seat other = words.seat();
    return words
        .end()
        .or(() -> same(seat, other))
        .or(() -> table.answers().offer(new TradeOffer(seat, other, card)));
  }

  private static Optional<Fact> decline(LiveTable table, Seat seat, ActWords words) {
    Optional<Seat> from = words.isAtEnd() ? Optional.empty() : Optional.of(words.seat());
    if (words.end().isPresent()) {
      return words.end();
    }
    boolean asked = table.answers().undo().filter(one -> !one.agreed().contains(seat)).isPresent();
    boolean declined = table.answers().decline(seat, from);
    if (asked && from.isEmpty()) {
      table.answers().dropUndo(List.of(seat));
    } else if (!declined) {
      return Optional.of(new TableRefusal.NothingToDecline());
    }
    return Optional.empty();
  }

  /// `VALUE 5` speaks of the card that the seat has shown last, `VALUE 12 5` of that card.
  private static Optional<Fact> value(LiveTable table, Seat seat, ActWords words) {
    words.needMore();
    List<String> parts = List.of(words.rest().split(" ", -1));
    Optional<String> last = table.cards().shown(seat);
    String card = parts.size() == 1 && last.isPresent() ? last.get() : words.card();
    int value = words.number();
    if (words.end().isPresent()) {
      return words.end();
    }
    boolean open =
        last.filter(card::equals).isPresent()
            || table.cards().pile(LiveCards.front(seat)).contains(card);
    if (!open) {
      return Optional.of(new TableRefusal.CardNotOpen(table.book().shown(card)));
    }
    String before = table.cards().value(card).map(String::valueOf).orElse("");
    table.cards().state(card, value);
    table.enter("VALUE", table.book().shown(card), before, String.valueOf(value), words.why());
    return Optional.empty();
  }
}
