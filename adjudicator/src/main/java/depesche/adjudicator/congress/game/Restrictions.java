package depesche.adjudicator.congress.game;

import depesche.adjudicator.Fact;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarStatus;
import depesche.adjudicator.congress.news.CongressRefusal.IssueForbidden;
import depesche.adjudicator.congress.scenarios.CongressIssue;
import depesche.adjudicator.congress.scenarios.PlayMode;
import depesche.adjudicator.congress.state.CongressState;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.LiveTable;
import java.util.Optional;

/// What one who plays all Allied Powers may not do with them (18.2.4). That they do not debate each
/// other follows from who is asked: never the seat that has negotiated.
public final class Restrictions {

  private static final String LIBERALISM = "Liberalism";

  private Restrictions() {}

  /// {@return why a power may not negotiate or debate an issue}
  public static Optional<Fact> forbidden(
      LiveTable table, CongressGame game, MajorPower power, String issue, boolean debate) {
    return forbids(table, game, power, issue, debate)
        ? Optional.of(new IssueForbidden(power.name(), issue, "18.2.4"))
        : Optional.empty();
  }

  /// A power negotiates or debates an issue.
  public static void moved(LiveTable table, MajorPower power, String issue) {
    if (isForTwo(table, power) && issue.equals(LIBERALISM) && power != MajorPower.BRITAIN) {
      CongressState.rounds(table, rounds -> rounds.absolutist(power));
    }
  }

  private static boolean isForTwo(LiveTable table, MajorPower power) {
    return CongressGame.mode(table) == PlayMode.TWO_PLAYERS && power.isAllied();
  }

  /// {@return whether a power may not negotiate or debate an issue}
  public static boolean forbids(
      LiveTable table, CongressGame game, MajorPower power, String issue, boolean debate) {
    if (!isForTwo(table, power)) {
      return false;
    }
    if (issue.equals(LIBERALISM)) {
      boolean french =
          game.space(table, issue).holder().filter(MajorPower.FRANCE::equals).isPresent();
      Optional<MajorPower> before = CongressState.of(table).rounds().absolutist();
      return power == MajorPower.BRITAIN
          ? debate && french
          : before.isPresent() && before.get() != power;
    }
    return (issue.equals("Peace Congress") && power != MajorPower.AUSTRIA)
        || (issue.equals("Treaty of Ghent") && power != MajorPower.BRITAIN)
        || isClosed(table, game, power, issue);
  }

  /// {@return why a power may not even select an issue}
  public static Optional<Fact> closed(
      LiveTable table, CongressGame game, MajorPower power, String issue) {
    return isForTwo(table, power) && isClosed(table, game, power, issue)
        ? Optional.of(new IssueForbidden(power.name(), issue, "18.2.4"))
        : Optional.empty();
  }

  private static boolean isClosed(
      LiveTable table, CongressGame game, MajorPower power, String issue) {
    return power == MajorPower.AUSTRIA && isAtPeaceFrom(table, game, issue);
  }

  /// While it is not at war Austria leaves these issues alone.
  public static boolean isAtPeaceFrom(LiveTable table, CongressGame game, String name) {
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
}
