package depesche.adjudicator;

/// A fact that a picture shows best.
public interface PicturedFact extends Fact {

  /// {@return what to paint}
  Picture picture();
}
