package depesche.adjudicator.kit;

import depesche.adjudicator.Fact;
import depesche.adjudicator.letter.LetterLine;
import depesche.adjudicator.notation.Lines;
import depesche.adjudicator.rules.ConditionBlock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.BiFunction;
import java.util.function.Predicate;

/// A letter of commands, line by line: for which phase each is meant, and whether it speaks of more
/// than the commands of now.
///
/// @param <P> a phase
public final class LetterSections<P extends Comparable<P>> {

  /// One line.
  ///
  /// @param line without the heading before its colon, if that named the phase
  /// @param said what it is
  /// @param phase for which it is meant
  /// @param facts what has been said of it; nothing more is to be said if that is a refusal
  public record Piece<P>(LetterLine line, AheadLine said, P phase, LineFacts facts) {}

  private final PhaseCalendar<P> calendar;
  private final Predicate<String> isProse;
  private final BiFunction<String, String, Fact> takenBack;
  private final PhaseSections<P> sections;
  private final List<Piece<P>> pieces = new ArrayList<>();

  /// A heading below which it is no longer clear what a part means.
  private String lost = "";

  private LetterSections(
      PhaseCalendar<P> calendar,
      Predicate<String> isProse,
      BiFunction<String, String, Fact> takenBack,
      P written) {
    this.calendar = calendar;
    this.isProse = isProse;
    this.takenBack = takenBack;
    this.sections = new PhaseSections<>(calendar, written);
  }

  /// {@return the lines of a letter}
  ///
  /// @param takenBack what is said of a line that stands below one that takes it back
  public static <P extends Comparable<P>> List<Piece<P>> of(
      PhaseCalendar<P> calendar,
      Predicate<String> isProse,
      BiFunction<String, String, Fact> takenBack,
      P written,
      List<String> letter) {
    LetterSections<P> letterSections = new LetterSections<>(calendar, isProse, takenBack, written);
    List<AheadLine> said = letter.stream().map(letterSections::said).toList();
    List<LetterLine> lines = LetterLine.of(plain(said), isProse);
    for (int i = 0; i < letter.size(); i++) {
      letterSections.read(lines.get(i), letter.get(i), said.get(i));
    }
    return letterSections.pieces;
  }

  /// {@return the lines of a letter of which nothing is to be done just as it stands there: with
  /// the heading that takes each back, or an empty text between a condition and its end}
  public static <P extends Comparable<P>> SequencedMap<Integer, String> withheld(
      PhaseCalendar<P> calendar, Predicate<String> isProse, P written, List<String> letter) {
    LetterSections<P> letterSections =
        new LetterSections<>(calendar, isProse, AheadRefusalFact.PhaseUnknown::new, written);
    List<String> headings =
        LetterLine.headings(plain(letter.stream().map(letterSections::said).toList()));
    SequencedMap<Integer, String> withheld = new LinkedHashMap<>();
    for (int i = 0; i < headings.size(); i++) {
      if (!headings.get(i).isEmpty()) {
        withheld.put(i + 1, headings.get(i));
      }
    }
    ConditionBlock.numbers(letter).forEach(number -> withheld.put(number, ""));
    return withheld;
  }

  /// {@return the lines with those that are no commands as ones that are neither blank nor a
  /// heading}
  private static List<String> plain(List<AheadLine> said) {
    return said.stream()
        .map(
            line ->
                line.kind() == AheadLine.Kind.ORDER && !ConditionBlock.isEdge(line.rest())
                    ? line.rest()
                    : "THEN")
        .toList();
  }

  /// {@return what a line is; a heading that names a phase, and nothing more, is a line `PHASE`}
  private AheadLine said(String text) {
    String said = Lines.said(text);
    AheadLine ahead = AheadLine.of(said, words -> calendar.read(words).isPresent(), isProse);
    Optional<Lines.Heading> heading =
        Lines.heading(said)
            .filter(one -> one.rest().isBlank() && calendar.read(one.words()).isPresent());
    if (ahead.kind() == AheadLine.Kind.PHASE && !sections.begins(said, ahead.rest())) {
      return new AheadLine(AheadLine.Kind.ORDER, text);
    } else if (ahead.kind() == AheadLine.Kind.ORDER && heading.isPresent()) {
      return new AheadLine(AheadLine.Kind.PHASE, heading.get().words());
    }
    return ahead.kind() == AheadLine.Kind.ORDER ? new AheadLine(ahead.kind(), text) : ahead;
  }

  private void read(LetterLine line, String text, AheadLine said) {
    LineFacts facts = new LineFacts();
    boolean closed = said.kind() != AheadLine.Kind.ORDER && line.orders().isEmpty();
    if (closed || text.isBlank()) {
      // Behind SIGNOFF nothing is read.
      add(line, text, new AheadLine(AheadLine.Kind.ORDER, text), facts);
      return;
    }
    if (said.kind() != AheadLine.Kind.ORDER && lost.isEmpty()) {
      lost = line.heading();
    }
    if (!lost.isEmpty()) {
      facts.refuse(takenBack.apply(lost, text));
    } else if (said.kind() == AheadLine.Kind.PHASE) {
      sections.begin(Lines.said(text), said.rest(), facts);
    } else if (!sections.bad().isEmpty()) {
      facts.refuse(takenBack.apply(sections.bad(), text));
    }
    add(line, text, said, facts);
  }

  private void add(LetterLine line, String text, AheadLine said, LineFacts facts) {
    LetterLine whole =
        new LetterLine(line.number(), text, line.speaker(), line.orders(), line.surrounding());
    pieces.add(new Piece<>(whole, said, sections.phase(), facts));
  }
}
