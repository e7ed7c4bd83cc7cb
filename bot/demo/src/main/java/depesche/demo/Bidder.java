package depesche.demo;

import depesche.adjudicator.Draw;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Decides for one seat of Great Powers: it bids where the highest level is near, and takes what
/// brings points.
final class Bidder {

  private static final int CARE = 6;
  private static final List<String> GERMAN =
      List.of("Industrie", "Bevölkerung", "Nationalismus", "Flotten", "Armeen", "Kolonien");

  private final StatusLevels statusLevels;
  private final String seat;
  private final WritingStyle writingStyle;
  private final Draw whim;

  Bidder(StatusLevels statusLevels, Player player, Draw whim) {
    this.statusLevels = statusLevels;
    this.seat = player.seat();
    this.writingStyle = player.hand();
    this.whim = whim;
  }

  /// {@return bids, and all that the turn may ask after them}
  List<String> bids() {
    List<String> lines = new ArrayList<>();
    lines.add("BID " + String.join(" ", chosen().stream().map(this::written).toList()));
    String wish = statusLevels.cards().isEmpty() ? "" : statusLevels.cards().getFirst() + " > ";
    lines.add("PICK " + (whim.below(3) == 0 ? wish : "") + "ANY VP > ANY COLONIES > ANY > PASS");
    lines.addAll(cards());
    lines.addAll(awards());
    lines.addAll(war());
    return lines;
  }

  /// What a hasty person sends instead: one trait twice.
  List<String> hasty() {
    List<String> lines = new ArrayList<>(bids());
    if (whim.below(CARE) == 0) {
      String trait = lines.getFirst().split(" ")[1];
      lines.set(0, "BID " + trait + " " + trait + " " + trait);
    }
    return lines;
  }

  /// {@return what is asked in the middle of a turn}
  ///
  /// @param phase such as `3-Score`
  List<String> answers(String phase) {
    if (phase.contains("Action")) {
      List<String> lines = new ArrayList<>(List.of("PICK ANY > PASS"));
      lines.addAll(cards());
      return lines;
    }
    return phase.contains("Score") ? awards() : war();
  }

  private static List<String> cards() {
    return List.of("TARGET MOST VP");
  }

  private static List<String> awards() {
    return List.of(
        "STEAL FROM MOST COLONIES", "KEEP ANY VP > ANY INDUSTRY > ANY > NONE", "TARGET MOST VP");
  }

  private static List<String> war() {
    return List.of(
        "FOE LEAST ARMIES",
        "ALLY MOST ARMIES > MOST NAVIES > MOST INDUSTRY > LEAST ARMIES > LEAST NAVIES > MOST VP");
  }

  /// The nearer the highest level, and the more it brings, the better; a trait led alone is closed.
  private List<String> chosen() {
    Map<String, Integer> worth = new LinkedHashMap<>();
    for (String trait : StatusLevels.TRAITS) {
      int gap = statusLevels.most(seat, trait) - statusLevels.of(seat, trait);
      if (gap >= 0) {
        worth.put(trait, (trait.equals("Armies") ? 7 : 5) - 2 * gap + whim.below(6));
      }
    }
    return worth.keySet().stream()
        .sorted(Comparator.comparingInt((String trait) -> -worth.getOrDefault(trait, 0)))
        .limit(statusLevels.of(seat, "Bid cards"))
        .toList();
  }

  private String written(String trait) {
    int card = StatusLevels.TRAITS.indexOf(trait);
    return switch (writingStyle) {
      case FIELD -> trait.toUpperCase(Locale.ROOT);
      case TERSE -> String.valueOf(card + 1);
      case SMALL -> trait.substring(0, 3).toLowerCase(Locale.ROOT);
      case ENGLISH -> trait;
      case GERMAN -> GERMAN.get(card);
    };
  }
}
