package depesche.adjudicator.diplomacy.ahead;

import depesche.adjudicator.Fact;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// Reads `NOT Red A MUN AND (BER OR Blue OWNS KIE)`, and what is written behind it.
final class ConditionReader {

  /// How deep brackets may go.
  private static final int DEEPEST = 8;

  /// `STP(SC)`, which is no bracket of the condition.
  private static final Pattern COAST =
      Pattern.compile(
          "(?<=\\p{L})\\s*+[(\\[]\\s*+([nsew]c|(?:north|south|east|west)\\s*+coast)\\s*+[)\\]]",
          Pattern.CASE_INSENSITIVE);

  private static final List<String> OWNS = List.of("OWNS", "HAS", "HOLDS");
  private static final List<String> NOISE =
      List.of("THE", "A", "AN", "IN", "AT", "THERE", "IS", "UNIT", "STANDS");

  private final OrderContext scene;
  private final List<String> words;
  private final String whole;
  private int next;
  private int depth;
  private Optional<Fact> fault = Optional.empty();

  /// What was read.
  ///
  /// @param condition empty if it has a fault
  /// @param rest the words behind it
  record Found(Optional<Condition> condition, Optional<Fact> fault, String rest) {

    /// {@return the same, or a fault if the words behind the condition belong to it: it asks where
    /// units stand, not what they do}
    ///
    /// @param closed whether `THEN` follows them, so that they are no order
    Found checked(String text, boolean closed) {
      boolean more =
          closed ? !rest.isBlank() : BranchWords.GOES_ON.matcher(rest.strip()).lookingAt();
      return fault.isPresent() || !more
          ? this
          : new Found(
              Optional.empty(),
              Optional.of(
                  new BranchRefusalFact.ConditionUnclear(
                      rest.strip().split("\\s+", 2)[0], text.strip())),
              "");
    }
  }

  private ConditionReader(OrderContext scene, String text) {
    this.scene = scene;
    this.whole = text.strip();
    String parted =
        COAST.matcher(whole).replaceAll("/$1").replaceAll("([()\\[\\]])", " $1 ").strip();
    this.words = parted.isEmpty() ? List.of() : Arrays.asList(parted.split("\\s+"));
  }

  /// {@return the condition at the beginning of a text}
  static Found read(OrderContext scene, String text) {
    ConditionReader reader = new ConditionReader(scene, text);
    Optional<Condition> condition = reader.several();
    String rest = String.join(" ", reader.words.subList(reader.next, reader.words.size()));
    return reader.fault.isPresent()
        ? new Found(Optional.empty(), reader.fault, "")
        : new Found(condition, Optional.empty(), rest);
  }

  private Optional<Condition> several() {
    List<Condition> all = new ArrayList<>();
    String joint = "";
    do {
      one().ifPresent(all::add);
      if (fault.isPresent()) {
        return Optional.empty();
      }
      String word = peek();
      boolean joins = word.equals("AND") || word.equals("OR");
      if (!joins) {
        break;
      }
      if (!joint.isEmpty() && !joint.equals(word)) {
        return refuse(new BranchRefusalFact.ConditionMixed(whole));
      }
      joint = word;
      next++;
    } while (true);
    return Optional.of(
        all.size() == 1
            ? all.getFirst()
            : joint.equals("AND") ? new Condition.All(all) : new Condition.Any(all));
  }

  private Optional<Condition> one() {
    if (peek().equals("NOT") || peek().equals("NO")) {
      next++;
      return one().map(Condition.Not::new);
    }
    if (!peek().equals("(") && !peek().equals("[")) {
      return term();
    }
    next++;
    if (++depth > DEEPEST) {
      return refuse(new BranchRefusalFact.ConditionTooDeep(DEEPEST));
    }
    Optional<Condition> inner = several();
    depth--;
    // The end of the line closes brackets.
    next += peek().equals(")") || peek().equals("]") ? 1 : 0;
    return inner;
  }

  private Optional<Condition> term() {
    int begin = next;
    Optional<String> owner = Optional.empty();
    // `A` is an army where a place follows, and an article before `unit`.
    skipNoise();
    if (next < words.size() && (spot(next).isEmpty() || isOwner(next))) {
      owner = scene.ownerNamed(words.get(next));
      next += owner.isPresent() ? 1 : 0;
    }
    boolean owns = owner.isPresent() && OWNS.contains(peek());
    next += owns ? 1 : 0;
    int unit = next;
    skipNoise();
    String kind = kind(peek());
    next += kind.isEmpty() ? 0 : 1;
    skipNoise();
    // `HAS A UNIT IN` speaks of a unit, and not of who owns the centre.
    boolean ofUnit = !kind.isEmpty() || isUnit(unit);
    Optional<ConditionSpot> spot = next < words.size() ? spot(next) : Optional.empty();
    if (spot.isEmpty()) {
      String word =
          next < words.size() ? words.get(next) : begin < words.size() ? words.get(begin) : "";
      return refuse(new BranchRefusalFact.ConditionUnclear(word, whole));
    }
    next += spot.get().length();
    Optional<Fact> wrong = spot.get().fault(scene.map(), kind, owns && !ofUnit, owner.orElse(""));
    if (wrong.isPresent()) {
      return refuse(wrong.get());
    }
    return Optional.of(
        owns && !ofUnit
            ? new Condition.Owned(owner.orElseThrow(), spot.get().province())
            : new Condition.Standing(owner.orElse(""), kind, spot.get().place()));
  }

  private boolean isUnit(int from) {
    return words.subList(from, next).stream().anyMatch("UNIT"::equalsIgnoreCase);
  }

  /// `AUSTRIA A PAS`: the name of a place is that of a power where a unit, a place or `OWNS`
  /// follows.
  private boolean isOwner(int at) {
    String behind = word(at + 1);
    boolean goesOn =
        !behind.isEmpty()
            && (OWNS.contains(behind) || !kind(behind).isEmpty() || spot(at + 1).isPresent());
    return goesOn
        && spot(at).filter(one -> one.length() == 1).isPresent()
        && scene.ownerNamed(words.get(at)).isPresent();
  }

  private void skipNoise() {
    while (NOISE.contains(peek()) && !(peek().equals("A") && spot(next + 1).isPresent())) {
      next++;
    }
  }

  private Optional<ConditionSpot> spot(int from) {
    return from < words.size()
        ? ConditionSpot.of(scene.map(), words.subList(from, words.size()))
        : Optional.empty();
  }

  private static String kind(String word) {
    return switch (word) {
      case "A", "AA", "ARMY", "ARMEE" -> "A";
      case "F", "FLEET", "FLOTTE" -> "F";
      default -> "";
    };
  }

  private String peek() {
    return word(next);
  }

  private String word(int at) {
    return at < words.size() ? words.get(at).toUpperCase(Locale.ROOT) : "";
  }

  private Optional<Condition> refuse(Fact why) {
    fault = fault.or(() -> Optional.of(why));
    return Optional.empty();
  }
}
