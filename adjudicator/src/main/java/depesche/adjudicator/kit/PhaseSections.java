package depesche.adjudicator.kit;

import java.util.Optional;

/// Which phase the lines of a letter are meant for: a line `PHASE F1866M` begins a part. Below one
/// that names no phase, or one that does not come, nothing counts.
///
/// @param <P> a phase
public final class PhaseSections<P extends Comparable<P>> {

  private final PhaseCalendar<P> calendar;
  private final P written;
  private P phase;
  private String bad = "";

  /// @param written the phase in which the letter was written
  public PhaseSections(PhaseCalendar<P> calendar, P written) {
    this.calendar = calendar;
    this.written = written;
    this.phase = written;
  }

  /// {@return for which phase the next line is meant}
  public P phase() {
    return phase;
  }

  /// {@return the line that takes back what stands below it; empty if none does}
  public String bad() {
    return bad;
  }

  /// {@return whether a line begins a part} It does not if it names no phase and may be a sentence.
  ///
  /// @param said the line
  /// @param words of it that name the phase
  public boolean begins(String said, String words) {
    return calendar.read(words).isPresent() || said.startsWith("PHASE") || words.matches(".*\\d.*");
  }

  /// {@return whether a heading names another phase than its lines are meant for anyway}
  public boolean tells(String words) {
    Optional<P> named = calendar.read(words);
    return named.isPresent() && (!named.get().equals(phase) || !bad.isEmpty());
  }

  /// Begins the part of a line that [#begins] one.
  public void begin(String said, String words, LineFacts facts) {
    Optional<P> named = calendar.read(words);
    Optional<P> last =
        calendar.last().filter(end -> named.filter(at -> end.compareTo(at) < 0).isPresent());
    bad = said;
    if (named.isEmpty()) {
      facts.refuse(new AheadRefusalFact.PhaseUnknown(words, calendar.id(written)));
    } else if (named.get().compareTo(written) < 0) {
      facts.refuse(
          new AheadRefusalFact.PhasePast(calendar.title(named.get()), calendar.title(written)));
    } else if (last.isPresent()) {
      facts.refuse(
          new AheadRefusalFact.PhaseNever(calendar.title(named.get()), calendar.title(last.get())));
    } else {
      bad = "";
      phase = named.get();
      facts.mean(new AheadFact.SectionBegun(calendar.title(phase)));
    }
  }
}
