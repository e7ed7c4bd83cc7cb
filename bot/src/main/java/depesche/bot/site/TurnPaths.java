package depesche.bot.site;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Where the pages of a game's turns lie: `1866/fall`, `1866/fall-retreats`, `1866/winter`,
/// `turn-3-bid`, and `start` for setting up. An address stays, since people keep it.
final class TurnPaths {

  static final String START = "start";

  private static final Pattern SEASON = Pattern.compile("([SFW])(\\d{4})([MRA])");
  private static final Pattern OTHER = Pattern.compile("[^a-z0-9]+");

  private final Set<String> taken = new LinkedHashSet<>();

  /// {@return where the page of a phase lies}
  ///
  /// @param phase its id; empty for setting up
  String of(String phase) {
    String path = path(phase);
    String free = path;
    for (int i = 2; !taken.add(free); i++) {
      free = path + "-" + i;
    }
    return free;
  }

  private static String path(String phase) {
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
