package depesche.adjudicator.diplomacy.ahead;

import depesche.adjudicator.Fact;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import depesche.adjudicator.diplomacy.orders.OrderRefusalFact;
import depesche.adjudicator.kit.LineFacts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Matcher;

/// A letter taken apart: for which phase each order is meant, under which condition it counts, and
/// which lines say so.
public final class LetterOutline {

  private final OrderContext scene;
  private final PhaseId written;
  private final List<Piece> pieces = new ArrayList<>();
  private final SequencedMap<Integer, LineFacts> facts = new LinkedHashMap<>();

  /// What is to be said of a line that parts branches, if no order on it counts.
  private final SequencedMap<Integer, Fact> structure = new LinkedHashMap<>();

  private final BranchStack branches = new BranchStack();
  private PhaseId phase;

  /// A line `PHASE` that names none, or one that is over.
  private String badSection = "";

  private LetterOutline(OrderContext scene, PhaseId written) {
    this.scene = scene;
    this.written = written;
    this.phase = written;
  }

  /// {@return whether any line may be more than an order of now}
  public static boolean speaks(List<String> lines) {
    return lines.stream().anyMatch(AheadWords::speaks);
  }

  /// {@return a letter taken apart}
  ///
  /// @param written the phase in which it was written
  public static LetterOutline of(OrderContext scene, PhaseId written, List<String> lines) {
    LetterOutline outline = new LetterOutline(scene, written);
    boolean closed = false;
    for (int number = 1; number <= lines.size(); number++) {
      String text = lines.get(number - 1);
      closed |= text.strip().equalsIgnoreCase("SIGNOFF");
      String said = AheadWords.COMMENT.matcher(text).replaceFirst("").strip();
      if (closed || said.isEmpty()) {
        outline.add(Piece.Kind.ORDER, number, text, true);
      } else {
        outline.line(number, text, said.replaceFirst("^[-*•]\\s+", ""));
      }
    }
    return outline;
  }

  /// {@return whether it is more than orders of now}
  public boolean speaks() {
    return !facts.isEmpty()
        || pieces.stream()
            .anyMatch(one -> one.kind() != Piece.Kind.ORDER || !one.whole() || one.block() > 0);
  }

  /// {@return what is said by the lines that are no orders}
  public SequencedMap<Integer, LineFacts> facts() {
    return facts;
  }

  /// {@return what is to be said of a line of which no order counts: it stays, for it parts
  /// branches}
  public Optional<Fact> structure(int line) {
    return Optional.ofNullable(structure.get(line));
  }

  /// {@return the orders and commands, in the order of the letter}
  public List<Piece> pieces() {
    return pieces;
  }

  private void line(int number, String text, String said) {
    boolean opening = AheadWords.OPENING.matcher(said).lookingAt();
    boolean branching = opening && !isProse(said);
    if (!branching || AheadWords.IF.matcher(said).lookingAt()) {
      branches.closeLine();
    }
    Matcher section = AheadWords.PHASE.matcher(said);
    if ((section.matches() && section(number, said, section.group(1)))
        || (AheadWords.misspellsPhase(said) && section(number, said, said))) {
      return;
    }
    Matcher heading = AheadWords.HEADING.matcher(said);
    if (heading.matches() && heading(number, said, heading.group(1))) {
      order(number, Objects.requireNonNullElse(heading.group(2), ""));
      return;
    }
    if (branching || (branches.isOpen() && AheadWords.INNER.matcher(said).find())) {
      branching(number, said);
    } else if (!bad().isEmpty()) {
      facts(number).refuse(new OrderRefusalFact.TakenBack(bad(), text));
    } else if (opening) {
      add(Piece.Kind.ORDER, number, text, true);
    } else {
      plain(number, text, said, true);
    }
  }

  /// The line that takes back what stands below it; empty if none does.
  private String bad() {
    return badSection.isEmpty() ? branches.fault() : badSection;
  }

  private boolean section(int number, String said, String words) {
    Optional<PhaseId> named = PhaseWords.read(words);
    boolean meant = said.startsWith("PHASE") || words.matches(".*\\d.*");
    if (named.isEmpty() && !meant) {
      return false;
    }
    branches.closeAll();
    badSection = "";
    if (named.isEmpty()) {
      badSection = said;
      facts(number).refuse(new AheadRefusalFact.PhaseUnknown(words, written.id()));
    } else if (named.get().compareTo(written) < 0) {
      badSection = said;
      facts(number).refuse(new AheadRefusalFact.PhasePast(named.get().title(), written.title()));
    } else {
      phase = named.get();
      facts(number).mean(new AheadFact.SectionBegun(phase.title()));
    }
    return true;
  }

  /// `Fall 1901:` says the same as `PHASE F1901M`, unless it names the phase the lines are for
  /// anyway.
  private boolean heading(int number, String said, String words) {
    Optional<PhaseId> named = PhaseWords.read(words);
    boolean tells = named.isPresent() && (!named.get().equals(phase) || !badSection.isEmpty());
    return tells && section(number, said, words);
  }

  /// `If he attacks` and `If you need more` are said to a person.
  private boolean isProse(String said) {
    String first = said.split("\\s+", 2)[0];
    boolean loud = first.equals(first.toUpperCase(Locale.ROOT));
    return !loud
        && (!first.equalsIgnoreCase("if")
            || ConditionReader.read(scene, AheadWords.conditionText(said.substring(2)))
                .fault()
                .isPresent());
  }

