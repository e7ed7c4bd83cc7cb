package depesche.bot.report.map;

import java.util.List;

/// How colours look to the four kinds of sight, at full severity, and how far apart they are then.
///
/// @param matrix over linear red, green and blue, by rows
record Sight(String name, List<Double> matrix) {

  /// Normal sight; Machado, Oliveira and Fernandes (2009) for all three kinds; Viénot, Brettel and
  /// Mollon (1999) for the two kinds it has.
  static final List<Sight> ALL =
      List.of(
          new Sight("normal", List.of(1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0)),
          new Sight(
              "protan, Machado",
              List.of(
                  0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116,
                  1.051998)),
          new Sight(
              "deutan, Machado",
              List.of(
                  0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940,
                  0.968881)),
          new Sight(
              "tritan, Machado",
              List.of(
                  1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367,
                  0.303900)),
          new Sight(
              "protan, Viénot",
              List.of(0.11238, 0.88762, 0.0, 0.11238, 0.88762, 0.0, 0.00401, -0.00401, 1.0)),
          new Sight(
              "deutan, Viénot",
              List.of(0.29275, 0.70725, 0.0, 0.29275, 0.70725, 0.0, -0.02234, 0.02234, 1.0)));

  /// {@return the distance of two colours by CIEDE2000}
  double between(String one, String other) {
    return distance(seen(one), seen(other));
  }

  /// {@return the colour as it looks, 0xRRGGBB of 0xRRGGBB}
  int seen(int colour) {
    double[] light = seenLight(colour);
    int out = 0;
    for (double part : light) {
      double shown = part <= 0.0031308 ? 12.92 * part : 1.055 * Math.pow(part, 1 / 2.4) - 0.055;
      out = out << 8 | (int) Math.round(255 * shown);
    }
    return out;
  }

  private double[] seenLight(int colour) {
    double[] light = new double[3];
    for (int i = 0; i < 3; i++) {
      double value = (colour >> (16 - 8 * i) & 0xFF) / 255.0;
      light[i] = value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }
    double[] seen = new double[3];
    for (int i = 0; i < 3; i++) {
      double sum = 0;
      for (int j = 0; j < 3; j++) {
        sum += matrix.get(3 * i + j) * light[j];
      }
      seen[i] = Math.clamp(sum, 0, 1);
    }
    return seen;
  }

  /// {@return L*, a*, b* for daylight (D65)}
  private double[] seen(String hex) {
    double[] l = seenLight(Integer.parseInt(hex, 1, 7, 16));
    double x = cube((0.4124564 * l[0] + 0.3575761 * l[1] + 0.1804375 * l[2]) / 0.95047);
    double y = cube(0.2126729 * l[0] + 0.7151522 * l[1] + 0.0721750 * l[2]);
    double z = cube((0.0193339 * l[0] + 0.1191920 * l[1] + 0.9503041 * l[2]) / 1.08883);
    return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
  }

  private static double cube(double t) {
    return t > 216.0 / 24389 ? Math.cbrt(t) : (24389.0 / 27 * t + 16) / 116;
  }

  /// Sharma, Wu and Dalal (2005), with all weights 1.
  static double distance(double[] one, double[] other) {
    double mean = seventh((Math.hypot(one[1], one[2]) + Math.hypot(other[1], other[2])) / 2);
    double stretch = 1 + 0.5 * (1 - mean);
    double a1 = stretch * one[1];
    double a2 = stretch * other[1];
    double c1 = Math.hypot(a1, one[2]);
    double c2 = Math.hypot(a2, other[2]);
    double h1 = angle(one[2], a1);
    double h2 = angle(other[2], a2);
    boolean grey = c1 * c2 == 0;
    double turn = grey ? 0 : Math.IEEEremainder(h2 - h1, 360);
    double hue = grey ? h1 + h2 : h1 + turn / 2;
    double lightness = (one[0] + other[0]) / 2;
    double chroma = (c1 + c2) / 2;
    double t =
        1
            - 0.17 * cos(hue - 30)
            + 0.24 * cos(2 * hue)
            + 0.32 * cos(3 * hue + 6)
            - 0.20 * cos(4 * hue - 63);
    double blue = Math.pow(((hue + 720) % 360 - 275) / 25, 2);
    double rotation = -Math.sin(Math.toRadians(60 * Math.exp(-blue))) * 2 * seventh(chroma);
    double far = Math.pow(lightness - 50, 2);
    double dl = (other[0] - one[0]) / (1 + 0.015 * far / Math.sqrt(20 + far));
    double dc = (c2 - c1) / (1 + 0.045 * chroma);
    double dh =
        2 * Math.sqrt(c1 * c2) * Math.sin(Math.toRadians(turn / 2)) / (1 + 0.015 * chroma * t);
    return Math.sqrt(dl * dl + dc * dc + dh * dh + rotation * dc * dh);
  }

  private static double seventh(double chroma) {
    double power = Math.pow(chroma, 7);
    return Math.sqrt(power / (power + 6103515625.0));
  }

  private static double angle(double b, double a) {
    return b == 0 && a == 0 ? 0 : (Math.toDegrees(Math.atan2(b, a)) + 360) % 360;
  }

  private static double cos(double degrees) {
    return Math.cos(Math.toRadians(degrees));
  }
}
