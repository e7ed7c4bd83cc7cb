package depesche.adjudicator.table.layout;

/// A place for pieces, such as a city or a box.
///
/// @param room how many pieces fit there; [Integer#MAX_VALUE] if any number
public record PlaceLayout(String name, int room) {}
