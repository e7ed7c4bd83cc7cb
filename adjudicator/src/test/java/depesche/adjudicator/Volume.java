package depesche.adjudicator;

/// How much of what is random is played: a tenth of what a test names in an ordinary build, all of
/// it with `-Ddepesche.volume=100`, as `.ci/long` does.
public final class Volume {

  private static final int PERCENT = Integer.getInteger("depesche.volume", 10);

  private Volume() {}

  /// {@return how many of so many; at least one}
  public static int of(int all) {
    return Math.max(1, (int) ((long) all * PERCENT / 100));
  }
}
