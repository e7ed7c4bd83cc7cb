package depesche.adjudicator.congress.solo;

import java.util.List;

/// The faces of the fate die in printed order, which are taken for 1 to 6.
public enum FateDie {
  C_OR_LOWEST(List.of(DisplaySpace.C)),
  A_B(List.of(DisplaySpace.A, DisplaySpace.B)),
  D_E(List.of(DisplaySpace.D, DisplaySpace.E)),
  A_B_C(List.of(DisplaySpace.A, DisplaySpace.B, DisplaySpace.C)),
  C_D_E(List.of(DisplaySpace.C, DisplaySpace.D, DisplaySpace.E)),
  ALL_BUT_C(List.of(DisplaySpace.A, DisplaySpace.B, DisplaySpace.D, DisplaySpace.E));

  @SuppressWarnings("ImmutableEnumChecker") // made by List.of
  private final List<DisplaySpace> flipped;

  FateDie(List<DisplaySpace> flipped) {
    this.flipped = flipped;
  }

  /// {@return the spaces whose cards are turned up}
  public List<DisplaySpace> flipped() {
    return flipped;
  }

  /// {@return the face of a roll from 1 to 6}
  public static FateDie rolled(int roll) {
    return values()[roll - 1];
  }
}
