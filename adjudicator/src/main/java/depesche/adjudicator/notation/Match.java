package depesche.adjudicator.notation;

import java.util.List;

/// What a written name may mean. Never a silent guess: a word that could mean two things is
/// [Unclear].
public sealed interface Match {

  /// A known spelling of one thing.
  record Found(String id) implements Match {}

  /// Not a known spelling, but close to the full name of one thing only.
  record Close(String id) implements Match {}

  /// It could mean any of these.
  record Unclear(List<String> ids) implements Match {}

  /// No known name.
  ///
  /// @param nearest what may have been meant, best first; may be empty
  record Unknown(List<String> nearest) implements Match {}
}
