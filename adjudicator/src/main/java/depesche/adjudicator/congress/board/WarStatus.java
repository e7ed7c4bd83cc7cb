package depesche.adjudicator.congress.board;

/// How far the war has come: Austria fights in General War only.
public enum WarStatus {
  LIMITED_WAR,
  ARMISTICE,
  GENERAL_WAR
}
