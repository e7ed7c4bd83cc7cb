package depesche.adjudicator.diplomacy.ahead;

import depesche.adjudicator.diplomacy.campaign.PhaseId;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The words by which a letter names a phase: `F1866M`, `Fall 1866 movement`, `W1866B`, `Spring
/// 1866, retreats`. `U` is the summer of older judges, in which the retreats of spring were made.
public final class PhaseWords {

  private static final Pattern PHASE =
      Pattern.compile(
          "(spring|summer|fall|autumn|winter|frühjahr|fruehjahr|frühling|sommer|herbst|[sufw])"
              + "[\\s,]*(\\d{4})[\\s,]*(movements?|moves?|retreats?|adjustments?|builds?|züge|rückzüge"
              + "|[mrab])?(?:\\s+phase)?",
          Pattern.UNICODE_CASE);

  private PhaseWords() {}

  /// {@return the phase that words name; a season without a kind is its movement, or its builds}
  public static Optional<PhaseId> read(String words) {
    Matcher matcher = PHASE.matcher(words.strip().toLowerCase(Locale.ROOT));
    if (!matcher.matches()) {
      return Optional.empty();
    }
    String season = season(matcher.group(1));
    String kind = matcher.group(3) == null ? "" : matcher.group(3).substring(0, 1);
    String letter =
        switch (kind) {
          case "m", "z" -> "M";
          case "r" -> "R";
          case "a", "b" -> "A";
          default -> season.equals("W") ? "A" : season.equals("U") ? "R" : "M";
        };
    boolean fits =
        switch (season) {
          case "W" -> letter.equals("A");
          case "U" -> letter.equals("R");
          default -> !letter.equals("A");
        };
    String id = (season.equals("U") ? "S" : season) + matcher.group(2) + letter;
    return fits ? PhaseId.parse(id) : Optional.empty();
  }

  private static String season(String word) {
    return switch (word) {
      case "spring", "s", "frühjahr", "fruehjahr", "frühling" -> "S";
      case "summer", "u", "sommer" -> "U";
      case "fall", "autumn", "herbst", "f" -> "F";
      default -> "W";
    };
  }
}
