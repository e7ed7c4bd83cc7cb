package depesche.adjudicator.letter;

import depesche.adjudicator.Firmness;

/// How a line is meant, by what stands above it, around it or behind it.
public sealed interface Surrounding {

  /// It says what it says.
  ///
  /// @param heading above it; empty if there is none
  record Plain(String heading) implements Surrounding {}

  /// Nothing of it is to be done: a negation, a condition, a draft, something older, a proposal, or
  /// what somebody else has said.
  ///
  /// @param heading that takes it back
  record TakenBack(String heading) implements Surrounding {}

  /// A line below takes it back: `Ignore the above.`
  record Retracted(String by) implements Surrounding {}

  /// It takes back what stands above it, or what was sent before.
  ///
  /// @param above whether there is something above it
  record Retraction(boolean above) implements Surrounding {}

  /// It corrects what stands above it; the words that say so are left out of its orders.
  ///
  /// @param words that say so
  /// @param denies whether those words alone would be a no
  /// @param retracts whether they take back even if no order follows: `scratch that, I was tired`
  record Correction(String words, boolean denies, boolean retracts) implements Surrounding {

    /// {@return whether they say that something else was meant}
    public boolean means() {
      return Corrections.means(words);
    }

    /// {@return whether they only say no to a thing: `Not Burgundy, Picardy.`}
    public boolean negates() {
      return Corrections.negates(words);
    }
  }

  /// It and another line are one and its correction, and nobody can know which is meant.
  ///
  /// @param other the other one
  record Corrected(String other) implements Surrounding {}

  /// It stands below the end of the letter, where names and addresses are.
  record Signed() implements Surrounding {}

  /// It counts at the deadline and lets no turn be judged early; or it says so of the letter.
  ///
  /// @param words that say so
  record Unsettled(Firmness firmness, String words) implements Surrounding {}
}
