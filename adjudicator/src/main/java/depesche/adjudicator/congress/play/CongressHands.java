package depesche.adjudicator.congress.play;

import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarStatus;
import depesche.adjudicator.congress.decks.CongressCard;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressSeats;
import depesche.adjudicator.congress.game.CongressTracks;
import depesche.adjudicator.congress.game.PowerTracks;
import depesche.adjudicator.congress.news.CongressFact.HandCounted;
import depesche.adjudicator.congress.news.CongressFact.HandsDealt;
import depesche.adjudicator.congress.news.SoloFact.AlliedDeckLeft;
import depesche.adjudicator.congress.news.SoloFact.CardsJoined;
import depesche.adjudicator.congress.news.SoloFact.SecondHand;
import depesche.adjudicator.congress.scenarios.PlayMode;
import depesche.adjudicator.congress.solo.CardDisplay;
import depesche.adjudicator.congress.state.CongressState;
import depesche.adjudicator.congress.sums.HandSizes;
import depesche.adjudicator.table.layout.ChoiceLayout.After;
import depesche.adjudicator.table.layout.DeckLayout;
import depesche.adjudicator.table.news.TableNews.SecretCards;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Who has which cards in a turn: hands; for two players the deck of the Allies besides (18.2.1);
/// for one the card displays (19).
final class CongressHands {

  /// Cards of the Initial Phase, which cannot be wagered, by side.
  static final String INITIAL = "initial.";

  static final String ALLIED_DECK = "allied";

  private final CongressGame game;

  CongressHands(CongressGame game) {
    this.game = game;
  }

  private static boolean isForTwo(LiveTable table) {
    return CongressGame.mode(table) == PlayMode.TWO_PLAYERS;
  }

  private static Seat allied(LiveTable table) {
    return CongressSeats.seat(table, MajorPower.BRITAIN);
  }

  // Dealing

  void deal(LiveTable table) {
    DeckLayout main = table.book().deck(CongressTracks.MAIN);
    table.cards().shuffle(main, LiveCards.discard(CongressTracks.MAIN));
    List<HandCounted> hands = new ArrayList<>();
    if (CongressGame.mode(table).hasDisplays()) {
      for (MajorPower power : List.of(MajorPower.FRANCE, MajorPower.BRITAIN)) {
        String side = LiveDisplays.side(power);
        List<String> dealt = table.cards().taken(main, wanted(table, power));
        new LiveDisplays(table).keep(side, CardDisplay.dealt(dealt));
        hands.add(new HandCounted(side, dealt.size()));
      }
    } else {
      for (Seat seat : table.seats()) {
        hands.add(dealt(table, main, seat));
      }
      hands.addAll(seconds(table, main));
    }
    table.enter("DEAL", CongressTracks.MAIN, "", "", "");
    table.tell(new HandsDealt(game.month(table), hands));
    tellSecond(table);
    if (CongressGame.mode(table).hasDisplays()) {
      new LiveDisplays(table).tell(LiveDisplays.FRANCE);
      new LiveDisplays(table).tell(LiveDisplays.ALLIES);
    }
  }

  /// {@return the pile of a power that has cards, but no seat, in the introductory scenario}
  static String second(MajorPower power) {
    return "bot." + power;
  }

  /// 18.4.5.1: France and Britain have their normal hands, though nobody sits there.
  private static List<HandCounted> seconds(LiveTable table, DeckLayout main) {
    List<HandCounted> hands = new ArrayList<>();
    PlayMode mode = CongressGame.mode(table);
    for (MajorPower power : List.of(MajorPower.FRANCE, MajorPower.BRITAIN)) {
      if (CongressSeats.isBeside(mode, power)) {
        List<String> cards = new ArrayList<>(table.cards().pile(second(power)));
        cards.addAll(table.cards().taken(main, wanted(table, power)));
        table.cards().pile(second(power), cards);
        hands.add(new HandCounted(power.name(), cards.size()));
      }
    }
    return hands;
  }

  /// Tells the player what the power holds that they have besides their own.
  static void tellSecond(LiveTable table) {
    if (CongressSeats.isBeside(CongressGame.mode(table), MajorPower.BRITAIN)) {
      table.tell(
          new SecondHand(
              MajorPower.BRITAIN.name(),
              table.book().shown(table.cards().pile(second(MajorPower.BRITAIN)))),
          CongressSeats.seat(table, MajorPower.BRITAIN));
    }
  }

  private static int wanted(LiveTable table, MajorPower power) {
    int there = table.cards().pile(LiveCards.draw(CongressTracks.MAIN)).size();
    return Math.min(there, table.tracks().value(PowerTracks.handSize(table, power)));
  }

  private static HandCounted dealt(LiveTable table, DeckLayout main, Seat seat) {
    int wanted = wanted(table, CongressSeats.power(table, seat));
    if (isForTwo(table) && seat.equals(allied(table))) {
      table.cards().pile(ALLIED_DECK, table.cards().taken(main, wanted));
      refill(table);
      return new HandCounted(seat.name(), wanted);
    }
    if (wanted > 0) {
      table.cards().draw(main, wanted, seat, "DEAL");
    }
    return new HandCounted(seat.name(), table.cards().pile(LiveCards.hand(seat)).size());
  }

