package depesche.adjudicator.greatpowers;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.ActionCard;
import depesche.adjudicator.greatpowers.table.ActionDeck;
import depesche.adjudicator.greatpowers.table.Aim;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.Plan;
import depesche.adjudicator.greatpowers.table.PlanVerb;
import depesche.adjudicator.greatpowers.table.Question;
import depesche.adjudicator.greatpowers.table.SharedTable;
import depesche.adjudicator.greatpowers.table.Token;
import depesche.adjudicator.greatpowers.table.Wish;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SequencedMap;
import java.util.TreeMap;

/// Plans that a player might have: bids he may lay, wishes and aims of every kind, and gaps.
record RandomPlans(Random random) {

  Plan plan(GreatPowersPosition greatPowersPosition, Seat seat) {
    SharedTable sharedTable = greatPowersPosition.world();
    List<Token> bids = new ArrayList<>(sharedTable.biddable(seat));
    Collections.shuffle(bids, random);
    return new Plan(
        slots(bids.subList(0, Math.min(bids.size(), sharedTable.power(seat).bids()))),
        wishes(sharedTable.round().dealt()),
        aims(sharedTable, seat),
        random.nextInt(8) == 0,
        aims(sharedTable, seat),
        wishes(drawn(greatPowersPosition)),
        aims(sharedTable, seat),
        aims(sharedTable, seat),
        declined());
  }

  /// Some slots stay empty.
  private SequencedMap<Integer, Token> slots(List<Token> bids) {
    SequencedMap<Integer, Token> slots = new TreeMap<>();
    for (int i = 0; i < bids.size(); i++) {
      if (random.nextInt(6) > 0) {
        slots.put(i + 1, bids.get(i));
      }
    }
    return slots;
  }

  private List<PlanVerb> declined() {
    return switch (random.nextInt(12)) {
      case 0 -> List.of(PlanVerb.STEAL, PlanVerb.KEEP);
      case 1 -> List.of(PlanVerb.TARGET);
      default -> List.of();
    };
  }

  private static List<ActionCard> drawn(GreatPowersPosition greatPowersPosition) {
    return greatPowersPosition instanceof GreatPowersPosition.Score score
            && score.question() instanceof Question.Keep(_, List<ActionCard> drawn)
        ? drawn
        : List.of();
  }

  private List<Wish> wishes(List<ActionCard> cards) {
    List<Wish> wishes = new ArrayList<>();
    int count = random.nextInt(4);
    for (int i = 0; i < count; i++) {
      wishes.add(
          switch (random.nextInt(6)) {
            case 0 -> new Wish.Anything();
            case 1 -> new Wish.ExtraBid();
            case 2 -> new Wish.Most(pick(List.of(Token.values())));
            case 3 -> new Wish.Nothing();
            default -> new Wish.Named(pick(cards.isEmpty() ? ActionDeck.CARDS : cards).name());
          });
    }
    return wishes;
  }

  private List<Aim> aims(SharedTable sharedTable, Seat seat) {
    List<Aim> aims = new ArrayList<>();
    int count = random.nextInt(3);
    for (int i = 0; i < count; i++) {
      aims.add(
          switch (random.nextInt(5)) {
            case 0 -> new Aim.Most(pick(List.of(Token.values())));
            case 1 -> new Aim.Least(pick(List.of(Token.values())));
            case 2 -> new Aim.Nobody();
            default -> new Aim.At(pick(sharedTable.others(seat)));
          });
    }
    return aims;
  }

  private <T> T pick(List<T> items) {
    return items.get(random.nextInt(items.size()));
  }
}
