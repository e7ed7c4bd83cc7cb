package depesche.adjudicator.weimar.play;

import java.util.List;
import java.util.stream.Stream;

/// The phases of a round, as the board has them.
public enum WeimarPhase {
  SET_UP("Set-up"),
  AGENDA("Agenda"),
  EFFECTS("Effects"),
  OPENING("Opening"),
  IMPULSES("Impulses"),
  MAJORITY("Issue Majority"),
  ISSUES("Issues"),
  SOCIETY("Society"),
  PARTIES("Parties"),
  REPUBLIC("Republic"),
  MINOR("Minor Parties"),
  PARLIAMENT("Parliament"),
  GOVERNMENT("Government");

  private final String title;

  WeimarPhase(String title) {
    this.title = title;
  }

  public String title() {
    return title;
  }

  /// {@return the titles of all phases, in their order}
  public static List<String> titles() {
    return Stream.of(values()).map(WeimarPhase::title).toList();
  }

  /// {@return the phase of this title}
  public static WeimarPhase named(String title) {
    return values()[titles().indexOf(title)];
  }
}
