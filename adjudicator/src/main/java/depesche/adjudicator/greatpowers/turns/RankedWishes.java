package depesche.adjudicator.greatpowers.turns;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.ActionCard;
import depesche.adjudicator.greatpowers.table.Aims;
import depesche.adjudicator.greatpowers.table.Plan;
import depesche.adjudicator.greatpowers.table.SharedTable;
import depesche.adjudicator.greatpowers.table.Token;
import depesche.adjudicator.greatpowers.table.UnmetWish;
import depesche.adjudicator.greatpowers.table.Wish;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A ranked list of cards, applied to the cards that are there.
///
/// @param met the first wish that can be met, if any; [Wish.Nothing] is always met
/// @param card the card it takes; empty for [Wish.Nothing]
/// @param unmet the wishes ranked above it and why they are not met
public record RankedWishes(Optional<Wish> met, Optional<ActionCard> card, List<UnmetWish> unmet) {

  /// {@return what comes of the wishes for a card of the row}
  public static RankedWishes picked(SharedTable sharedTable, Seat seat, Plan plan) {
    return of(sharedTable, seat, plan, sharedTable.round().row(), plan.picks(), plan.discards());
  }

  /// {@return what comes of the wishes for one of the cards drawn}
  public static RankedWishes kept(
      SharedTable sharedTable, Seat seat, Plan plan, List<ActionCard> drawn) {
    return of(sharedTable, seat, plan, drawn, plan.keeps(), false);
  }

  private static RankedWishes of(
      SharedTable sharedTable,
      Seat seat,
      Plan plan,
      List<ActionCard> cards,
      List<Wish> list,
      boolean discards) {
    List<UnmetWish> unmet = new ArrayList<>();
    for (Wish wish : list) {
      if (wish instanceof Wish.Nothing) {
        return new RankedWishes(Optional.of(wish), Optional.empty(), unmet);
      }
      Optional<ActionCard> card = wanted(sharedTable, seat, plan, wish, cards);
      // A card that cannot be paid for can only be discarded, and is taken for that on request.
      if (card.filter(one -> discards || sharedTable.canPay(seat, one)).isPresent()) {
        return new RankedWishes(Optional.of(wish), card, unmet);
      }
      unmet.add(unmet(sharedTable, wish, card));
    }
    return new RankedWishes(Optional.empty(), Optional.empty(), unmet);
  }

  private static UnmetWish unmet(SharedTable sharedTable, Wish wish, Optional<ActionCard> card) {
    if (card.isPresent()) {
      return new UnmetWish(wish.text(), UnmetWish.Reason.CANNOT_PAY, "");
    }
    if (!(wish instanceof Wish.Named(String name))) {
      return new UnmetWish(wish.text(), UnmetWish.Reason.NONE_SUCH, "");
    }
    return sharedTable.round().taken().entrySet().stream()
        .filter(taken -> taken.getKey().name().equals(name))
        .map(taken -> new UnmetWish(name, UnmetWish.Reason.TAKEN, taken.getValue().name()))
        .findFirst()
        .orElse(new UnmetWish(name, UnmetWish.Reason.NOT_THERE, ""));
  }

  private static Optional<ActionCard> wanted(
      SharedTable sharedTable, Seat seat, Plan plan, Wish wish, List<ActionCard> cards) {
    // A wish that names no card takes one that can be resolved.
    List<ActionCard> fit =
        cards.stream()
            .filter(actionCard -> sharedTable.canPay(seat, actionCard))
            .filter(
                actionCard ->
                    !actionCard.aimed()
                        || new Aims(sharedTable, plan.targets())
                            .target(seat, actionCard)
                            .isPresent())
            .toList();
    return switch (wish) {
      case Wish.Named(String name) ->
          cards.stream().filter(actionCard -> actionCard.name().equals(name)).findFirst();
      case Wish.Most(Token token) -> {
        int most = fit.stream().mapToInt(actionCard -> actionCard.gains(token)).max().orElse(0);
        yield fit.stream()
            .filter(actionCard -> most > 0 && actionCard.gains(token) == most)
            .findFirst();
      }
      case Wish.ExtraBid _ -> fit.stream().filter(ActionCard::givesBid).findFirst();
      case Wish.Anything _ -> fit.stream().findFirst();
      case Wish.Nothing _ -> Optional.empty();
    };
  }
}
