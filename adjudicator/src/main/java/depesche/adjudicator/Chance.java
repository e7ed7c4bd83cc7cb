package depesche.adjudicator;

import java.util.List;

/// The one door of chance. Each (purpose, scope) is one independent stream and is taken once a
/// step.
public interface Chance {

  /// {@return a draw that players can prove right after the step}
  ///
  /// @param purpose what it decides, such as `foreign-army`
  /// @param scope which one, such as `AUSTRIA`
  Draw open(String purpose, String scope);

  /// {@return a draw of hidden cards, provable when the game ends}
  Draw hidden(String purpose, String scope);

  /// {@return a draw among papers that players wrote in secret: in which order they are turned up
  /// can be proved right after the step, whose they are when the game ends}
  default Draw blind(String purpose, String scope) {
    return open(purpose, scope);
  }

  /// Tells that cards which a hidden draw put in order are shown, so that it can be proved to
  /// anyone who sees them that chance put them there. Nothing comes of it for the rules. That
  /// somebody looked, and at which place of the order, is known to all.
  ///
  /// @param scope the newest shuffle of the deck; a card that it does not hold was still drawn from
  ///   the one before
  /// @param cards as the draw names them
  default void shown(String purpose, String scope, List<?> cards, Audience audience) {}
}
