package depesche.adjudicator.weimar.decks;

import java.util.OptionalInt;

/// A card as far as its owner has typed it.
///
/// @param id its number, such as `A33`, `K11` or `SA1`
/// @param large the value in the large circle: action points, and the first debate
/// @param small the value in the small circle: the second debate
/// @param once whether it leaves the game when its event was performed
/// @param politician whether it can be played in reaction to an event
/// @param note the owner's own words
public record WeimarCard(
    String id,
    String title,
    OptionalInt large,
    OptionalInt small,
    boolean once,
    boolean politician,
    String note) {

  /// {@return whether it is an agenda card}
  public boolean isAgenda() {
    return id.length() > 1 && id.charAt(1) == 'A' && id.charAt(0) != 'A';
  }

  /// {@return whether it has values: timeline and party cards have}
  public boolean hasValues() {
    return hasValues(id);
  }

  static boolean hasValues(String id) {
    return id.matches("[DKSZ]\\d\\d|A[2-8]\\d");
  }
}