  /// 18.2.1.5: the Allied player fills up the hand from the deck after each card.
  static void refill(LiveTable table) {
    if (!isForTwo(table) || table.cards().pile(ALLIED_DECK).isEmpty()) {
      return;
    }
    WarStatus war = WarStatus.at(table.tracks().value(GameTable.key(CongressTracks.WAR)));
    int allowed = HandSizes.allowed(war);
    long held =
        table.cards().pile(LiveCards.hand(allied(table))).stream()
            .filter(card -> !CongressGame.isLeader(card))
            .count();
    if (held < allowed) {
      draw(table, allowed - (int) held);
      table.tell(
          new AlliedDeckLeft(allowed, table.cards().pile(ALLIED_DECK).size()), allied(table));
    }
  }

  private static void draw(LiveTable table, int count) {
    List<String> deck = table.cards().pile(ALLIED_DECK);
    List<String> drawn = List.copyOf(deck.subList(0, Math.min(count, deck.size())));
    if (drawn.isEmpty()) {
      return;
    }
    Seat seat = allied(table);
    // Which cards these are nobody knows while a letter is read.
    table.cards().show(table.book().deck(CongressTracks.MAIN), drawn, seat);
    drawn.forEach(card -> table.cards().put(card, LiveCards.hand(seat), false));
    table.tell(new SecretCards("DRAW", CongressTracks.MAIN, table.book().shown(drawn)), seat);
  }

  // The Initial Phase

  /// {@return whether cards of the Initial Phase are kept apart until the wager is over}
  static boolean keepsApart(LiveTable table, MajorPower power) {
    return CongressGame.mode(table).hasDisplays() || (isForTwo(table) && power.isAllied());
  }

  /// {@return the pile to which a card of the Initial Phase goes}
  static String fetched(LiveTable table, Seat seat, MajorPower power) {
    if (CongressSeats.isBeside(CongressGame.mode(table), power)) {
      return second(power);
    }
    return keepsApart(table, power) ? INITIAL + LiveDisplays.side(power) : LiveCards.hand(seat);
  }

  /// The cards of the Initial Phase come to the hand (18.2.2) or to the displays (19.2).
  void wagerOver(LiveTable table) {
    for (String side : List.of(LiveDisplays.FRANCE, LiveDisplays.ALLIES)) {
      List<String> cards = table.cards().pile(INITIAL + side);
      table.cards().pile(INITIAL + side, List.of());
      if (CongressGame.mode(table).hasDisplays()) {
        join(table, side, cards);
      } else {
        cards.forEach(card -> table.cards().put(card, LiveCards.hand(allied(table)), false));
      }
    }
    refill(table);
  }

  private void join(LiveTable table, String side, List<String> cards) {
    if (cards.isEmpty()) {
      return;
    }
    List<String> military = cards.stream().filter(card -> isMilitary(card, side)).toList();
    List<String> others = cards.stream().filter(card -> !military.contains(card)).toList();
    LiveDisplays displays = new LiveDisplays(table);
    CardDisplay before = displays.of(side);
    displays.keep(
        side,
        others.isEmpty()
            ? before.joined(military, others, pile -> pile)
            : before.joined(military, others, displays.shuffle(side)));
    table.tell(new CardsJoined(side, table.book().shown(military), others.size()));
  }

  /// {@return whether a card is typed as one that a power of a side can use in the War Phase}
  boolean isMilitary(String card, String side) {
    return game.card(card).stream()
        .anyMatch(
            typed ->
                List.of(MajorPower.values()).stream()
                    .filter(power -> LiveDisplays.side(power).equals(side))
                    .anyMatch(typed::isMilitary));
  }

  // The end of the Diplomacy Phase

  /// 18.2.1.5: the rest of the deck comes to the hand; 19.5: the military cards of the displays are
  /// there for the War Phase, all others are discarded.
  void diplomacyOver(LiveTable table) {
    draw(table, table.cards().pile(ALLIED_DECK).size());
    if (CongressGame.mode(table).isIntro()) {
      // In the War Phase Russia and Britain fight for one player.
      for (String card : table.cards().pile(second(MajorPower.BRITAIN))) {
        table.cards().put(card, LiveCards.hand(allied(table)), false);
      }
    }
    if (!CongressGame.mode(table).hasDisplays()) {
      return;
    }
    Seat seat = table.seats().getFirst();
    for (String side : List.of(LiveDisplays.FRANCE, LiveDisplays.ALLIES)) {
      for (String card : new LiveDisplays(table).taken(side)) {
        Optional<CongressCard> typed = game.card(card);
        if (typed.isEmpty() || isMilitary(card, side)) {
          table.cards().put(card, LiveCards.hand(seat), false);
          CongressState.stated(table, stated -> stated.withSide(card, side));
        } else {
          table.cards().lay(seat, card, After.DISCARD);
        }
      }
    }
  }

  /// A new turn begins without the deck of the Allies.
  static void clear(LiveTable table) {
    table.cards().pile(ALLIED_DECK, List.of());
  }
}
