package depesche.adjudicator.table.layout;

import java.util.List;

/// A choice that seats make in secret and that is opened when all have made it.
///
/// @param name the word it is written with: `WAGER Davout`, or `CHOOSE wager: Davout`
/// @param kind of what may be chosen
/// @param least how many things at least; 0 if a seat may choose nothing
/// @param most how many at most
/// @param options of [Kind#OPTION]
/// @param scopes where the choice is made for several things at once, such as battles: `BATTLE C:
///   63`; empty if it is one
/// @param after what becomes of chosen cards when they are opened
public record ChoiceLayout(
    String name,
    Kind kind,
    int least,
    int most,
    List<String> options,
    List<String> scopes,
    After after) {

  /// Of what is chosen.
  public enum Kind {
    /// Cards of one's own hand.
    CARD,
    NUMBER,
    SEAT,
    OPTION,
    /// Any words.
    TEXT
  }

  /// What becomes of a chosen card.
  public enum After {
    /// It stays in the hand.
    KEEP,
    /// It lies open before its seat.
    PLAY,
    DISCARD,
    /// It leaves the game.
    REMOVE
  }

  public ChoiceLayout {
    options = List.copyOf(options);
    scopes = List.copyOf(scopes);
  }
}
