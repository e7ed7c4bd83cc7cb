package depesche.bot;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.function.Consumer;

/// Makes a message of the log of each line that is written to it.
final class LogWriter extends Writer {

  private final Consumer<String> log;
  private final StringBuilder line = new StringBuilder();

  private LogWriter(Consumer<String> log) {
    this.log = log;
  }

  /// {@return what writes lines to a log, without the space around them and without empty ones}
  static PrintWriter of(Consumer<String> log) {
    return new PrintWriter(new LogWriter(log));
  }

  @Override
  public void write(char[] text, int from, int length) {
    line.append(text, from, length);
    for (int end = line.indexOf("\n"); end >= 0; end = line.indexOf("\n")) {
      say(line.substring(0, end).strip());
      line.delete(0, end + 1);
    }
  }

  private void say(String words) {
    if (!words.isEmpty()) {
      log.accept(words);
    }
  }

  @Override
  public void flush() {}

  @Override
  public void close() {}
}
