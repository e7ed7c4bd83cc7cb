package depesche.adjudicator.congress.play;

import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarStatus;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressTracks;
import depesche.adjudicator.congress.news.CongressRefusal.IssueForbidden;
import depesche.adjudicator.congress.scenarios.CongressIssue;
import depesche.adjudicator.congress.scenarios.PlayMode;
import depesche.adjudicator.table.position.ActRefused;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.LiveTable;

/// What one who plays all Allied Powers may not do with them (18.2.4). That they do not debate each
/// other follows from who is asked: never the seat that has negotiated.
final class Restrictions {

  private static final String ABSOLUTISM = "absolutism";

  private Restrictions() {}

  /// @throws ActRefused if a power may not negotiate or debate an issue
  static void check(
      LiveTable table, CongressGame game, MajorPower power, String issue, boolean debate) {
    if (CongressGame.mode(table) == PlayMode.TWO_PLAYERS && power.isAllied()) {
      forTwo(table, game, power, issue, debate);
    }
  }

  private static void forTwo(
      LiveTable table, CongressGame game, MajorPower power, String issue, boolean debate) {
    boolean wrong =
        (issue.equals("Peace Congress") && power != MajorPower.AUSTRIA)
            || (issue.equals("Treaty of Ghent") && power != MajorPower.BRITAIN)
            || (power == MajorPower.AUSTRIA && isAtPeaceFrom(table, game, issue));
    if (issue.equals("Liberalism")) {
      boolean french =
          game.space(table, issue).holder().filter(MajorPower.FRANCE::equals).isPresent();
      String before = table.note(ABSOLUTISM);
      wrong =
          power == MajorPower.BRITAIN
              ? debate && french
              : !before.isEmpty() && !before.equals(power.name());
    }
    if (wrong) {
      throw new ActRefused(new IssueForbidden(power.name(), issue, "18.2.4"));
    }
    if (issue.equals("Liberalism") && power != MajorPower.BRITAIN) {
      table.note(ABSOLUTISM, power.name());
    }
  }

  /// While it is not at war Austria leaves these issues alone.
  static boolean isAtPeaceFrom(LiveTable table, CongressGame game, String name) {
    int war = table.tracks().value(GameTable.key(CongressTracks.WAR));
    CongressIssue issue =
        game.files().issues().stream()
            .filter(one -> one.name().equals(name))
            .findFirst()
            .orElseThrow();
    boolean others = issue.power().filter(power -> power != MajorPower.AUSTRIA).isPresent();
    return war != WarStatus.GENERAL_WAR.space()
        && switch (issue.kind()) {
          case RECRUITMENT, OPERATION -> others;
          case WAR -> !issue.name().equals("Sweden at War");
          case LIBERALISM, AID, MINOR, OTHER -> false;
        };
  }

  /// A new turn begins without them.
  static void clear(LiveTable table) {
    table.note(ABSOLUTISM, "");
  }
}
