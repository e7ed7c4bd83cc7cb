package depesche.adjudicator.greatpowers.table;

import java.util.List;

/// An action card.
///
/// @param name as printed; unique
/// @param text what it does, as [ActionDeck] lists it
/// @param effects in printed order
public record ActionCard(String name, String text, List<Effect> effects) {

  public ActionCard {
    effects = List.copyOf(effects);
  }

  /// {@return whether it needs a target player}
  public boolean aimed() {
    return effects.stream().anyMatch(Effect::aimed);
  }

  /// {@return how many tokens of a kind it brings}
  public int gains(Token token) {
    return effects.stream().mapToInt(effect -> effect.brings(token)).sum();
  }

  /// {@return the tokens of which the target player loses some}
  public List<Token> taken() {
    return effects.stream().flatMap(effect -> effect.taken().stream()).toList();
  }

  /// {@return whether it gives a bid card more}
  public boolean givesBid() {
    return effects.contains(new Effect.ExtraBid());
  }

  // A card is one of a deck, and known by its name.

  @Override
  public boolean equals(Object other) {
    return other instanceof ActionCard actionCard && actionCard.name.equals(name);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  @Override
  public String toString() {
    return name;
  }
}
