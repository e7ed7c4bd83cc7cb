package depesche.adjudicator.greatpowers.table;

import java.util.Optional;

/// One thing an action card does.
public sealed interface Effect {

  /// The one who resolves the card gains tokens.
  record Gain(Token token, int count) implements Effect {}

  /// What they lose for it.
  record Pay(Token token, int count) implements Effect {}

  /// The target player loses tokens.
  record Loss(Token token, int count) implements Effect {}

  /// One token goes from the target player to the one who resolves the card.
  record Steal(Token token) implements Effect {}

  /// All other players lose a token.
  record OthersLose(Token token, int count) implements Effect {}

  /// One bid card more next turn.
  record ExtraBid() implements Effect {}

  /// The target player plays one bid card fewer next turn.
  record FewerBid() implements Effect {}

  /// A look at the next event card.
  record Look() implements Effect {}

  /// {@return whether it needs a target player}
  default boolean aimed() {
    return switch (this) {
      case Loss _, Steal _, FewerBid _ -> true;
      case Gain _, Pay _, OthersLose _, ExtraBid _, Look _ -> false;
    };
  }

  /// {@return how many tokens of a kind it brings to the one who resolves the card}
  default int brings(Token kind) {
    return switch (this) {
      case Gain(Token token, int count) -> token == kind ? count : 0;
      case Steal(Token token) -> token == kind ? 1 : 0;
      case Pay _, Loss _, OthersLose _, ExtraBid _, FewerBid _, Look _ -> 0;
    };
  }

  /// {@return the kind of token that the target player loses}
  default Optional<Token> taken() {
    return switch (this) {
      case Loss(Token token, _) -> Optional.of(token);
      case Steal(Token token) -> Optional.of(token);
      case Gain _, Pay _, OthersLose _, ExtraBid _, FewerBid _, Look _ -> Optional.empty();
    };
  }
}
