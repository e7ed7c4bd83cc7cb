package depesche.adjudicator.congress.board;

import java.util.List;

/// How far the war has come: Austria fights in General War only.
public enum WarStatus {
  LIMITED_WAR,
  ARMISTICE,
  GENERAL_WAR;

  /// {@return the status that a space of its track stands for}
  ///
  /// @param space from 0
  public static WarStatus at(int space) {
    return List.of(values()).get(space);
  }

  /// {@return its space on its track, from 0}
  public int space() {
    return List.of(values()).indexOf(this);
  }
}
