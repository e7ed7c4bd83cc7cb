package depesche.bot.game.parcel;

import depesche.adjudicator.picture.Picture;
import depesche.bot.report.Painting;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// The pictures of mails. Those of a report take longer than all else, so each thread may paint
/// some before the transaction begins in which it needs them.
public final class Painted {

  private final Function<Painting, byte[]> painter;
  private final ThreadLocal<Map<Painting, byte[]>> ahead = ThreadLocal.withInitial(Map::of);

  public Painted(Function<Picture, byte[]> large, Function<Picture, byte[]> small) {
    this.painter = painting -> (painting.small() ? small : large).apply(painting.picture());
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
}
