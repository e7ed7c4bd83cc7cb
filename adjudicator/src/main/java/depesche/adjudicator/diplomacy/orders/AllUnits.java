package depesche.adjudicator.diplomacy.orders;

import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What `all hold`, `all armies hold` and `others hold` say: that many units hold.
///
/// @param others whether only those are meant that have no other order
/// @param kind of which kind they are; empty if all are meant
public record AllUnits(boolean others, Optional<UnitKind> kind) {

  private static final int LONGEST = 50;
  private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

  private static final String UNITS =
      "(?:units?|einheiten|(?<armies>armies|armeen)|(?<fleets>fleets|flotten))";

  private static final String HOLD = " (?:holds?|hält|haelt|halten)[.! ]*(?:please|bitte)?";
  private static final String PLEASE = "(?:(?:please|bitte) )?";

  private static final Pattern ALL =
      Pattern.compile(
          PLEASE
              + "(?:all|everything|everybody|everyone|alle|alles)(?: (?:of|my|our|meine))*(?: "
              + UNITS
              + ")?"
              + HOLD,
          FLAGS);

  private static final Pattern HOLD_ALL =
      Pattern.compile(
          PLEASE + "holds? (?:all|everything)(?: (?:my )?units)?[.! ]*(?:please|bitte)?", FLAGS);

  private static final Pattern OTHERS =
      Pattern.compile(
          PLEASE
              + "(?:(?:all|alle) )?(?:(?:of|the|my|our|die|meine)"
              + " )*(?:others|(?:other|remaining|anderen?|übrigen?)(?: "
              + UNITS
              + ")?|rest(?: of (?:the|my|our) units)?|(?:everything|everybody|everyone) else|alles"
              + " andere)"
              + HOLD,
          FLAGS);

  /// {@return which units a text says hold; empty if it says no such thing}
  public static Optional<AllUnits> read(String text) {
    String small = text.length() > LONGEST ? "" : text.strip().toLowerCase(Locale.ROOT);
    // Most texts need no pattern.
    if (!small.contains("hold") && !small.contains("lt")) {
      return Optional.empty();
    }
    Matcher all = ALL.matcher(small);
    if (all.matches()) {
      return Optional.of(new AllUnits(false, kind(all)));
    }
    if (HOLD_ALL.matcher(small).matches()) {
      return Optional.of(new AllUnits(false, Optional.empty()));
    }
    Matcher others = OTHERS.matcher(small);
    return others.matches() ? Optional.of(new AllUnits(true, kind(others))) : Optional.empty();
  }

  private static Optional<UnitKind> kind(Matcher found) {
    return found.group("armies") != null
        ? Optional.of(UnitKind.ARMY)
        : found.group("fleets") != null ? Optional.of(UnitKind.FLEET) : Optional.empty();
  }

  /// {@return whether this unit is of the kind that is meant}
  public boolean includes(Unit unit) {
    return kind.isEmpty() || (kind.get() == UnitKind.FLEET) == (unit.unitKind() == UnitKind.FLEET);
  }
}
