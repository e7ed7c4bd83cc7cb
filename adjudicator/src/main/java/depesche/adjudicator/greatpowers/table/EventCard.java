package depesche.adjudicator.greatpowers.table;

import java.util.List;

/// An event card.
///
/// @param name as printed; unique
/// @param text what it does, as [EventDeck] lists it
public record EventCard(String name, String text, Happening happening) {

  /// What an event does.
  public sealed interface Happening {

    /// Ten victory points for the seat that is highest in this trait, or in the sum of several.
    record Award(List<Token> traits) implements Happening {

      public Award {
        traits = List.copyOf(traits);
      }
    }

    /// All players take sides.
    record GreatWar() implements Happening {}

    /// The Leader against the player on the Leader's right.
    record EastWar() implements Happening {}

    /// The Leader against the player on the Leader's left.
    record WestWar() implements Happening {}
  }

  // A card is one of a deck, and known by its name.

  @Override
  public boolean equals(Object other) {
    return other instanceof EventCard card && card.name.equals(name);
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
