package depesche.adjudicator.diplomacy.ahead;

import depesche.adjudicator.Fact;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import depesche.adjudicator.diplomacy.orders.OrderRefusalFact;
import depesche.adjudicator.kit.AheadLine;
import depesche.adjudicator.kit.LineFacts;
import depesche.adjudicator.kit.PhaseSections;
import depesche.adjudicator.letter.LetterLine;
import depesche.adjudicator.notation.Lines;
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

  private final BranchLines structure = new BranchLines();

  private final List<Integer> conditional = new ArrayList<>();
  private final BranchStack branches = new BranchStack();
  private final PhaseSections<PhaseId> sections;

  private LetterOutline(OrderContext scene, PhaseId written) {
    this.scene = scene;
    this.written = written;
    this.sections = new PhaseSections<>(new CampaignPhases(scene.campaign()), written);
  }

  /// {@return whether any line may be more than an order of now}
  public static boolean speaks(List<String> lines) {
    return lines.stream()
        .anyMatch(
            line ->
                AheadLine.speaks(line)
                    || BranchWords.speaks(line)
                    || (Lines.hasDigit(line)
                        && BranchWords.HEADING.matcher(line.strip()).matches()));
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
      String said = Lines.said(text);
      if (outline.branches.isAbove()) {
        outline.conditional.add(number);
      }
      if (closed || said.isEmpty()) {
        outline.add(Piece.Kind.ORDER, number, text, true);
      } else {
        outline.line(number, text, said);
      }
    }
    outline.branches.closeLine(outline.structure::ends);
    return outline;
  }

  /// {@return whether it is more than orders of now}
  public boolean speaks() {
    return !facts.isEmpty()
        || !structure.isEmpty()
        || pieces.stream()
            .anyMatch(one -> one.kind() != Piece.Kind.ORDER || !one.whole() || one.block() > 0);
  }

  /// {@return what is said by the lines that are no orders}
  public SequencedMap<Integer, LineFacts> facts() {
    return facts;
  }

  /// {@return what is to be said of a line of which no order counts: it stays, for it parts
  /// branches}
  ///
  /// @param sound the last line whose meaning is clear
  public Optional<Fact> structure(int line, int sound) {
    return structure.of(line, sound);
  }

  /// {@return the orders and commands, in the order of the letter}
  public List<Piece> pieces() {
    return pieces;
  }

  /// {@return the lines that stand between a condition and its end, or below a heading that takes
  /// them back: the heading of each, by its number from 1; empty for those under a condition}
  public SequencedMap<Integer, String> withheld(List<String> lines) {
    List<String> headings = LetterLine.headings(Piece.plain(pieces(), lines));
    SequencedMap<Integer, String> withheld = new LinkedHashMap<>();
    for (int i = 0; i < headings.size(); i++) {
      if (!headings.get(i).isEmpty()) {
        withheld.put(i + 1, headings.get(i));
      }
    }
    conditional.forEach(number -> withheld.put(number, ""));
    return withheld;
  }

  private void line(int number, String text, String said) {
    boolean opening = BranchWords.OPENING.matcher(said).lookingAt();
    boolean branching = opening && !isProse(said);
    if (branching ? BranchWords.IF.matcher(said).lookingAt() : !opening) {
      int closed = branches.closeLine(structure::ends);
      structure.settle();
      if (!branching && closed > 0) {
        structure.closes(number, closed);
      }
    }
    AheadLine ahead = ahead(said);
    if (ahead.kind() == AheadLine.Kind.PHASE && sections.begins(said, ahead.rest())) {
      section(number, said, ahead.rest());
      return;
    }
    Matcher heading = BranchWords.HEADING.matcher(said);
    // `Fall 1901:` says the same as `PHASE F1901M`.
    if (heading.matches() && sections.tells(heading.group(1))) {
      section(number, said, heading.group(1));
      order(number, Objects.requireNonNullElse(heading.group(2), ""));
      return;
    }
    if (branching || (branches.isOpen() && BranchWords.INNER.matcher(said).find())) {
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
    return sections.bad().isEmpty() ? branches.fault() : sections.bad();
  }

  private void section(int number, String said, String words) {
    branches.closeAll();
    structure.opens();
    sections.begin(said, words, facts(number));
  }

  /// `If he attacks` and `If you need more` are said to a person.
  private boolean isProse(String said) {
    String first = said.split("\\s+", 2)[0];
    boolean loud = first.equals(first.toUpperCase(Locale.ROOT));
    return !loud
        && (!first.equalsIgnoreCase("if")
            || ConditionReader.read(scene, BranchWords.conditionText(said.substring(2)))
                .fault()
                .isPresent());
  }

  /// Goes through a line that has a word of a condition, or stands under one.
  private void branching(int number, String said) {
    Matcher word = BranchWords.WORD.matcher(said);
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
        fits = fits(number, branches.otherwise(number, loose), word.group());
        if (fits) {
          structure.needed(number);
          begun(number, !loose);
        }
      } else if (name.equals("ENDIF")) {
        String lost = bad();
        int ends = branches.innermost();
        fits = fits(number, branches.close(), word.group());
        if (lost.isEmpty()) {
          structure.needed(number);
        }
        if (fits && !lost.isEmpty()) {
          structure.ends(number, word.group().equals(said) ? ends : 0);
          facts(number).refuse(new OrderRefusalFact.TakenBack(lost, word.group()));
        } else if (fits) {
          structure(number, new BranchFact.ConditionClosed(), word.start() == 0);
        }
      }
    }
  }

  private boolean fits(int number, boolean fits, String word) {
    if (!fits) {
      facts(number).refuse(new BranchRefusalFact.NoCondition(word));
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
          number, new BranchFact.ConditionOpened(now.text(), now.holds(scene.campaign())), below);
    }
  }

  private void structure(int number, Fact fact, boolean alone) {
    structure.put(number, fact);
    if (alone) {
      facts(number).mean(fact);
    }
  }

  /// {@return where the condition ends}
  private int opened(int number, String said, int from, boolean other) {
    String text = BranchWords.conditionText(said.substring(from));
    String behind = said.substring(from + text.length());
    ConditionReader.Found found =
        ConditionReader.read(scene, text).checked(text, BranchWords.THEN.matcher(behind).find());
    String rest =
        BranchWords.AFTER.matcher(BranchWords.tail(text, found.rest()) + behind).replaceFirst("");
    if (other && !branches.isOpen()) {
      facts(number).refuse(new BranchRefusalFact.NoCondition("ELSE IF"));
      return said.length();
    }
    if (other && found.condition().isPresent() && bad().isEmpty()) {
      // One that is not accepted does not stay, and needs nothing.
      structure.needed(number);
    }
    if (!branches.open(number, found.condition(), said, other, !rest.isBlank())) {
      facts(number).refuse(new BranchRefusalFact.ConditionTooDeep(BranchStack.DEEPEST));
    }
    found.fault().ifPresent(why -> facts(number).refuse(why));
    if (!other && bad().isEmpty()) {
      structure.opens();
    }
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
    } else if (branches.isLoose() && isNoOrder(said)) {
      if (!branches.isOlder(number)) {
        structure.spare(number);
      }
      facts(number).refuse(new BranchRefusalFact.NotUnderCondition(said));
    } else {
      plain(number, said, said, false);
    }
  }

  private boolean isNoOrder(String said) {
    return BranchWords.CLEARS.matcher(said).lookingAt()
        || (ahead(said).kind() == AheadLine.Kind.ORDER && scene.isProse(said));
  }

  private void plain(int number, String text, String said, boolean whole) {
    AheadLine ahead = ahead(said);
    switch (ahead.kind()) {
      case END_STANDING -> add(Piece.Kind.END_STANDING, number, ahead.rest(), whole);
      case STANDING -> add(Piece.Kind.STANDING, number, ahead.rest(), whole);
      case REPEAT -> add(Piece.Kind.REPEAT, number, said, whole);
      case CLEAR -> clear(number, ahead.rest(), whole);
      case PHASE, ORDER -> add(Piece.Kind.ORDER, number, text, whole);
    }
  }

  private AheadLine ahead(String said) {
    return AheadLine.of(said, words -> PhaseWords.read(words).isPresent(), scene::isProse);
  }

  /// In a part for a later phase, `CLEAR` means that phase.
  private void clear(int number, String words, boolean whole) {
    boolean later = words.isEmpty() && !sections.phase().equals(written);
    pieces.add(
        new Piece(
            Piece.Kind.CLEAR,
            number,
            later ? sections.phase().id() : words,
            whole,
            later ? written : sections.phase(),
            branches.block(),
            branches.conditions()));
  }

  private void add(Piece.Kind kind, int number, String text, boolean whole) {
    pieces.add(
        new Piece(
            kind, number, text, whole, sections.phase(), branches.block(), branches.conditions()));
  }

  private LineFacts facts(int number) {
    return facts.computeIfAbsent(number, _ -> new LineFacts());
  }
}
