package depesche.adjudicator.rules;

/// A position as text a person can read, and back. `read(write(p))` equals `p`.
public interface Codec<P> {

  /// {@return the position as lines of text}
  String write(P position);

  /// {@return the position that [#write] wrote}
  ///
  /// @throws IllegalArgumentException if the text is not one of ours, with the line in the message
  P read(String text);
}
