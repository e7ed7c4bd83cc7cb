package depesche.adjudicator.congress.scenarios;

import depesche.adjudicator.congress.board.MajorPower;
import java.util.Optional;

/// An issue of the Diplomacy Display.
///
/// @param power whose issue it is, such as of a recruitment
/// @param mandatory whether a resource has to be spent on it
/// @param frenchUnit whether it gives France a unit; of a minor ally
public record CongressIssue(
    String name, Kind kind, Optional<MajorPower> power, boolean mandatory, boolean frenchUnit) {

  /// The kinds of issues.
  public enum Kind {
    LIBERALISM,
    /// Armistice, Austria at War, Sweden at War.
    WAR,
    OPERATION,
    RECRUITMENT,
    /// British Financial Aid.
    AID,
    /// A minor country.
    MINOR,
    OTHER
  }

  /// {@return whether it belongs to an Allied Power}
  public boolean isAllied() {
    return power.filter(MajorPower::isAllied).isPresent();
  }
}
