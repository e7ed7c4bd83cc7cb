package depesche.adjudicator.picture;

/// A picture as data: what it shows. The rules know this; a painter knows outlines, letters and
/// colours.
public sealed interface Picture permits MapPicture, BoardPicture, SheetPicture {

  /// {@return the moment it shows, such as `Spring 1866, movement`}
  String title();
}
