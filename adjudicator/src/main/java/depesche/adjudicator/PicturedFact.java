package depesche.adjudicator;

/// A fact that is best told by a picture.
public interface PicturedFact extends Fact {

  /// {@return what to paint}
  Picture picture();
}
