package depesche.bot.mime;

/// Letters beyond ASCII in the letters of a domain (RFC 3492). java.net.IDN does this, too, but not
/// for the letters that its older standard took for others.
final class Punycode {

  static final String PREFIX = "xn--";

  private static final int BASE = 36;
  private static final int FEWEST = 1;
  private static final int MOST = 26;
  private static final int SKEW = 38;
  private static final int DAMP = 700;
  private static final int FIRST_BIAS = 72;
  private static final int FIRST = 0x80;

  private Punycode() {}

  /// {@return the label, without its prefix}
  static String encode(String label) {
    int[] letters = label.codePoints().toArray();
    StringBuilder out = new StringBuilder();
    label.codePoints().filter(c -> c < FIRST).forEach(out::appendCodePoint);
    int basic = out.length();
    out.append(basic > 0 ? "-" : "");
    int at = FIRST;
    int delta = 0;
    int bias = FIRST_BIAS;
    for (int done = basic; done < letters.length; ) {
      int next = nextAbove(letters, at);
      delta += (next - at) * (done + 1);
      at = next;
      for (int letter : letters) {
        delta += letter < at ? 1 : 0;
        if (letter == at) {
          number(delta, bias, out);
          bias = adapted(delta, done + 1, done == basic);
          delta = 0;
          done++;
        }
      }
      delta++;
      at++;
    }
    return out.toString();
  }

  private static int nextAbove(int[] letters, int least) {
    int next = Integer.MAX_VALUE;
    for (int letter : letters) {
      next = letter >= least ? Math.min(next, letter) : next;
    }
    return next;
  }

  private static void number(int delta, int bias, StringBuilder out) {
    int rest = delta;
    for (int place = BASE; ; place += BASE) {
      int threshold = Math.clamp(place - bias, FEWEST, MOST);
      if (rest < threshold) {
        out.append(digit(rest));
        return;
      }
      out.append(digit(threshold + (rest - threshold) % (BASE - threshold)));
      rest = (rest - threshold) / (BASE - threshold);
    }
  }

  private static char digit(int value) {
    return (char) (value < 26 ? 'a' + value : '0' + value - 26);
  }

  private static int adapted(int delta, int points, boolean first) {
    int rest = first ? delta / DAMP : delta / 2;
    rest += rest / points;
    int steps = 0;
    while (rest > (BASE - FEWEST) * MOST / 2) {
      rest /= BASE - FEWEST;
      steps += BASE;
    }
    return steps + (BASE - FEWEST + 1) * rest / (rest + SKEW);
  }
}
