package depesche.bot.series;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/// A number of points, exactly: a fraction in lowest terms. A third of 100 points three times is
/// 100 points.
public record Points(BigInteger numerator, BigInteger denominator) implements Comparable<Points> {

  public static final Points NONE = of(0, 1);

  public Points {
    if (denominator.signum() <= 0) {
      throw new IllegalArgumentException("not a fraction: " + numerator + "/" + denominator);
    }
    BigInteger common = numerator.gcd(denominator);
    if (common.signum() > 0) {
      numerator = numerator.divide(common);
      denominator = denominator.divide(common);
    }
  }

  public static Points of(long numerator, long denominator) {
    return new Points(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
  }

  public Points plus(Points other) {
    return new Points(
        numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
        denominator.multiply(other.denominator));
  }

  @Override
  public int compareTo(Points other) {
    return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
  }

  /// {@return as it is shown: rounded to hundredths, `33.33`; a whole number as it is}
  public String text() {
    return new BigDecimal(numerator)
        .divide(new BigDecimal(denominator), 2, RoundingMode.HALF_UP)
        .stripTrailingZeros()
        .toPlainString();
  }
}
