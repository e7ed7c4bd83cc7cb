package depesche.adjudicator.cases;

import depesche.adjudicator.board.Province;
import depesche.adjudicator.combat.Kind;
import depesche.adjudicator.combat.Unit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// Reads the lines of one case. A case with any trouble in it is not judged.
final class CaseReader {

  /// A line of the file; blank lines, comments and results are gone.
  record Raw(int number, String text, List<String> words) {

    String first() {
      return words.getFirst();
    }

    String second() {
      return words.get(1);
    }
  }

  private static final Map<String, String> FORMS = new LinkedHashMap<>();

  static {
    FORMS.put("CASE", "CASE id");
    FORMS.put("VARIANT", "VARIANT blood-and-iron");
    FORMS.put("PHASE", "PHASE S|F|W + year + M|R|A, such as S1866M");
    FORMS.put("CENTER", "CENTER POWER PROVINCE");
    FORMS.put("UNIT", "UNIT POWER A|AA PROVINCE");
    FORMS.put(
        "ORDER",
        "ORDER POWER A|AA PROVINCE followed by H, - PROVINCE, S A|AA PROVINCE"
            + " or S A|AA PROVINCE - PROVINCE");
    FORMS.put("RETREAT", "RETREAT POWER A|AA PROVINCE followed by - PROVINCE or D");
    FORMS.put("BUILD", "BUILD POWER A PROVINCE");
    FORMS.put("DISBAND", "DISBAND POWER A|AA PROVINCE");
    FORMS.put("WAIVE", "WAIVE POWER");
    FORMS.put("END", "END");
  }

  private static final String STANDARD = "standard";
  private static final Pattern PHASE = Pattern.compile("([SFW])([0-9]{4})([MRA])");

  /// Lines that say something about a case to people, or what it should come to.
  private static final List<String> REMARKS =
      List.of("TITLE", "ISSUES", "ADDED", "CHANGED", "NOTE");

  private static final List<String> RESULTS = List.of("AFTER", "DISLODGED", "FINAL", "AUTODISBAND");

  private final List<Raw> raw;
  private final Variant variant;
  private final List<Trouble> troubles;
  private final List<String> head = new ArrayList<>();
  private final List<Case.Centre> centres = new ArrayList<>();
  private final List<Unit> units = new ArrayList<>();
  private final Set<String> taken = new LinkedHashSet<>();
  private final List<Case.Line> lines = new ArrayList<>();
  private final String year;
  private final boolean adjustment;

  private CaseReader(List<Raw> raw, Variant variant, List<Trouble> troubles) {
    this.raw = raw;
    this.variant = variant;
    this.troubles = troubles;
    var phase = PHASE.matcher(phase());
    boolean clear = phase.matches();
    this.year = clear ? phase.group(2) : "0";
    this.adjustment = clear && phase.group(3).equals("A");
  }

  /// {@return the case, unless there is trouble in it}
  ///
  /// @param raw from `CASE` on, without `END`
  /// @param troubles takes what is wrong
  static Optional<Case> read(List<Raw> raw, List<Variant> variants, List<Trouble> troubles) {
    int before = troubles.size();
    Optional<Variant> variant = variant(raw, variants, troubles);
    if (variant.isEmpty()) {
      return Optional.empty();
    }
    CaseReader reader = new CaseReader(raw, variant.get(), troubles);
    raw.forEach(reader::line);
    return troubles.size() == before ? Optional.of(reader.finished()) : Optional.empty();
  }

  /// {@return the form a line with this first word should have; of no such line, that of `CASE`}
  static String form(String keyword) {
    return FORMS.getOrDefault(keyword, "a line that starts with " + String.join(", ", keywords()));
  }

  private static List<String> keywords() {
    return List.copyOf(FORMS.keySet());
  }

  private static Optional<Variant> variant(
      List<Raw> raw, List<Variant> variants, List<Trouble> troubles) {
    Raw line =
        raw.stream()
            .filter(it -> it.first().equals("VARIANT") && it.words().size() == 2)
            .findFirst()
            .orElse(raw.getFirst());
    String name = line.first().equals("VARIANT") ? line.second() : STANDARD;
    Optional<Variant> found = variants.stream().filter(it -> it.id().equals(name)).findFirst();
    if (found.isEmpty()) {
      List<String> known = variants.stream().map(Variant::id).toList();
      troubles.add(new Trouble.NoVariant(line.number(), name, known));
    }
    return found;
  }

