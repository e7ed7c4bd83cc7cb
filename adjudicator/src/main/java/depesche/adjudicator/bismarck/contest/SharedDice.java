package depesche.adjudicator.bismarck.contest;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Draw;
import depesche.adjudicator.bismarck.decks.CardOperation;
import depesche.adjudicator.bismarck.decks.DanceCard;
import depesche.adjudicator.bismarck.decks.DanceCard.CardAction;
import depesche.adjudicator.bismarck.decks.DanceDeck;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Draws all dice of a contest before it begins. A draw of a later step would give each table other
/// dice, and would tell all how far the first of them is.
record SharedDice(DanceDeck deck) {

  private static final String CONTEST = "contest";
  private static final int FACES = 6;

  /// {@return how many turns a game can have: each takes at least one card of the pile}
  int turns() {
    return deck.pile().size();
  }

  /// {@return all dice, by the names of their draws in a game for one}
  SequencedMap<String, Integer> drawn(Chance chance) {
    SequencedMap<String, Integer> dice = new LinkedHashMap<>();
    Draw rolls = chance.hidden("dice", CONTEST);
    for (int turn = 1; turn <= turns(); turn++) {
      roll(dice, rolls, turn);
    }
    List<DanceCard> casting = deck.cards().stream().filter(card -> casts(card) > 0).toList();
    if (!casting.isEmpty()) {
      Draw faces = chance.hidden("card", CONTEST);
      for (int turn = 1; turn <= turns(); turn++) {
        for (DanceCard card : casting) {
          cast(dice, faces, card, turn);
        }
      }
    }
    return dice;
  }

  /// Doubles are rolled again, so the first roll of two faces is the last of its turn.
  private static void roll(SequencedMap<String, Integer> dice, Draw rolls, int turn) {
    int value = 0;
    for (int nth = 1; value / FACES == value % FACES; nth++) {
      value = rolls.below(FACES * FACES);
      dice.put("dice/" + turn + "/" + nth, value);
    }
  }

  private static void cast(
      SequencedMap<String, Integer> dice, Draw faces, DanceCard card, int turn) {
    for (int nth = 1; nth <= casts(card); nth++) {
      dice.put("card/" + card.id() + "/" + turn + "/" + nth, faces.below(FACES));
    }
  }

  /// {@return how often a card can ask for a die in one turn, by its event and then by its action}
  private static int casts(DanceCard card) {
    List<CardOperation> all = new ArrayList<>(card.event());
    card.action().map(CardAction::effects).ifPresent(all::addAll);
    return all.toString().split("Roll\\[", -1).length - 1;
  }
}
