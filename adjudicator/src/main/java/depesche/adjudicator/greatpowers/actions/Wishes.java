package depesche.adjudicator.greatpowers.actions;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.cards.Card;
import depesche.adjudicator.greatpowers.cards.Token;
import depesche.adjudicator.greatpowers.cards.Unmet;
import depesche.adjudicator.greatpowers.plans.Aims;
import depesche.adjudicator.greatpowers.plans.Plan;
import depesche.adjudicator.greatpowers.plans.Wish;
import depesche.adjudicator.greatpowers.table.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A ranked list of cards, applied to the cards that lie there.
///
/// @param met the first wish that can be met, if any; [Wish.Nothing] is always met
/// @param card the card it takes; empty for [Wish.Nothing]
/// @param unmet the wishes ranked above it and why they are not met
public record Wishes(Optional<Wish> met, Optional<Card> card, List<Unmet> unmet) {

  /// {@return what comes of the wishes for a card of the row}
  public static Wishes picked(World world, Seat seat, Plan plan) {
    return of(world, seat, plan, world.round().row(), plan.picks(), plan.discards());
  }

  /// {@return what comes of the wishes for one of the cards drawn}
  public static Wishes kept(World world, Seat seat, Plan plan, List<Card> drawn) {
    return of(world, seat, plan, drawn, plan.keeps(), false);
  }

  private static Wishes of(
      World world, Seat seat, Plan plan, List<Card> cards, List<Wish> list, boolean discards) {
    List<Unmet> unmet = new ArrayList<>();
    for (Wish wish : list) {
      if (wish instanceof Wish.Nothing) {
        return new Wishes(Optional.of(wish), Optional.empty(), unmet);
      }
      Optional<Card> card = wanted(world, seat, plan, wish, cards);
      // A card that cannot be paid for can only be discarded, and is taken for that on request.
      if (card.filter(one -> discards || Resolution.canPay(world, seat, one)).isPresent()) {
        return new Wishes(Optional.of(wish), card, unmet);
      }
      unmet.add(unmet(world, wish, card));
    }
    return new Wishes(Optional.empty(), Optional.empty(), unmet);
  }

  private static Unmet unmet(World world, Wish wish, Optional<Card> card) {
    if (card.isPresent()) {
      return new Unmet(wish.text(), Unmet.Reason.CANNOT_PAY, "");
    }
    if (!(wish instanceof Wish.Named(String name))) {
      return new Unmet(wish.text(), Unmet.Reason.NONE_SUCH, "");
    }
    return world.round().taken().entrySet().stream()
        .filter(taken -> taken.getKey().name().equals(name))
        .map(taken -> new Unmet(name, Unmet.Reason.TAKEN, taken.getValue().name()))
        .findFirst()
        .orElse(new Unmet(name, Unmet.Reason.NOT_THERE, ""));
  }

  private static Optional<Card> wanted(
      World world, Seat seat, Plan plan, Wish wish, List<Card> cards) {
    // A wish that names no card takes one that can be resolved.
    List<Card> fit =
        cards.stream()
            .filter(card -> Resolution.canPay(world, seat, card))
            .filter(
                card -> !card.aimed() || Aims.target(world, seat, card, plan.targets()).isPresent())
            .toList();
    return switch (wish) {
      case Wish.Named(String name) ->
          cards.stream().filter(card -> card.name().equals(name)).findFirst();
      case Wish.Most(Token token) -> {
        int most = fit.stream().mapToInt(card -> card.gains(token)).max().orElse(0);
        yield fit.stream().filter(card -> most > 0 && card.gains(token) == most).findFirst();
      }
      case Wish.ExtraBid _ -> fit.stream().filter(Card::givesBid).findFirst();
      case Wish.Anything _ -> fit.stream().findFirst();
      case Wish.Nothing _ -> Optional.empty();
    };
  }
}