  private String phase() {
    Raw first = raw.getFirst();
    for (Raw line : raw) {
      if (line.first().equals("PHASE") && line.words().size() == 2) {
        if (!PHASE.matcher(line.second()).matches()) {
          misread(line, line.second());
        }
        return line.second();
      }
    }
    troubles.add(new Trouble.Misread(first.number(), "PHASE", form("PHASE")));
    return "";
  }

  private Case finished() {
    return new Case(head, variant, Integer.parseInt(year), adjustment, centres, units, lines);
  }

  private void line(Raw line) {
    switch (line.first()) {
      case "CASE", "VARIANT", "PHASE" -> title(line);
      case "CENTER" -> centre(line);
      case "UNIT" -> unit(line);
      case "ORDER", "RETREAT" -> order(line);
      case "BUILD", "DISBAND", "WAIVE" -> adjust(line);
      default -> other(line);
    }
  }

  private void title(Raw line) {
    if (sized(line, 2)) {
      head.add(line.text());
    }
  }

  private void other(Raw line) {
    if (REMARKS.contains(line.first())) {
      head.add(line.text());
    } else if (!RESULTS.contains(line.first())) {
      misread(line, line.first());
    }
  }

  private void centre(Raw line) {
    if (!sized(line, 3)) {
      return;
    }
    String id = line.words().get(2);
    if (variant.board().find(id).filter(Province::centre).isEmpty()) {
      troubles.add(new Trouble.NotOnMap(line.number(), id, variant.id()));
    }
    centres.add(new Case.Centre(line.second(), id));
    head.add(line.text());
  }

  private void unit(Raw line) {
    if (!sized(line, 4)) {
      return;
    }
    String province = line.words().get(3);
    Optional<Kind> kind = Kind.of(line.words().get(2));
    if (kind.isEmpty()) {
      misread(line, line.words().get(2));
    } else if (variant.board().index(province) < 0) {
      troubles.add(new Trouble.NotOnMap(line.number(), province, variant.id()));
    } else if (!taken.add(province)) {
      troubles.add(new Trouble.Occupied(line.number(), province));
    } else {
      units.add(new Unit(line.second(), kind.get(), province));
      head.add(line.text());
    }
  }

  private void order(Raw line) {
    Optional<OrderText> order =
        line.words().size() < 2
            ? Optional.empty()
            : OrderText.read(line.words().subList(2, line.words().size()));
    if (order.isEmpty() || adjustment) {
      misread(line, adjustment ? line.first() : line.text());
    } else if (line.first().equals("ORDER")) {
      lines.add(new Case.OrderLine(line.number(), line.text(), line.second(), order.get()));
    } else {
      lines.add(new Case.RetreatLine(line.number(), line.text(), line.second(), order.get()));
    }
  }

  private void adjust(Raw line) {
    boolean waive = line.first().equals("WAIVE");
    if (!sized(line, waive ? 2 : 4)) {
      return;
    }
    if (!adjustment) {
      misread(line, line.first());
    } else if (waive) {
      lines.add(new Case.WaiveLine(line.text(), line.second()));
    } else {
      Told.Named unit = new Told.Named(line.words().get(2), line.words().get(3));
      lines.add(
          line.first().equals("BUILD")
              ? new Case.BuildLine(line.text(), line.second(), unit)
              : new Case.DisbandLine(line.text(), line.second(), unit));
    }
  }

  private boolean sized(Raw line, int words) {
    if (line.words().size() != words) {
      misread(line, line.text());
    }
    return line.words().size() == words;
  }

  /// An order in a phase that has none of its kind is answered with the form of the phase.
  private void misread(Raw line, String word) {
    boolean misplaced = word.equals(line.first()) && FORMS.containsKey(word);
    String form = misplaced ? form("PHASE") : form(line.first());
    troubles.add(new Trouble.Misread(line.number(), word, form));
  }
}
