package depesche.adjudicator.rules;

/// A title whose positions can be changed by hand, to put right what the program got wrong.
public interface Editable<P> extends Capability {

  /// {@return what becomes of the position} Which lines a title knows is its own matter.
  ///
  /// @param line such as `UNIT Red A BER`
  Edit<P> edit(P position, String line);
}
