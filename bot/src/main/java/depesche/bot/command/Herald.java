package depesche.bot.command;

import java.io.PrintWriter;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Says how a server begins and why it does not: to people, or in its log if that is read by
/// programs. A journal takes both streams as one, and each line of it is a JSON object then.
record Herald(PrintWriter out, boolean toTheLog) {

  private static final Logger LOG = LoggerFactory.getLogger("depesche.bot.Server");

  /// @param out for people
  static Herald of(PrintWriter out) {
    return new Herald(out, "json".equals(System.getenv("DEPESCHE_LOG")));
  }

  /// Says some lines.
  void say(List<String> lines) {
    if (toTheLog) {
      lines.forEach(line -> LOG.info("{}", line.strip()));
    } else {
      lines.forEach(out::println);
      out.flush();
    }
  }

  /// Says why there is no server.
  ///
  /// @return whether that has been said; otherwise it is up to the command line
  boolean fail(String why) {
    if (toTheLog) {
      LOG.error("{}", why);
    }
    return toTheLog;
  }
}
