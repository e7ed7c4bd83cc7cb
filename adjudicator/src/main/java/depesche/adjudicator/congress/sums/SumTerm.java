package depesche.adjudicator.congress.sums;

/// One line of a sum.
///
/// @param why it counts
/// @param name of the card, the space or the issue that it comes from; empty if the reason says all
public record SumTerm(Why why, String name, int value) {

  /// Why a number counts.
  public enum Why {
    /// The value printed on a card.
    CARD_VALUE,
    /// What a card adds for this issue or this power.
    CARD_BONUS,
    /// Austria debates with an Austrian card.
    AUSTRIAN_DEBATE,
    /// The issue lies on the French track.
    FRENCH_TRACK,
    UNITS,
    SUPPORT,
    HEADQUARTERS,
    HOMELAND,
    MOUNTAIN,
    /// What a battle card gives its own side.
    BATTLE_CARD,
    /// What a battle card of the other side takes.
    ENEMY_CARD,
    DICE,
    /// Ten cards for each power.
    BASE,
    /// A card for a space or for peace.
    SPACE_BONUS,
    /// What a variant for fewer players takes off.
    FEWER_PLAYERS,
    RESOURCE,
    FLEET,
    /// An entry of the journal, by its reason.
    ENTERED,
    /// Something that the table stated.
    STATED
  }

  /// A line whose reason says all.
  public SumTerm(Why why, int value) {
    this(why, "", value);
  }
}
