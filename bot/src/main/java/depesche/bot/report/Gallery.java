package depesche.bot.report;

import depesche.adjudicator.BoardPicture;
import depesche.adjudicator.MapPicture;
import depesche.adjudicator.Picture;
import depesche.adjudicator.SheetPicture;
import depesche.bot.report.board.BoardPainter;
import depesche.bot.report.board.SheetPainter;
import depesche.bot.report.map.Atlas;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/// The painters of every kind of picture. The last picture is remembered, since a report goes to a
/// whole table.
public final class Gallery {

  private record Painted(Picture picture, byte[] png) {}

  private final Atlas atlas;
  private final AtomicReference<Optional<Painted>> last = new AtomicReference<>(Optional.empty());

  private Gallery(Atlas atlas) {
    this.atlas = atlas;
  }

  /// {@return a gallery that paints maps by the files in this folder}
  ///
  /// @throws depesche.bot.config.Unusable if one of them has no outlines to paint, with file and
  ///   mend
  public static Gallery in(Path folder) {
    return new Gallery(Atlas.in(folder));
  }

  /// {@return the picture as a PNG}
  public byte[] png(Picture picture) {
    Optional<Painted> same = last.get().filter(painted -> painted.picture().equals(picture));
    if (same.isPresent()) {
      return same.get().png();
    }
    byte[] png =
        switch (picture) {
          case MapPicture map -> atlas.png(map);
          case BoardPicture board -> BoardPainter.png(board);
          case SheetPicture sheet -> SheetPainter.png(sheet);
        };
    last.set(Optional.of(new Painted(picture, png)));
    return png;
  }
}
