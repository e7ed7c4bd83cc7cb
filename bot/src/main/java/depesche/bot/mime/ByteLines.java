package depesche.bot.mime;

/// Lines by position: they end with LF, or CR LF.
final class ByteLines {

  private ByteLines() {}

  /// {@return where the line after this one begins}
  static int next(byte[] bytes, int from, int to) {
    int at = from;
    while (at < to && bytes[at] != '\n') {
      at++;
    }
    return Math.min(at + 1, to);
  }

  /// {@return where the line after this one begins}
  static int next(Bytes bytes, int from, int to) {
    int at = from;
    while (at < to && bytes.at(at) != '\n') {
      at++;
    }
    return Math.min(at + 1, to);
  }

  /// {@return where the content of a line ends, given where the next begins}
  static int end(byte[] bytes, int from, int next) {
    int end = next;
    if (end > from && bytes[end - 1] == '\n') {
      end--;
      if (end > from && bytes[end - 1] == '\r') {
        end--;
      }
    }
    return end;
  }
}
