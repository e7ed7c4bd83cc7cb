package depesche.adjudicator.diplomacy.campaign;

/// A province as a sentence names it.
///
/// @param id three letters, such as `BER`
/// @param name the English name, such as `Berlin`
public record NamedProvince(String id, String name) {}
