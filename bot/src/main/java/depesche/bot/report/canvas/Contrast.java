package depesche.bot.report.canvas;

/// How far two colours stand out from each other (WCAG 2.2).
public final class Contrast {

  private static final double[] WEIGHTS = {0.2126, 0.7152, 0.0722};

  private Contrast() {}

  /// {@return from 1, the same, to 21, black and white}
  public static double of(String one, String other) {
    double a = luminance(one) + 0.05;
    double b = luminance(other) + 0.05;
    return Math.max(a, b) / Math.min(a, b);
  }

  private static double luminance(String hex) {
    double sum = 0;
    for (int i = 0; i < 3; i++) {
      double value = Integer.parseInt(hex, 1 + 2 * i, 3 + 2 * i, 16) / 255.0;
      double linear = value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
      sum += WEIGHTS[i] * linear;
    }
    return sum;
  }
}
