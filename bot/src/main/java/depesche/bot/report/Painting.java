package depesche.bot.report;

import depesche.adjudicator.Seat;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.adjudicator.picture.SheetPicture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A picture in one size.
///
/// @param name of its file, without an ending
/// @param small whether it is made for a phone
public record Painting(Picture picture, String name, boolean small) {

  private static final String NEAR = "-near";

  /// {@return a picture as large as it is}
  public static Painting large(Picture picture) {
    return new Painting(picture, kind(picture), false);
  }

  /// {@return whether it shows what is around one reader, and so is painted for nobody else}
  public boolean isNear() {
    return name.endsWith(NEAR);
  }

  /// {@return a picture for a phone}
  public static Painting small(Picture picture) {
    return new Painting(picture, kind(picture), true);
  }

  /// {@return what a mail brings of a picture that nobody asked for}
  ///
  /// @param seat of the reader, whose theatre is shown, too
  public static List<Painting> of(Picture picture, Optional<Seat> seat, MapWish wish) {
    var all = new ArrayList<Painting>();
    if (wish.shown()) {
      Picture lit = lit(picture, wish);
      all.add(small(lit));
      near(lit, seat).ifPresent(own -> all.add(new Painting(own, kind(own) + NEAR, true)));
      if (wish.large()) {
        all.add(new Painting(lit, kind(lit) + "-large", false));
      }
    }
    return all;
  }

  /// {@return the picture by day or by night}
  public static Picture lit(Picture picture, MapWish wish) {
    return wish.dark() && picture instanceof MapPicture map ? map.atNight() : picture;
  }

  private static Optional<Picture> near(Picture picture, Optional<Seat> seat) {
    if (!(picture instanceof MapPicture map) || seat.isEmpty()) {
      return Optional.empty();
    }
    String own = seat.get().name();
    boolean there =
        map.pieces().stream().anyMatch(piece -> piece.owner().equals(own))
            || map.tints().stream().anyMatch(tint -> tint.owner().equals(own));
    return there ? Optional.of(map.near(own)) : Optional.empty();
  }

  private static String kind(Picture picture) {
    return switch (picture) {
      case MapPicture _ -> "map";
      case Picture.BoardPicture _ -> "board";
      case SheetPicture _ -> "sheet";
    };
  }
}
