package depesche.adjudicator.bismarck.decks;

import java.util.List;
import java.util.Optional;

/// One of the 63 cards.
///
/// @param id of small letters, digits and hyphens, such as `honest-broker`
/// @param asterisk whether it begins in the hand
/// @param issue whether it has the Issue mark
/// @param theatres of a crisis; one without any comes up alone
/// @param powers that a crisis involves, in file order; empty on other cards
/// @param event what happens when it comes up; empty on crises and durations
/// @param action of an Action card; empty on other cards
/// @param passive what holds while it lies in the row uncancelled: `COST` and `IF` alone
/// @param text in the words of the file; may be empty
/// @param year of what it tells of, such as `1878`; may be empty
/// @param source where that can be read; may be empty
public record DanceCard(
    String id,
    String title,
    CardKind type,
    boolean asterisk,
    boolean issue,
    List<Theatre> theatres,
    List<EuropeanPower> powers,
    List<CardOperation> event,
    Optional<CardAction> action,
    List<CardOperation> passive,
    String text,
    String year,
    String source) {

  public DanceCard {
    theatres = List.copyOf(theatres);
    powers = List.copyOf(powers);
    event = List.copyOf(event);
    passive = List.copyOf(passive);
  }

  /// The four types of cards.
  public enum CardKind {
    /// Its event happens once, then it is discarded.
    EVENT,
    /// Its event happens if it has one, then it goes to the hand and can be played for its action.
    ACTION,
    /// The player sides with one of its powers.
    CRISIS,
    /// Nothing happens when it comes up; its passive part holds while it lies in the row
    /// uncancelled.
    DURATION
  }

  /// Where a crisis breaks out. Open crises of the row that share one come up together.
  public enum Theatre {
    BALKANS,
    AFRICA,
    ASIA
  }

  /// The action section of an Action card.
  ///
  /// @param phase when it can be played
  /// @param dieMark whether it sets dice instead of a roll; then [CardOperation.SetDie] is its only
  ///   effect
  /// @param stays whether it stays in the hand when it has been played
  public record CardAction(
      PlayTime phase, List<CardOperation> effects, boolean dieMark, boolean stays) {

    public CardAction {
      effects = List.copyOf(effects);
    }
  }

  /// The phase in which an action card can be played.
  public enum PlayTime {
    ANY,
    ALLOCATE,
    /// After the allocation and before the dice.
    ROLL,
    EVENT,
    ACTION;

    /// {@return whether a card that the dice bring can still be played in the same turn}
    public boolean isBehindDice() {
      return switch (this) {
        case ANY, EVENT, ACTION -> true;
        case ALLOCATE, ROLL -> false;
      };
    }
  }
}
