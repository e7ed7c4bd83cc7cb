package depesche.bot.report;

import depesche.adjudicator.picture.BoardPicture;
import depesche.adjudicator.picture.MapPicture;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.picture.SheetPicture;
import depesche.bot.report.board.BoardPainter;
import depesche.bot.report.board.SheetPainter;
import depesche.bot.report.map.MapPainters;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/// The painters of every kind of picture. The last picture is remembered, since a report goes to a
/// whole table.
public final class Painters {

  private record Painted(Picture picture, byte[] png) {}

  private final MapPainters mapPainters;
  private final AtomicReference<Optional<Painted>> last = new AtomicReference<>(Optional.empty());

  private Painters(MapPainters mapPainters) {
    this.mapPainters = mapPainters;
  }

  /// {@return a gallery that paints maps by the files in this folder}
  ///
  /// @throws depesche.bot.config.UnusableInput if one of them has no outlines to paint, with file
  ///   and mend
  public static Painters in(Path folder) {
    return new Painters(MapPainters.in(folder));
  }

  /// {@return the picture as a PNG}
  public byte[] png(Picture picture) {
    Optional<Painted> same = last.get().filter(painted -> painted.picture().equals(picture));
    if (same.isPresent()) {
      return same.get().png();
    }
    byte[] png =
        switch (picture) {
          case MapPicture map -> mapPainters.png(map);
          case BoardPicture board -> BoardPainter.png(board);
          case SheetPicture sheet -> SheetPainter.png(sheet);
        };
    last.set(Optional.of(new Painted(picture, png)));
    return png;
  }
}
