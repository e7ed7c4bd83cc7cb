package depesche.adjudicator.rules;

import java.util.SequencedMap;

/// A position as text a person can read, and back. `read(write(p))` equals `p`.
public interface Codec<P> {

  /// {@return the position as lines of text}
  String write(P position);

  /// {@return the position that [#write] wrote}
  ///
  /// @throws IllegalArgumentException if the text is not one of ours, with the line in the message
  P read(String text);

  /// {@return a position as text in which a table has chosen these options, too: what the text says
  /// itself of an option stays}
  default String with(SequencedMap<String, String> options, String text) {
    StringBuilder whole = new StringBuilder();
    options.forEach((key, value) -> whole.append("option " + key + "=" + value + "\n"));
    return whole.append(text).toString();
  }
}
