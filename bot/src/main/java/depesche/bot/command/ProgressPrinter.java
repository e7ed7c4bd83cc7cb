package depesche.bot.command;

import depesche.bot.archive.Progress;
import java.io.PrintWriter;

/// Says how far long work has come: a line for each part of it, and more if one takes long.
final class ProgressPrinter implements Progress {

  private static final long PAUSE = 2_000_000_000L;

  private final PrintWriter out;
  private String last = "";
  private long said;

  ProgressPrinter(PrintWriter out) {
    this.out = out;
  }

  @Override
  public void at(String what, int done, int of) {
    long now = System.nanoTime();
    if (!what.equals(last) || now - said > PAUSE) {
      out.println(of > 1 ? "  %s, %d of %d".formatted(what, done, of) : "  " + what);
      out.flush();
      last = what;
      said = now;
    }
  }
}
