package depesche.bot.report;

import depesche.adjudicator.picture.Picture;
import java.util.Optional;
import java.util.function.Function;

/// A painter of which each thread remembers its last picture, since a report goes to a whole table
/// and to all its lists, and others write those of other tables meanwhile.
public final class LastPainted implements Function<Picture, byte[]> {

  private record Painted(Picture picture, byte[] png) {}

  private final Function<Picture, byte[]> painter;
  private final ThreadLocal<Optional<Painted>> last = ThreadLocal.withInitial(Optional::empty);

  /// @param painter paints what is not remembered
  public LastPainted(Function<Picture, byte[]> painter) {
    this.painter = painter;
  }

  @Override
  public byte[] apply(Picture picture) {
    Optional<Painted> same = last.get().filter(painted -> painted.picture().equals(picture));
    if (same.isPresent()) {
      return same.get().png();
    }
    byte[] png = painter.apply(picture);
    last.set(Optional.of(new Painted(picture, png)));
    return png;
  }
}
