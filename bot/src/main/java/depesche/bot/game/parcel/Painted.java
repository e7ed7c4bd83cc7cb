package depesche.bot.game.parcel;

import depesche.adjudicator.picture.Picture;
import depesche.bot.report.LastPainted;
import depesche.bot.report.Painting;
import depesche.bot.report.PictureFile;
import depesche.bot.report.canvas.Png;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The pictures of mails. Those of a report take longer than all else, so each thread may paint
/// some before the transaction begins in which it needs them, and paints none twice in a row.
public final class Painted {

  private static final Logger LOG = LoggerFactory.getLogger(Painted.class);

  private final Function<Painting, byte[]> painter;
  private final Function<Picture, byte[]> small;
  private final ThreadLocal<Map<Painting, byte[]>> ahead = ThreadLocal.withInitial(Map::of);

  /// @param small paints what is painted when its mail leaves
  public Painted(Function<Picture, byte[]> large, Function<Picture, byte[]> small) {
    this.small = small;
    LastPainted lastLarge = new LastPainted(large);
    LastPainted lastSmall = new LastPainted(small);
    this.painter = painting -> (painting.small() ? lastSmall : lastLarge).apply(painting.picture());
  }

  /// Paints some pictures that this thread will need, instead of those it had painted before.
  ///
  /// @throws Unpainted if one cannot be painted
  public void ahead(List<Painting> pictures) {
    ahead.remove();
    Map<Painting, byte[]> painted = new LinkedHashMap<>();
    pictures.forEach(picture -> painted.put(picture, Unpainted.by(painter, picture)));
    ahead.set(painted);
  }

  /// {@return a picture, as a PNG}
  ///
  /// @throws Unpainted if it cannot be painted
  public byte[] png(Painting picture) {
    byte[] png = ahead.get().get(picture);
    return png == null ? Unpainted.by(painter, picture) : png;
  }

  /// {@return a file as it leaves} One that cannot be painted is an empty picture: a mail that is
  /// written goes all the same.
  public byte[] leaving(byte[] file) {
    try {
      return PictureFile.picture(file).map(small).orElse(file);
    } catch (RuntimeException | StackOverflowError e) {
      LOG.error("a picture of a receipt broke: {}", e.getClass().getSimpleName());
      return Png.encode(new int[] {0xFFFFFF}, 1, 1);
    }
  }
}
