package depesche.bot.game.parcel;

import depesche.bot.ledger.turn.Timeline;
import depesche.bot.ledger.turn.TurnRow;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Where the pages of a game's turns lie: `1866/fall`, `1866/fall-retreats`, `1866/winter`,
/// `turn-3-bid`, and `start` for setting up. An address stays, since people keep it.
public final class TurnPaths {

  /// The page of setting up.
  public static final String START = "start";

  private static final Pattern SEASON = Pattern.compile("([SFW])(\\d{4})([MRA])");
  private static final Pattern OTHER = Pattern.compile("[^a-z0-9]+");

  private final Set<String> taken = new LinkedHashSet<>();

  /// What has a page: the steps of one phase that count, and what the master changed behind them.
  ///
  /// @param path of its page below the folder of the game, without an ending
  /// @param phase its id; empty for setting up
  public record Turn(String path, String phase, List<TurnRow> rows) {

    public Turn {
      rows = List.copyOf(rows);
    }
  }

  /// {@return the turns of a game that count, oldest first}
  public static List<Turn> of(Timeline timeline) {
    List<List<TurnRow>> all = new ArrayList<>();
    for (TurnRow row : timeline.counting()) {
      boolean same =
          !all.isEmpty() && (!row.isJudged() || all.getLast().getFirst().phase.equals(row.phase));
      if (!same) {
        all.add(new ArrayList<>());
      }
      all.getLast().add(row);
    }
    TurnPaths paths = new TurnPaths();
    return all.stream()
        .map(rows -> new Turn(paths.of(rows.getFirst().phase), rows.getFirst().phase, rows))
        .toList();
  }

  /// {@return where the page of the next phase lies}
  ///
  /// @param phase its id; empty for setting up
  public String of(String phase) {
    String path = named(phase);
    String free = path;
    for (int i = 2; !taken.add(free); i++) {
      free = path + "-" + i;
    }
    return free;
  }

  private static String named(String phase) {
    if (phase.isEmpty()) {
      return START;
    }
    Matcher season = SEASON.matcher(phase);
    if (season.matches()) {
      String name = List.of("spring", "fall", "winter").get("SFW".indexOf(season.group(1)));
      return season.group(2) + "/" + name + (season.group(3).equals("R") ? "-retreats" : "");
    }
    String plain = OTHER.matcher(phase.toLowerCase(Locale.ROOT)).replaceAll("-");
    return "turn-" + plain;
  }
}
