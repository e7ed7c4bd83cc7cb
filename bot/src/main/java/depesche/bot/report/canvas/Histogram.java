package depesche.bot.report.canvas;

import java.util.Arrays;

/// How often each colour occurs: a table in which a colour is looked for from its own place on.
final class Histogram {

  private static final int EMPTY = -1;
  private static final int SIZE = 1 << 15;

  private int[] colours = filled(SIZE);
  private int[] counts = new int[SIZE];
  private int[] flats = new int[SIZE];
  private int filled;
  private long[] ordered = {};

  static Histogram of(int[] pixels, int width) {
    Histogram histogram = new Histogram();
    for (int from = 0, to; from < pixels.length; from = to) {
      int colour = pixels[from];
      int flats = 0;
      for (to = from + 1; to < pixels.length && pixels[to] == colour; to++) {
        flats += to >= width && pixels[to - width] == colour ? 1 : 0;
      }
      histogram.add(colour, to - from, flats);
    }
    histogram.order();
    return histogram;
  }

  private static int[] filled(int length) {
    int[] table = new int[length];
    Arrays.fill(table, EMPTY);
    return table;
  }

  private void add(int colour, int count, int flat) {
    int place = place(colour);
    if (colours[place] == EMPTY) {
      colours[place] = colour;
      filled++;
    }
    counts[place] += count;
    flats[place] += flat;
    if (2 * filled > colours.length) {
      grow();
    }
  }

  private void grow() {
    int[] before = colours;
    int[] counted = counts;
    int[] flat = flats;
    colours = filled(2 * before.length);
    counts = new int[2 * before.length];
    flats = new int[2 * before.length];
    filled = 0;
    for (int i = 0; i < before.length; i++) {
      if (before[i] != EMPTY) {
        add(before[i], counted[i], flat[i]);
      }
    }
  }

  /// {@return how many places there are}
  int places() {
    return colours.length;
  }

  /// {@return how many pixels of this colour lie right of one and below one of the same}
  int flat(int colour) {
    return flats[place(colour)];
  }

  /// {@return how many pixels are of this colour}
  int count(int colour) {
    return counts[place(colour)];
  }

  /// {@return where in the table this colour is}
  int place(int colour) {
    int mask = colours.length - 1;
    int place = ((colour * 0x9E3779B9) >>> 8) & mask;
    while (colours[place] != colour && colours[place] != EMPTY) {
      place = (place + 1) & mask;
    }
    return place;
  }

  private void order() {
    ordered = new long[filled];
    int at = 0;
    for (int i = 0; i < colours.length; i++) {
      if (colours[i] != EMPTY) {
        ordered[at++] = (long) -counts[i] << 24 | colours[i];
      }
    }
    Arrays.sort(ordered);
  }

  /// {@return all colours with their counts, the most frequent first}
  long[] byFrequency() {
    return ordered;
  }

  static int colour(long entry) {
    return (int) entry & 0xFFFFFF;
  }

  static long count(long entry) {
    return -(entry >> 24);
  }
}