  /// Goes through a line that has a word of a condition, or stands under one.
  private void branching(int number, String said) {
    Matcher word = AheadWords.WORD.matcher(said);
    int at = 0;
    boolean fits = true;
    while (fits && at < said.length()) {
      boolean more = word.find(at);
      String before = said.substring(at, more ? word.start() : said.length());
      order(number, before);
      if (!more) {
        return;
      }
      at = word.end();
      String name = word.group().toUpperCase(Locale.ROOT).replaceAll("\\s", "");
      if (name.equals("IF") || name.equals("ELSEIF")) {
        at = opened(number, said, at, name.equals("ELSEIF"));
        fits = bad().isEmpty();
      } else if (name.equals("ELSE") || name.equals("OTHERWISE")) {
        at += said.substring(at).startsWith(":") ? 1 : 0;
        boolean loose = !said.substring(at).isBlank();
        fits = fits(number, branches.otherwise(loose), word.group());
        if (fits) {
          begun(number, !loose);
        }
      } else if (name.equals("ENDIF")) {
        String lost = bad();
        fits = fits(number, branches.close(), word.group());
        if (fits && !lost.isEmpty()) {
          facts(number).refuse(new OrderRefusalFact.TakenBack(lost, word.group()));
        } else if (fits) {
          structure(number, new AheadFact.ConditionClosed(), word.start() == 0);
        }
      }
    }
  }

  private boolean fits(int number, boolean fits, String word) {
    if (!fits) {
      facts(number).refuse(new AheadRefusalFact.NoCondition(word));
    }
    return fits;
  }

  /// A branch begins.
  ///
  /// @param below whether its orders stand on the lines below
  private void begun(int number, boolean below) {
    if (!bad().isEmpty() && !facts(number).isRefused()) {
      facts(number).refuse(new OrderRefusalFact.TakenBack(bad(), "IF, ELSE"));
    } else if (bad().isEmpty()) {
      Condition now = Condition.all(branches.conditions());
      structure(
          number, new AheadFact.ConditionOpened(now.text(), now.holds(scene.campaign())), below);
    }
  }

  private void structure(int number, Fact fact, boolean alone) {
    structure.putIfAbsent(number, fact);
    if (alone) {
      facts(number).mean(fact);
    }
  }

  /// {@return where the condition ends}
  private int opened(int number, String said, int from, boolean other) {
    String text = AheadWords.conditionText(said.substring(from));
    String behind = said.substring(from + text.length());
    ConditionReader.Found found =
        ConditionReader.read(scene, text).checked(text, AheadWords.THEN.matcher(behind).find());
    String rest =
        AheadWords.AFTER.matcher(AheadWords.tail(text, found.rest()) + behind).replaceFirst("");
    if (other && !branches.isOpen()) {
      facts(number).refuse(new AheadRefusalFact.NoCondition("ELSE IF"));
      return said.length();
    }
    if (!branches.open(found.condition(), said, other, !rest.isBlank())) {
      facts(number).refuse(new AheadRefusalFact.ConditionTooDeep(BranchStack.DEEPEST));
    }
    found.fault().ifPresent(why -> facts(number).refuse(why));
    begun(number, rest.isBlank());
    return said.length() - rest.length();
  }

  private void order(int number, String text) {
    String said = text.replaceFirst("^[\\s:,;]+", "").strip();
    if (said.codePoints().noneMatch(Character::isLetterOrDigit)) {
      return;
    }
    if (!bad().isEmpty()) {
      facts(number).refuse(new OrderRefusalFact.TakenBack(bad(), said));
    } else {
      plain(number, said, said, false);
    }
  }

  private void plain(int number, String text, String said, boolean whole) {
    Matcher always = AheadWords.ALWAYS.matcher(said);
    Matcher noAlways = AheadWords.NO_ALWAYS.matcher(said);
    Matcher clear = AheadWords.CLEAR.matcher(said);
    if (noAlways.matches()) {
      add(Piece.Kind.END_STANDING, number, noAlways.group(1), whole);
    } else if (always.matches() && !scene.isProse(always.group(1))) {
      add(Piece.Kind.STANDING, number, always.group(1), whole);
    } else if (AheadWords.REPEAT.matcher(said).matches()) {
      add(Piece.Kind.REPEAT, number, said, whole);
    } else if (clear.matches() && AheadWords.isWholePhase(clear.group(1))) {
      clear(number, clear.group(1), whole);
    } else {
      add(Piece.Kind.ORDER, number, text, whole);
    }
  }

  /// In a part for a later phase, `CLEAR` means that phase.
  private void clear(int number, String words, boolean whole) {
    boolean later = words.isEmpty() && !phase.equals(written);
    pieces.add(
        new Piece(
            Piece.Kind.CLEAR,
            number,
            later ? phase.id() : words,
            whole,
            later ? written : phase,
            branches.block(),
            branches.conditions()));
  }

  private void add(Piece.Kind kind, int number, String text, boolean whole) {
    pieces.add(
        new Piece(kind, number, text, whole, phase, branches.block(), branches.conditions()));
  }

  private LineFacts facts(int number) {
    return facts.computeIfAbsent(number, _ -> new LineFacts());
  }
}
