package depesche.bot.report.canvas;

/// The few colours with which a picture of flat tints can be told, and every pixel in them.
///
/// Tints stay exactly as they are. The shades between two of them, at the edge of a line or a
/// letter, are told in steps that the eye cannot see.
final class Palette {

  /// As many as one byte can number.
  private static final int MOST = 256;

  /// A colour is a tint if it fills areas: so many of its pixels, and most of them, lie beside one
  /// and below one that are the same.
  private static final int TINT = 64;

  private static final int EMPTY = -1;

  private final Histogram histogram;
  private final int[] pixels;
  private final int width;
  private final int[] colours = new int[MOST];
  private final byte[] numbers;
  private final int apart;
  private int size;

  private Palette(int[] pixels, int width, int apart) {
    this.pixels = pixels;
    this.width = width;
    this.histogram = Histogram.of(pixels, width);
    this.numbers = new byte[histogram.places()];
    this.apart = distance(apart << 16 | apart << 8 | apart, 0);
    choose();
    settle();
  }

  /// {@return the palette of some pixels}
  ///
  /// @param pixels each 0xRRGGBB
  /// @param apart how far two colours are from each other unless they are tints: as far as greys
  ///   are by so many of 255 steps
  static Palette of(int[] pixels, int width, int apart) {
    return new Palette(pixels, width, apart);
  }

  int size() {
    return size;
  }

  /// {@return the colour of a number, as 0xRRGGBB}
  int colour(int number) {
    return colours[number];
  }

  /// The frequent ones come first, so that what is near to one of them goes without.
  private void choose() {
    for (long entry : histogram.byFrequency()) {
      int colour = Histogram.colour(entry);
      int number = nearest(colour);
      boolean told = size > 0 && distance(colour, colours[number]) <= (isTint(colour) ? 0 : apart);
      if (!told && size < MOST) {
        number = size++;
        colours[number] = colour;
      }
      numbers[histogram.place(colour)] = (byte) number;
    }
  }

  private boolean isTint(int colour) {
    int flat = histogram.flat(colour);
    return flat >= TINT && 2 * flat >= histogram.count(colour);
  }

  private int nearest(int colour) {
    int nearest = 0;
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < size; i++) {
      int distance = distance(colour, colours[i]);
      if (distance < least) {
        least = distance;
        nearest = i;
      }
    }
    return nearest;
  }

  /// Moves each colour that is no tint into the middle of those it stands for.
  private void settle() {
    long[][] sums = new long[size][4];
    boolean[] tint = new boolean[size];
    for (long entry : histogram.byFrequency()) {
      int colour = Histogram.colour(entry);
      int number = numbers[histogram.place(colour)] & 0xFF;
      long count = Histogram.count(entry);
      tint[number] |= isTint(colour);
      sums[number][0] += count * (colour >> 16);
      sums[number][1] += count * (colour >> 8 & 0xFF);
      sums[number][2] += count * (colour & 0xFF);
      sums[number][3] += count;
    }
    for (int i = 0; i < size; i++) {
      if (!tint[i]) {
        colours[i] = mean(sums[i], 0) << 16 | mean(sums[i], 1) << 8 | mean(sums[i], 2);
      }
    }
  }

  private static int mean(long[] sums, int channel) {
    return (int) ((sums[channel] + sums[3] / 2) / sums[3]);
  }

  /// {@return the numbers of all pixels} A pixel between two tints takes after its neighbour where
  /// that is near enough: what repeats packs well.
  byte[] numbers() {
    byte[] told = new byte[pixels.length];
    int last = EMPTY;
    byte number = 0;
    for (int i = 0; i < pixels.length; i++) {
      int pixel = pixels[i];
      if (pixel != last) {
        last = pixel;
        number = numbers[histogram.place(pixel)];
      }
      told[i] = number;
      if (colours[number & 0xFF] != pixel) {
        if (i > 0 && isNear(pixel, told[i - 1])) {
          told[i] = told[i - 1];
        } else if (i >= width && isNear(pixel, told[i - width])) {
          told[i] = told[i - width];
        }
      }
    }
    return told;
  }

  private boolean isNear(int colour, byte number) {
    return distance(colour, colours[number & 0xFF]) <= apart;
  }

  /// Green weighs more, as it does for the eye.
  private static int distance(int one, int other) {
    int red = (one >> 16) - (other >> 16);
    int green = (one >> 8 & 0xFF) - (other >> 8 & 0xFF);
    int blue = (one & 0xFF) - (other & 0xFF);
    return 2 * red * red + 3 * green * green + 2 * blue * blue;
  }
}
