package depesche.adjudicator.rules;

import java.util.Optional;

/// What may have capabilities. Rules that pass questions on to others pass this one on as well, and
/// so cannot forget any of them.
public interface Capable {

  /// {@return these rules as those that can do so; empty if they cannot}
  ///
  /// @param kind such as `Decks.class`; one that is asked about positions is that for the positions
  ///   of these rules
  default <C extends Capability> Optional<C> as(Class<? super C> kind) {
    // Rules have one kind of positions, so what they can do with any they can do with these.
    @SuppressWarnings("unchecked")
    Optional<C> own = kind.isInstance(this) ? Optional.of((C) this) : Optional.empty();
    return own;
  }

  /// {@return whether these rules can do so}
  default boolean has(Class<? extends Capability> kind) {
    return as(kind).isPresent();
  }
}
