package depesche.adjudicator.table.acts;

import static depesche.adjudicator.table.acts.TableVerb.any;
import static depesche.adjudicator.table.acts.TableVerb.turn;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.layout.ChoiceLayout;
import depesche.adjudicator.table.layout.DeckLayout;
import depesche.adjudicator.table.news.TableNews;
import depesche.adjudicator.table.news.TableRefusal;
import depesche.adjudicator.table.position.ActRefused;
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
        turn("DRAW", "DRAW 2", CardActs::draw),
        turn("PLAY", "PLAY 12", (table, seat, words) -> play(table, seat, words)),
        turn("DISCARD", "DISCARD 12", CardActs::discard),
        turn("REVEAL", "REVEAL 12", CardActs::reveal),
        any("SHOW", "SHOW 12 TO SEAT", CardActs::show),
        turn("GIVE", "GIVE 12 TO SEAT", CardActs::give),
        turn("RETURN", "RETURN 12 TOP", CardActs::giveBack),
        turn("SHUFFLE", "SHUFFLE discard INTO DECK", CardActs::shuffle),
        turn("SEARCH", "SEARCH DECK", CardActs::search),
        any("TRADE", "TRADE 12 WITH SEAT", CardActs::trade),
        any("DECLINE", "DECLINE", CardActs::decline),
        any("VALUE", "VALUE 12 5", CardActs::value));
  }

  private static void draw(LiveTable table, Seat seat, ActWords words) {
    int count = words.isNumber() ? words.number() : 1;
    words.skip("CARD", "CARDS");
    DeckLayout deck = words.deck();
    words.mustEnd();
    if (count < 1) {
      throw new ActRefused(
          new TableRefusal.NoSuchTableThing("number", String.valueOf(count), List.of("1")));
    }
    table.cards().draw(deck, count, seat, "DRAW");
    table.enter("DRAW", deck.name(), "", String.valueOf(count), words.why());
  }

  /// Plays a card from the hand; what stands behind its name is said with it.
  static String play(LiveTable table, Seat seat, ActWords words) {
    String card = words.card();
    table.cards().mustHold(seat, card);
    String said = KnownWords.take(table, words);
    table.cards().lay(seat, card, table.book().deckOf(card).played());
    String value = table.cards().value(card).map(String::valueOf).orElse("");
    table.enter("PLAY", table.book().shown(card), value, said, words.why());
    table.cards().show(seat, card);
    return card;
  }

  /// A card of the hand, or one that lies open before the seat.
  private static String own(LiveTable table, Seat seat, String card) {
    if (!table.cards().pile(LiveCards.front(seat)).contains(card)) {
      table.cards().mustHold(seat, card);
    }
    return card;
  }

  private static void discard(LiveTable table, Seat seat, ActWords words) {
    List<String> cards = words.cards();
    words.mustEnd("card");
    for (String card : cards) {
      own(table, seat, card);
      table.cards().lay(seat, card, ChoiceLayout.After.DISCARD);
      table.enter("DISCARD", table.book().shown(card), "", "", words.why());
    }
  }

  static void remove(LiveTable table, Seat seat, ActWords words) {
    List<String> cards = words.cards();
    words.mustEnd("card");
    for (String card : cards) {
      own(table, seat, card);
      table.cards().lay(seat, card, ChoiceLayout.After.REMOVE);
      table.enter("OUT", table.book().shown(card), "", "", words.why());
    }
  }

  private static void reveal(LiveTable table, Seat seat, ActWords words) {
    List<String> cards = words.cards();
    words.mustEnd("card");
    for (String card : cards) {
      table.cards().mustHold(seat, card);
      String value = table.cards().value(card).map(String::valueOf).orElse("");
      table.enter("REVEAL", table.book().shown(card), value, "", words.why());
      table.cards().show(seat, card);
    }
  }

  private static void show(LiveTable table, Seat seat, ActWords words) {
    List<String> cards = words.cards();
    words.skip("TO");
    Seat other = words.seat();
    words.mustEnd();
    cards.forEach(card -> table.cards().mustHold(seat, card));
    mustBeAnother(seat, other);
    table.enter("SHOW", other.name(), "", String.valueOf(cards.size()), words.why());
    table.tell(new TableNews.SecretCards("SHOW", seat.name(), table.book().shown(cards)), other);
  }

  private static void mustBeAnother(Seat seat, Seat other) {
    if (seat.equals(other)) {
      throw new ActRefused(new TableRefusal.TradeWithSelf());
    }
  }

  private static void give(LiveTable table, Seat seat, ActWords words) {
    List<String> cards = words.cards();
    words.skip("TO");
    Seat other = words.seat();
    words.mustEnd();
    mustBeAnother(seat, other);
    for (String card : cards) {
      table.cards().mustHold(seat, card);
      table.cards().put(card, LiveCards.hand(other), false);
    }
    table.enter("GIVE", other.name(), "", String.valueOf(cards.size()), words.why());
    table.tell(new TableNews.SecretCards("GIVE", seat.name(), table.book().shown(cards)), other);
  }

  /// Face down: nobody hears which card it is.
  private static void giveBack(LiveTable table, Seat seat, ActWords words) {
    String card = words.card();
    boolean bottom = words.skip("BOTTOM", "UNDER");
    words.skip("TOP");
    words.mustEnd();
    table.cards().mustHold(seat, card);
    String deck = table.book().deckOf(card).name();
    table.cards().put(card, LiveCards.draw(deck), !bottom);
    table.enter("RETURN", deck, "", bottom ? "BOTTOM" : "TOP", words.why());
  }

  private static void shuffle(LiveTable table, Seat seat, ActWords words) {
    words.skip("THE");
    boolean discards = words.skip("DISCARD", "DISCARDS");
    words.skip("PILE");
    DeckLayout deck = words.deck();
    words.mustEnd();
    String pile = discards ? LiveCards.discard(deck.name()) : LiveCards.draw(deck.name());
    int count = table.cards().pile(pile).size();
    if (count == 0) {
      throw new ActRefused(new TableRefusal.TooFewCards(deck.name(), 1, 0));
    }
    table.cards().shuffle(deck, pile);
    String from = discards ? count + " discards" : "";
    table.enter("SHUFFLE", deck.name(), "", from, words.why());
  }

  /// Looks through a deck; everybody hears it.
  private static void search(LiveTable table, Seat seat, ActWords words) {
    DeckLayout deck = words.deck();
    words.mustEnd();
    table.chance();
    List<String> cards = table.cards().pile(LiveCards.draw(deck.name()));
    table.enter("SEARCH", deck.name(), "", "", words.why());
    table.tell(new TableNews.SecretCards("SEARCH", deck.name(), table.book().shown(cards)), seat);
  }

  private static void trade(LiveTable table, Seat seat, ActWords words) {
    String card = words.card();
    words.skip("WITH", "TO");
    Seat other = words.seat();
    words.mustEnd();
    mustBeAnother(seat, other);
    table.answers().offer(new TradeOffer(seat, other, card));
  }

  private static void decline(LiveTable table, Seat seat, ActWords words) {
    Optional<Seat> from = words.isAtEnd() ? Optional.empty() : Optional.of(words.seat());
    words.mustEnd();
    boolean asked = table.answers().undo().filter(one -> !one.agreed().contains(seat)).isPresent();
    boolean declined = table.answers().decline(seat, from);
    if (asked && from.isEmpty()) {
      table.answers().dropUndo(List.of(seat));
    } else if (!declined) {
      throw new ActRefused(new TableRefusal.NothingToDecline());
    }
  }

  /// `VALUE 5` speaks of the card that the seat has shown last, `VALUE 12 5` of that card.
  private static void value(LiveTable table, Seat seat, ActWords words) {
    words.mustGoOn();
    List<String> parts = List.of(words.rest().split(" ", -1));
    Optional<String> last = table.cards().shown(seat);
    String card = parts.size() == 1 && last.isPresent() ? last.get() : words.card();
    int value = words.number();
    words.mustEnd();
    boolean open =
        last.filter(card::equals).isPresent()
            || table.cards().pile(LiveCards.front(seat)).contains(card);
    if (!open) {
      throw new ActRefused(new TableRefusal.CardNotOpen(table.book().shown(card)));
    }
    String before = table.cards().value(card).map(String::valueOf).orElse("");
    table.cards().state(card, value);
    table.enter("VALUE", table.book().shown(card), before, String.valueOf(value), words.why());
  }
}
