package depesche.bot.report;

import depesche.adjudicator.picture.Picture;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.function.Function;

/// A painter who remembers the latest pictures, since a report goes to a whole table and to all its
/// lists, and its page shows the same; others write those of other tables meanwhile.
public final class LastPainted implements Function<Picture, byte[]> {

  /// As many tables are told of at a time; a picture has some 100 kB.
  private static final int MOST = 32;

  private final Function<Picture, byte[]> painter;
  private final SequencedMap<Picture, byte[]> latest = new LinkedHashMap<>();

  /// @param painter paints what is not remembered
  public LastPainted(Function<Picture, byte[]> painter) {
    this.painter = painter;
  }

  @Override
  public byte[] apply(Picture picture) {
    synchronized (latest) {
      byte[] same = latest.get(picture);
      if (same != null) {
        return same;
      }
    }
    byte[] png = painter.apply(picture);
    synchronized (latest) {
      latest.put(picture, png);
      if (latest.size() > MOST) {
        latest.pollFirstEntry();
      }
    }
    return png;
  }
}
