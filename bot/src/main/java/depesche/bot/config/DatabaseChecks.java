package depesche.bot.config;

import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Whether a database can be meant. Its address is told without what may be secret in it.
record DatabaseChecks(Path file) {

  private static final Pattern PORT = Pattern.compile(":(?<port>[^:,\\]]*)(,|$)");

  void check(Settings.Database database) {
    String key = file + ": database.url";
    if (database.nodes() && !database.url().startsWith("jdbc:postgresql:")) {
      throw new UnusableInput(
          file + ": database.nodes needs PostgreSQL: several nodes cannot share a file");
    }
    if (database.url().matches("(?i)(jdbc:)?h2:.*")) {
      throw new UnusableInput(
          key + " is for PostgreSQL; for the database in the data folder leave the block out");
    }
    if (!database.url().matches("jdbc:postgresql://[^/?#@\\s]+/[^/?#\\s]+(\\?\\S*)?")) {
      throw new UnusableInput(
          key
              + " \"%s\" is no address; write jdbc:postgresql://HOST:PORT/NAME"
                  .formatted(plain(database.url())));
    }
    if (database.url().matches("(?i).*[?&](user|password)=.*")) {
      throw new UnusableInput(
          key + " must not say who: write database.user and database.password, see the comment");
    }
    new ValueChecks(file).filled("database.user", database.user());
    checkPorts(key, database.url());
  }

  /// The driver would warn of such a port, and go on with another.
  private static void checkPorts(String key, String url) {
    Matcher port = PORT.matcher(url.split("/", -1)[2]);
    while (port.find()) {
      String digits = port.group("port");
      if (!digits.matches("[0-9]{1,5}")
          || Integer.parseInt(digits) < 1
          || Integer.parseInt(digits) > ValueChecks.HIGHEST_PORT) {
        throw new UnusableInput(
            "%s: the port in \"%s\" must be from 1 to %d"
                .formatted(key, plain(url), ValueChecks.HIGHEST_PORT));
      }
    }
  }

  /// {@return an address without the password that somebody may have written into it}
  private static String plain(String url) {
    return url.replaceAll("//[^/@]*@", "//…@").replaceAll("[?].*", "");
  }
}
