package depesche.adjudicator.notation;

/// Tells lines that name several things of which not each is meant.
final class Alternatives {

  private Alternatives() {}

  /// Whether what a line says of several things is not said of each: `BUILD A BER or F KIE`,
  /// `remove all but BER and KIE`.
  static boolean isWhole(String line) {
    if (line.indexOf(' ') < 0) {
      return false;
    }
    if (AllBut.of(line).isPresent()) {
      return true;
    }
    if (!mayChoose(line)) {
      return false;
    }
    boolean chooses = false;
    for (String word : OrderTokens.of(line)) {
      OrderVerb verb = OrderVerb.of(word);
      if (verb == OrderVerb.RETREAT) {
        return false;
      }
      chooses |= verb == OrderVerb.OR;
    }
    return chooses && LineSplit.parts(line).stream().noneMatch(Alternatives::isAside);
  }

  /// Whether an `or` may stand in a line, outside of brackets or in them.
  private static boolean mayChoose(String line) {
    for (int at = line.indexOf(' '); at >= 0; at = line.indexOf(' ', at + 1)) {
      char next = at + 1 < line.length() ? (char) (line.charAt(at + 1) | ' ') : ' ';
      if (next == 'o') {
        return true;
      }
    }
    return false;
  }

  /// Whether an `or` stands in brackets only.
  private static boolean isAside(String part) {
    int open = part.indexOf('(');
    return open >= 0
        && OrderTokens.of(part.substring(0, open)).stream()
            .noneMatch(word -> OrderVerb.of(word) == OrderVerb.OR)
        && OrderTokens.of(part.substring(open)).stream()
            .anyMatch(word -> OrderVerb.of(word) == OrderVerb.OR);
  }
}
