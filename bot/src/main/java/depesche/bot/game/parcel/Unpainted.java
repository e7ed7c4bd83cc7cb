package depesche.bot.game.parcel;

import depesche.bot.report.Painting;
import java.util.function.Function;

/// A picture could not be painted. The mail or message can go without it.
public final class Unpainted extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private Unpainted(Throwable cause) {
    super(cause);
  }

  /// {@return what a painter paints}
  ///
  /// @throws Unpainted if it cannot
  public static byte[] by(Function<Painting, byte[]> painter, Painting picture) {
    try {
      return painter.apply(picture);
    } catch (RuntimeException | StackOverflowError e) {
      throw new Unpainted(e);
    }
  }

  /// {@return whether this is what stopped a piece of work}
  public static boolean stopped(Throwable failure) {
    for (Throwable at = failure; at != null; at = at.getCause()) {
      if (at instanceof Unpainted) {
        return true;
      }
    }
    return false;
  }
}
