package depesche.adjudicator.kit;

import java.util.Optional;

/// The phases of a game, as far as a letter may name them.
///
/// @param <P> a phase
public interface PhaseCalendar<P extends Comparable<P>> {

  /// {@return the phase that words name, such as `F1866M` or `4-Bid`}
  Optional<P> read(String words);

  /// {@return its short name}
  String id(P phase);

  /// {@return its name in a heading}
  String title(P phase);

  /// {@return the last phase that this game may come to; empty if that is not known}
  Optional<P> last();
}
