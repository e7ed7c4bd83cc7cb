package depesche.adjudicator.weimar.board;

/// A sort of unit as it lies in the box.
///
/// @param id such as `Freikorps-2`: the name, and the strength where there are several
/// @param owner who has it by nature
/// @param lasting whether it is never dissolved: Reichswehr and Police
/// @param turns whether the DNVP can take control of it: Reichswehr
public record UnitType(String id, UnitOwner owner, int strength, boolean lasting, boolean turns) {}
