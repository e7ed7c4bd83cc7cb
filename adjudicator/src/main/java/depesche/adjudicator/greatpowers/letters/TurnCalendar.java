package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.Stage;
import depesche.adjudicator.kit.PhaseCalendar;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The words by which a letter names a phase: `4-Bid`, `Turn 4, Bid Phase`, `Action Phase of turn
/// 4`, `Turn 4`.
///
/// @param now when the letter was written; `Turn 4` in that turn means what is left of it
/// @param turns after which the game ends
public record TurnCalendar(Stage.Moment now, int turns) implements PhaseCalendar<Stage.Moment> {

  private static final String STAGE =
      "(?:the\\s+)?(bids?|action|score|(?:great\\s+)?war)(?:\\s+phase)?";
  private static final Pattern BEHIND =
      Pattern.compile("turn\\s+(\\d{1,3})(?:[\\s,:]+" + STAGE + ")?");
  private static final Pattern BEFORE =
      Pattern.compile(STAGE + "[\\s,]+(?:(?:of|in)\\s+)?turn\\s+(\\d{1,3})");
  private static final Pattern ID =
      Pattern.compile("(\\d{1,3})-(bid|action|score|war)(-\\d{1,3})?");

  /// {@return the phases as they are seen from a position}
  public static TurnCalendar of(GreatPowersPosition position) {
    return new TurnCalendar(position.moment(), position.world().rulings().turns());
  }

  @Override
  public Optional<Stage.Moment> read(String words) {
    String said = words.strip().toLowerCase(Locale.ROOT);
    Matcher id = ID.matcher(said);
    if (id.matches()) {
      String stage =
          id.group(2).substring(0, 1).toUpperCase(Locale.ROOT) + id.group(2).substring(1);
      String stop = id.group(3) == null ? "" : id.group(3);
      return Stage.parse(id.group(1) + "-" + stage + stop);
    }
    Matcher behind = BEHIND.matcher(said);
    if (behind.matches()) {
      return Optional.of(moment(Integer.parseInt(behind.group(1)), behind.group(2)));
    }
    Matcher before = BEFORE.matcher(said);
    return before.matches()
        ? Optional.of(moment(Integer.parseInt(before.group(2)), before.group(1)))
        : Optional.empty();
  }

  private Stage.Moment moment(int turn, String stage) {
    if (stage == null) {
      return turn == now.turn() ? now : new Stage.Moment(turn, Stage.BID, 1);
    }
    Stage named =
        switch (stage.charAt(0)) {
          case 'b' -> Stage.BID;
          case 'a' -> Stage.ACTION;
          case 's' -> Stage.SCORE;
          default -> Stage.WAR;
        };
    boolean open = turn == now.turn() && named == now.stage();
    return open ? now : new Stage.Moment(turn, named, 1);
  }

  @Override
  public String id(Stage.Moment phase) {
    return phase.id();
  }

  @Override
  public String title(Stage.Moment phase) {
    return phase.title();
  }

  @Override
  public Optional<Stage.Moment> last() {
    return turns == Integer.MAX_VALUE
        ? Optional.empty()
        : Optional.of(new Stage.Moment(turns, Stage.WAR, Integer.MAX_VALUE));
  }
}
